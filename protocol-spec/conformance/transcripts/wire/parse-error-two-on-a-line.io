// A line has to be one JSON text
// framing: lines
>! {"jsonrpc":"2.0","id":1,"method":"subscription.list"} {"jsonrpc":"2.0","id":2,"method":"subscription.list"}\n
<< {"jsonrpc":"2.0","id":"$any","error":{"code":-32700,"data":{"kind":"parseError","retryable":false,"hint":"$string","$...":""}}}
>> {"jsonrpc":"2.0","id":3,"method":"subscription.list"}
<< {"jsonrpc":"2.0","id":3,"result":{"subscriptions":[]}}
