// A client without location says that it knows no such request
>> {"jsonrpc":"2.0","id":1,"method":"location.refresh","params":{}}
<< {"jsonrpc":"2.0","id":"almanac:1","method":"location/request","params":{"reason":"refresh","timeoutMs":10000}}
>> {"jsonrpc":"2.0","id":"almanac:1","error":{"code":-32601,"message":"$string"}}
<< {"jsonrpc":"2.0","id":1,"error":{"code":-32011,"message":"The location could not be determined.","data":{"kind":"locationUnavailable","reason":"unavailable","retryable":true}}}
