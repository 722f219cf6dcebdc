// JSON that is not a request
>> {"jsonrpc":"1.0","id":1,"method":"subscription.list"}
<< {"jsonrpc":"2.0","id":1,"error":{"code":-32600,"data":{"kind":"invalidRequest","retryable":false,"$...":""}}}
>> {"id":2,"method":"subscription.list"}
<< {"jsonrpc":"2.0","id":2,"error":{"code":-32600,"data":{"kind":"invalidRequest","retryable":false,"$...":""}}}
>> {"jsonrpc":"2.0","id":3,"method":1}
<< {"jsonrpc":"2.0","id":3,"error":{"code":-32600,"data":{"kind":"invalidRequest","retryable":false,"$...":""}}}
>> {"jsonrpc":"2.0","id":4}
<< {"jsonrpc":"2.0","id":4,"error":{"code":-32600,"data":{"kind":"invalidRequest","retryable":false,"$...":""}}}
>> {"jsonrpc":"2.0","id":5,"method":"subscription.list","params":"text"}
<< {"jsonrpc":"2.0","id":5,"error":{"code":-32600,"data":{"kind":"invalidRequest","retryable":false,"$...":""}}}
>> {}
<< {"jsonrpc":"2.0","id":null,"error":{"code":-32600,"data":{"kind":"invalidRequest","retryable":false,"$...":""}}}
