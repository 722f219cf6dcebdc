// An id is a string, a number or null
>> {"jsonrpc":"2.0","id":true,"method":"subscription.list"}
<< {"jsonrpc":"2.0","id":null,"error":{"code":-32600,"data":{"kind":"invalidRequest","retryable":false,"$...":""}}}
>> {"jsonrpc":"2.0","id":[],"method":"subscription.list"}
<< {"jsonrpc":"2.0","id":null,"error":{"code":-32600,"data":{"kind":"invalidRequest","retryable":false,"$...":""}}}
>> {"jsonrpc":"2.0","id":{},"method":"subscription.list"}
<< {"jsonrpc":"2.0","id":null,"error":{"code":-32600,"data":{"kind":"invalidRequest","retryable":false,"$...":""}}}
