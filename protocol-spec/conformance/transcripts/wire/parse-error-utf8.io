// Bytes that are not UTF-8
// framing: lines
>! {"jsonrpc":"2.0","method":"\xff\xfe"}\n
<< {"jsonrpc":"2.0","id":null,"error":{"code":-32700,"data":{"kind":"parseError","retryable":false,"$...":""}}}
>> {"jsonrpc":"2.0","id":1,"method":"subscription.list"}
<< {"jsonrpc":"2.0","id":1,"result":{"subscriptions":[]}}
