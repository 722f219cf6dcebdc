// The device's place cannot be written as JSON; the server gets an answer all the same
>> {"jsonrpc":"2.0","id":1,"method":"location.refresh","params":{}}
<< {"jsonrpc":"2.0","id":"almanac:1","method":"location/request","params":{"reason":"refresh","timeoutMs":10000}}
>> {"jsonrpc":"2.0","id":"almanac:1","error":{"code":-32011,"message":"$string","data":{"kind":"locationUnavailable","reason":"other"}}}
<< {"jsonrpc":"2.0","id":1,"error":{"code":-32011,"message":"The location could not be determined.","data":{"kind":"locationUnavailable","reason":"other","retryable":true}}}
