// Where each word begins, and what to draw beside it
// needs: clock=2026-06-21T12:00:00Z location=38.72,-9.14
>> {"jsonrpc":"2.0","id":1,"method":"sunset.about"}
<< {"jsonrpc":"2.0","id":1,"result":{"factors":[{"id":"cloudCover","labels":["Clear","Partly","Overcast"],"thresholds":[25,85],"symbols":{"sfSymbol":"cloud.fill","emoji":"☁️","material":"cloud"},"$...":""},"$..."],"thresholds":[15,30,48,56,64],"$...":""}}
