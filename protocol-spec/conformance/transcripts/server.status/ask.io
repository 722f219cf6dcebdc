// How it is doing
// needs: clock=2026-06-21T12:00:00Z location=38.72,-9.14
>> {"jsonrpc":"2.0","id":1,"method":"server.status"}
<< {"jsonrpc":"2.0","id":1,"result":{"protocolVersion":"1.0","subscriptions":0,"$...":""}}
