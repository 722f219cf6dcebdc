// One threshold, a known variable, a week at most
// needs: clock=2026-06-21T12:00:00Z location=38.72,-9.14
>> {"jsonrpc":"2.0","id":1,"method":"forecast.chance","params":{"variable":"temperature"}}
<< {"jsonrpc":"2.0","id":1,"error":{"code":-32602,"message":"$string","data":{"kind":"missingParam","path":"/above","allowed":["above","below"],"$...":""}}}
>> {"jsonrpc":"2.0","id":2,"method":"forecast.chance","params":{"variable":"temperature","above":30,"below":0}}
<< {"jsonrpc":"2.0","id":2,"error":{"code":-32602,"message":"$string","data":{"kind":"notAllowed","path":"/below","allowed":["above","below"],"$...":""}}}
>> {"jsonrpc":"2.0","id":3,"method":"forecast.chance","params":{"variable":"fog","above":30}}
<< {"jsonrpc":"2.0","id":3,"error":{"code":-32602,"message":"$string","data":{"kind":"notAllowed","path":"/variable","$...":""}}}
>> {"jsonrpc":"2.0","id":4,"method":"forecast.chance","params":{"variable":"temperature","above":30,"within":169}}
<< {"jsonrpc":"2.0","id":4,"error":{"code":-32602,"message":"$string","data":{"kind":"outOfRange","path":"/within","$...":""}}}
>> {"jsonrpc":"2.0","id":5,"method":"forecast.chance","params":{"variable":"temperature","above":30}}
<< {"jsonrpc":"2.0","id":5,"error":{"code":-32012,"data":{"kind":"providerUnavailable","retryable":true,"reason":"offline","$...":""}}}
