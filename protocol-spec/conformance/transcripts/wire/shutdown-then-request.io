// After shutdown every request is refused; exit still works
>> {"jsonrpc":"2.0","id":1,"method":"shutdown"}
<< {"jsonrpc":"2.0","id":1,"result":null}
>> {"jsonrpc":"2.0","id":2,"method":"subscription.list"}
<< {"jsonrpc":"2.0","id":2,"error":{"code":-32600,"data":{"kind":"shuttingDown","retryable":false,"$...":""}}}
>> {"jsonrpc":"2.0","method":"exit"}
-- exit 0
