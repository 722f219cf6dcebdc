// Cancelling what is unknown or done is silent
>> {"jsonrpc":"2.0","method":"$/cancelRequest","params":{"id":99}}
>> {"jsonrpc":"2.0","id":1,"method":"subscription.list"}
<< {"jsonrpc":"2.0","id":1,"result":{"subscriptions":[]}}
>> {"jsonrpc":"2.0","method":"$/cancelRequest","params":{"id":1}}
>> {"jsonrpc":"2.0","id":2,"method":"subscription.list"}
<< {"jsonrpc":"2.0","id":2,"result":{"subscriptions":[]}}
