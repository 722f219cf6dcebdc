// No station and time; nothing; too much
>> {"jsonrpc":"2.0","id":1,"method":"observation.decode","params":{"report":"It is raining."}}
<< {"jsonrpc":"2.0","id":1,"error":{"code":-32602,"data":{"kind":"invalidParams","retryable":false,"path":"/report","$...":""}}}
>> {"jsonrpc":"2.0","id":2,"method":"observation.decode","params":{"report":""}}
<< {"jsonrpc":"2.0","id":2,"error":{"code":-32602,"data":{"path":"/report","$...":""}}}
>> {"jsonrpc":"2.0","id":3,"method":"observation.decode","params":{}}
<< {"jsonrpc":"2.0","id":3,"error":{"code":-32602,"data":{"kind":"missingParam","retryable":false,"path":"/report","$...":""}}}
