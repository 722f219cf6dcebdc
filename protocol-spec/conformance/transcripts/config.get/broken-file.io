// A bad value is told and left out; the rest counts
// needs: clock=2026-06-21T12:00:00Z config='{"units": "furlongs", "timeFormat": "24h", "bogus": 1}'
>> {"jsonrpc":"2.0","id":1,"method":"config.get"}
<< {"jsonrpc":"2.0","id":1,"result":{"warnings":[{"message":"$string","$...":""},{"message":"$string","$...":""}],"$...":""}}
>> {"jsonrpc":"2.0","id":2,"method":"sun.times","params":{"place":"38.72,-9.14","date":"2026-06-21","labels":true}}
<< {"jsonrpc":"2.0","id":2,"result":{"days":[{"sunsetLabels":{"time":"21:04","hour":"21","day":"6/21","weekday":"Sun"},"$...":""}],"$...":""}}
