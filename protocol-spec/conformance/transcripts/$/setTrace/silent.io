// Accepted and never answered
// needs: clock=2026-06-21T12:00:00Z location=38.72,-9.14
>> {"jsonrpc":"2.0","method":"$/setTrace","params":{"value":"verbose"}}
>> {"jsonrpc":"2.0","method":"$/setTrace","params":{"value":"off"}}
>> {"jsonrpc":"2.0","id":1,"method":"subscription.list"}
<< {"jsonrpc":"2.0","id":1,"result":{"subscriptions":[]}}
