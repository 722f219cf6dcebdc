// A length that is none gets one answer, and reading goes on at the next header
// framing: headers
>> {"jsonrpc":"2.0","id":1,"method":"subscription.list"}
<< {"jsonrpc":"2.0","id":1,"result":{"subscriptions":[]}}
>! Content-Length: many\r\n\r\n{"jsonrpc":"2.0","id":2,"method":"subscription.list"}\r\n
<< {"jsonrpc":"2.0","id":null,"error":{"code":-32700,"data":{"kind":"parseError","retryable":false,"$...":""}}}
>> {"jsonrpc":"2.0","id":3,"method":"subscription.list"}
<< {"jsonrpc":"2.0","id":3,"result":{"subscriptions":[]}}
>! Content-Length: 53\r\nContent-Length: 53\r\n\r\n{"jsonrpc":"2.0","id":4,"method":"subscription.list"}\r\n
<< {"jsonrpc":"2.0","id":null,"error":{"code":-32700,"data":{"kind":"parseError","retryable":false,"$...":""}}}
>> {"jsonrpc":"2.0","id":5,"method":"subscription.list"}
<< {"jsonrpc":"2.0","id":5,"result":{"subscriptions":[]}}
>! X-Only: 1\r\n\r\n{"jsonrpc":"2.0","id":6,"method":"subscription.list"}\r\n
<< {"jsonrpc":"2.0","id":null,"error":{"code":-32700,"data":{"kind":"parseError","retryable":false,"$...":""}}}
>> {"jsonrpc":"2.0","id":7,"method":"subscription.list"}
<< {"jsonrpc":"2.0","id":7,"result":{"subscriptions":[]}}
