// A place as a param comes back resolved
// needs: clock=2026-06-21T12:00:00Z location=38.72,-9.14
>> {"jsonrpc":"2.0","id":1,"method":"location.current","params":{"place":"Porto"}}
<< {"jsonrpc":"2.0","id":1,"result":{"origin":"param","place":{"name":"Porto","$...":""},"$...":""}}
>> {"jsonrpc":"2.0","id":2,"method":"location.current","params":{"place":"Qwxyzq"}}
<< {"jsonrpc":"2.0","id":2,"error":{"code":-32012,"data":{"kind":"providerUnavailable","retryable":true,"reason":"offline","path":"/place","$...":""}}}
