// A body over the limit is skipped to its last byte
// framing: headers
>! Content-Length: 67108864\r\n\r\n\*67108864( )
<< {"jsonrpc":"2.0","id":null,"error":{"code":-32600,"data":{"kind":"limitExceeded","retryable":false,"limit":"maxMessageBytes","max":"$integer","$...":""}}}
>> {"jsonrpc":"2.0","id":1,"method":"subscription.list"}
<< {"jsonrpc":"2.0","id":1,"result":{"subscriptions":[]}}
