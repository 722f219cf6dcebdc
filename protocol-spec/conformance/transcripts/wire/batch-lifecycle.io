// initialize and shutdown do not belong into a batch
>> [{"jsonrpc":"2.0","id":1,"method":"initialize","params":{}},{"jsonrpc":"2.0","id":2,"method":"shutdown"},{"jsonrpc":"2.0","id":3,"method":"subscription.list"}]
<< [{"jsonrpc":"2.0","id":1,"error":{"code":-32600,"data":{"kind":"invalidRequest","retryable":false,"$...":""}}},{"jsonrpc":"2.0","id":2,"error":{"code":-32600,"data":{"kind":"invalidRequest","retryable":false,"$...":""}}},{"jsonrpc":"2.0","id":3,"result":{"subscriptions":[]}}]
>> {"jsonrpc":"2.0","id":4,"method":"subscription.list"}
<< {"jsonrpc":"2.0","id":4,"result":{"subscriptions":[]}}
