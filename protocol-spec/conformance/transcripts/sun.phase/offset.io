// Half an hour before sunset
// needs: clock=2026-06-21T12:00:00Z location=38.72,-9.14
>> {"jsonrpc":"2.0","id":1,"method":"sun.phase","params":{"place":"38.72,-9.14","offsetMinutes":-30}}
<< {"jsonrpc":"2.0","id":1,"result":{"phase":"day","$...":""}}
