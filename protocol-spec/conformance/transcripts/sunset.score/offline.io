// Without a network the score is an estimate and says so
// needs: clock=2026-06-21T12:00:00Z location=38.72,-9.14
>> {"jsonrpc":"2.0","id":1,"method":"sunset.score","params":{"place":"38.72,-9.14","days":1}}
<< {"jsonrpc":"2.0","id":1,"result":{"model":"afterglow","event":"sunset","days":[{"score":"$number","asForecast":null,"kind":"estimate","explanation":null,"confidence":null,"rarity":null,"factors":null,"subscores":null,"pathSource":null,"$...":""}],"source":{"provider":"climatology","kind":"estimate","$...":""},"$...":""}}
