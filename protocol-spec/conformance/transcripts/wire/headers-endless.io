// A body as long as can be said: refused with its id, and nothing else of it is waited for
// framing: headers
>> {"jsonrpc":"2.0","id":1,"method":"subscription.list"}
<< {"jsonrpc":"2.0","id":1,"result":{"subscriptions":[]}}
>! Content-Length: 9223372036854775807\r\n\r\n{"jsonrpc":"2.0","id":2,"method":"subscription.list"}
<< {"jsonrpc":"2.0","id":2,"error":{"code":-32600,"data":{"kind":"limitExceeded","retryable":false,"limit":"maxMessageBytes","max":4194304}}}
