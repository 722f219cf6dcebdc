// A client that cannot say where it is
// needs: clock=2026-06-21T12:00:00Z location=38.72,-9.14
>> {"jsonrpc":"2.0","id":1,"method":"location.refresh"}
<< {"jsonrpc":"2.0","id":1,"error":{"code":-32011,"data":{"kind":"locationUnavailable","retryable":false,"reason":"notSupported","$...":""}}}
>> {"jsonrpc":"2.0","id":2,"method":"location.current"}
<< {"jsonrpc":"2.0","id":2,"result":{"origin":"environment","$...":""}}
