// Only a few settings can be set from a connection, and only to what they allow
// needs: clock=2026-06-21T12:00:00Z location=38.72,-9.14
>> {"jsonrpc":"2.0","id":1,"method":"config.set","params":{"setting":"providers.openMeteo.baseURL","value":"http://127.0.0.1:1"}}
<< {"jsonrpc":"2.0","id":1,"error":{"code":-32019,"data":{"kind":"unsupported","retryable":false,"reason":"notSettable","$...":""}}}
>> {"jsonrpc":"2.0","id":2,"method":"config.set","params":{"setting":"units","value":"furlongs"}}
<< {"jsonrpc":"2.0","id":2,"error":{"code":-32602,"data":{"kind":"notAllowed","retryable":false,"path":"/value","$...":""}}}
>> {"jsonrpc":"2.0","id":3,"method":"config.set","params":{"setting":"unit","value":"metric"}}
<< {"jsonrpc":"2.0","id":3,"error":{"code":-32602,"data":{"kind":"notAllowed","retryable":false,"path":"/setting","didYouMean":["units"],"$...":""}}}
>> {"jsonrpc":"2.0","id":4,"method":"config.set","params":{"setting":"cache.maxBytes","value":1}}
<< {"jsonrpc":"2.0","id":4,"error":{"code":-32602,"data":{"kind":"outOfRange","retryable":false,"path":"/value","$...":""}}}
