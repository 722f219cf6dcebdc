// The person does not want to say where they are
>> {"jsonrpc":"2.0","id":1,"method":"location.refresh","params":{}}
<< {"jsonrpc":"2.0","id":"almanac:1","method":"location/request","params":{"reason":"refresh","timeoutMs":10000}}
>> {"jsonrpc":"2.0","id":"almanac:1","error":{"code":-32011,"message":"$string","data":{"kind":"locationUnavailable","reason":"denied"}}}
<< {"jsonrpc":"2.0","id":1,"error":{"code":-32011,"message":"Location permission is needed.","data":{"kind":"locationUnavailable","reason":"denied","retryable":false,"hint":"Grant location permission, or search for a place."}}}
