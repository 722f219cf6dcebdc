// Code 1, for shutdown did not come before
// needs: clock=2026-06-21T12:00:00Z location=38.72,-9.14
// exit: 1
>> {"jsonrpc":"2.0","id":1,"method":"subscription.list"}
<< {"jsonrpc":"2.0","id":1,"result":{"subscriptions":[]}}
>> {"jsonrpc":"2.0","method":"exit"}
-- exit 1
