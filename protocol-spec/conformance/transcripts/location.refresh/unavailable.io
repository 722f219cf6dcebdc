// Null and -32601 are how clients refuse a request that they do not know; only a client knows that permission is set
// needs: clock=2026-06-21T12:00:00Z location=38.72,-9.14
>> {"jsonrpc":"2.0","id":1,"method":"initialize","params":{"capabilities":{"location":true,"notifications":true}}}
<< {"jsonrpc":"2.0","id":1,"result":{"protocolVersion":"1.0","$...":""}}
>> {"jsonrpc":"2.0","id":2,"method":"location.refresh"}
<< {"jsonrpc":"2.0","id":"$string:request","method":"location/request","params":{"reason":"$string","timeoutMs":10000}}
>> {"jsonrpc":"2.0","id":"$request","result":null}
<< {"jsonrpc":"2.0","id":2,"error":{"code":-32011,"data":{"kind":"locationUnavailable","retryable":false,"reason":"notSupported","hint":"Set a location with location.set.","$...":""}}}
>> {"jsonrpc":"2.0","id":3,"method":"location.refresh"}
<< {"jsonrpc":"2.0","id":"$string:second","method":"location/request","params":{"reason":"$string","timeoutMs":10000}}
>> {"jsonrpc":"2.0","id":"$second","error":{"code":-32601,"message":"no such method"}}
<< {"jsonrpc":"2.0","id":3,"error":{"code":-32011,"data":{"kind":"locationUnavailable","retryable":false,"reason":"notSupported","$...":""}}}
>> {"jsonrpc":"2.0","id":4,"method":"location.refresh"}
<< {"jsonrpc":"2.0","id":"$string:third","method":"location/request","params":{"reason":"$string","timeoutMs":10000}}
>> {"jsonrpc":"2.0","id":"$third","result":{"latitude":99,"longitude":0}}
<< {"jsonrpc":"2.0","id":4,"error":{"code":-32011,"data":{"kind":"locationUnavailable","retryable":true,"reason":"other","$...":""}}}
>> {"jsonrpc":"2.0","id":6,"method":"location.refresh"}
<< {"jsonrpc":"2.0","id":"$string:fourth","method":"location/request","params":{"reason":"$string","timeoutMs":10000}}
>> {"jsonrpc":"2.0","id":"$fourth","error":{"code":-32011,"message":"no fix","data":{"reason":"unavailable"}}}
<< {"jsonrpc":"2.0","id":6,"error":{"code":-32011,"data":{"kind":"locationUnavailable","retryable":true,"reason":"unavailable","hint":"Location permission is granted, but no location was found.\n\nSelect a location from the search.","$...":""}}}
>> {"jsonrpc":"2.0","id":5,"method":"location.current"}
<< {"jsonrpc":"2.0","id":5,"result":{"origin":"environment","lastError":{"code":-32011,"message":"The location could not be determined.","$...":""},"$...":""}}
