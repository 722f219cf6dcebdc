// An empty batch is one fault; a batch of notifications is silent
>> []
<< {"jsonrpc":"2.0","id":null,"error":{"code":-32600,"data":{"kind":"invalidRequest","retryable":false,"$...":""}}}
>> [{"jsonrpc":"2.0","method":"initialized"},{"jsonrpc":"2.0","method":"$/setTrace","params":{"value":"off"}}]
>> {"jsonrpc":"2.0","id":1,"method":"subscription.list"}
<< {"jsonrpc":"2.0","id":1,"result":{"subscriptions":[]}}
