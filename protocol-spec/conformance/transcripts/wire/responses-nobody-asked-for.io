// Answers to nothing are dropped
>> {"jsonrpc":"2.0","id":"almanac:99","result":null}
>> {"jsonrpc":"2.0","id":7,"error":{"code":-32601,"message":"no"}}
>> {"jsonrpc":"2.0","id":1,"method":"subscription.list"}
<< {"jsonrpc":"2.0","id":1,"result":{"subscriptions":[]}}
