// Malformed JSON gets -32700, with the id where one is seen, and the next message is read
>> {"jsonrpc":"2.0","id":1,
<< {"jsonrpc":"2.0","id":1,"error":{"code":-32700,"data":{"kind":"parseError","retryable":false,"$...":""}}}
>> {bad}
<< {"jsonrpc":"2.0","id":null,"error":{"code":-32700,"data":{"kind":"parseError","retryable":false,"$...":""}}}
>> {"jsonrpc":"2.0","id":4,"method":"subscription.list"}
<< {"jsonrpc":"2.0","id":4,"result":{"subscriptions":[]}}
