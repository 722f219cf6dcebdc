// Scored from the sky above and the sky toward the sun, with its reasons
// needs: clock=2026-06-21T12:00:00Z location=38.72,-9.14 upstream
>> {"jsonrpc":"2.0","id":1,"method":"sunset.score","params":{"place":"38.72,-9.14","days":2}}
<< {"jsonrpc":"2.0","id":1,"result":{"model":"afterglow","event":"sunset","days":[{"date":"2026-06-21","score":"$number","rating":"$string","label":"$string","explanation":"$string","confidence":"$number","interval":{"low":"$number","high":"$number","level":0.8},"time":"2026-06-21T21:04:46+01:00","path":"sampled","gradient":["$string","$string","$string"],"passed":false,"reason":null,"goldenHour":{"start":"$time","end":"$time"},"$...":""},{"date":"2026-06-22","$...":""}],"source":{"provider":"openMeteo","$...":""},"sources":[{"product":"forecast","$...":""},"$..."],"$...":""}}
>> {"jsonrpc":"2.0","id":2,"method":"sunset.score","params":{"place":"38.72,-9.14","days":1,"model":"classic"}}
<< {"jsonrpc":"2.0","id":2,"result":{"days":[{"score":"$integer","confidence":null,"interval":null,"subscores":null,"goldenHour":{"start":"2026-06-21T20:34:46+01:00","end":"2026-06-21T21:04:46+01:00"},"$...":""}],"$...":""}}
