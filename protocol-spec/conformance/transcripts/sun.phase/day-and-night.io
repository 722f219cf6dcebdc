// Day at noon, night at midnight, and what comes next
// needs: clock=2026-06-21T12:00:00Z location=38.72,-9.14
>> {"jsonrpc":"2.0","id":1,"method":"sun.phase","params":{"place":"38.72,-9.14"}}
<< {"jsonrpc":"2.0","id":1,"result":{"phase":"day","isDay":true,"next":{"phase":"civilTwilight","time":"$time","$...":""},"$...":""}}
>> {"jsonrpc":"2.0","id":2,"method":"sun.phase","params":{"place":"38.72,-9.14","time":"2026-06-21T01:30:00+01:00"}}
<< {"jsonrpc":"2.0","id":2,"result":{"phase":"night","isDay":false,"$...":""}}
