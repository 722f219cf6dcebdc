// What JSON does not know: NaN, a trailing comma, a lone surrogate
>> {"jsonrpc":"2.0","method":"subscription.list","params":{"a":NaN}}
<< {"jsonrpc":"2.0","id":null,"error":{"code":-32700,"data":{"kind":"parseError","retryable":false,"$...":""}}}
>> {"jsonrpc":"2.0","method":"subscription.list",}
<< {"jsonrpc":"2.0","id":null,"error":{"code":-32700,"data":{"kind":"parseError","retryable":false,"$...":""}}}
>> {"jsonrpc":"2.0","method":"\ud800"}
<< {"jsonrpc":"2.0","id":null,"error":{"code":-32700,"data":{"kind":"parseError","retryable":false,"$...":""}}}
>> {"jsonrpc":"2.0","id":1,"method":"subscription.list"}
<< {"jsonrpc":"2.0","id":1,"result":{"subscriptions":[]}}
