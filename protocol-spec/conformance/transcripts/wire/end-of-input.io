// What was accepted before the end of input is answered
// eof
>> {"jsonrpc":"2.0","id":1,"method":"subscription.list"}
>> {"jsonrpc":"2.0","id":2,"method":"subscription.list"}
<< {"jsonrpc":"2.0","id":1,"result":{"subscriptions":[]}}
<< {"jsonrpc":"2.0","id":2,"result":{"subscriptions":[]}}
