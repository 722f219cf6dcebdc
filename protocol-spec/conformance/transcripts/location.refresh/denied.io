// The client says that the user said no
// needs: clock=2026-06-21T12:00:00Z location=38.72,-9.14
>> {"jsonrpc":"2.0","id":1,"method":"initialize","params":{"capabilities":{"location":true}}}
<< {"jsonrpc":"2.0","id":1,"result":{"protocolVersion":"1.0","$...":""}}
>> {"jsonrpc":"2.0","id":2,"method":"location.refresh"}
<< {"jsonrpc":"2.0","id":"$string:request","method":"location/request","params":{"reason":"$string","timeoutMs":10000}}
>> {"jsonrpc":"2.0","id":"$request","error":{"code":-32011,"message":"no","data":{"reason":"denied"}}}
<< {"jsonrpc":"2.0","id":2,"error":{"code":-32011,"data":{"kind":"locationUnavailable","retryable":false,"reason":"denied","hint":"Grant location permission, or search for a place.","$...":""}}}
>> {"jsonrpc":"2.0","id":3,"method":"location.current"}
<< {"jsonrpc":"2.0","id":3,"result":{"origin":"environment","authorization":"denied","lastError":{"code":-32011,"$...":""},"$...":""}}
