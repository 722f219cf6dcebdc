// What else went wrong is told in the client's own words, where it has any
// needs: clock=2026-06-21T12:00:00Z location=38.72,-9.14
>> {"jsonrpc":"2.0","id":1,"method":"initialize","params":{"capabilities":{"location":true,"notifications":true}}}
<< {"jsonrpc":"2.0","id":1,"result":{"protocolVersion":"1.0","$...":""}}
>> {"jsonrpc":"2.0","id":2,"method":"location.refresh"}
<< {"jsonrpc":"2.0","id":"$string:request","method":"location/request","params":{"reason":"$string","timeoutMs":10000}}
>> {"jsonrpc":"2.0","id":"$request","error":{"code":-32011,"message":"GPS is asleep","data":{"reason":"other"}}}
<< {"jsonrpc":"2.0","id":2,"error":{"code":-32011,"data":{"kind":"locationUnavailable","retryable":true,"reason":"other","$...":""}}}
>> {"jsonrpc":"2.0","id":3,"method":"location.current"}
<< {"jsonrpc":"2.0","id":3,"result":{"lastError":{"message":"GPS is asleep","$...":""},"$...":""}}
>> {"jsonrpc":"2.0","id":4,"method":"location.refresh"}
<< {"jsonrpc":"2.0","id":"$string:second","method":"location/request","params":{"reason":"$string","timeoutMs":10000}}
>> {"jsonrpc":"2.0","id":"$second","error":{"code":-32000,"message":""}}
<< {"jsonrpc":"2.0","id":4,"error":{"code":-32011,"data":{"kind":"locationUnavailable","retryable":true,"reason":"other","$...":""}}}
>> {"jsonrpc":"2.0","id":5,"method":"location.current"}
<< {"jsonrpc":"2.0","id":5,"result":{"lastError":{"message":"The location could not be determined.","$...":""},"$...":""}}
