// Limits of the params
// needs: clock=2026-06-21T12:10:00Z location=38.72,-9.14
>> {"jsonrpc":"2.0","id":1,"method":"observation.stations","params":{"limit":0}}
<< {"jsonrpc":"2.0","id":1,"error":{"code":-32602,"message":"A parameter is out of range.","data":{"kind":"outOfRange","retryable":false,"path":"/limit","range":{"minimum":1,"maximum":100}}}}
>> {"jsonrpc":"2.0","id":2,"method":"observation.stations","params":{"maxDistanceKm":501}}
<< {"jsonrpc":"2.0","id":2,"error":{"code":-32602,"message":"A parameter is out of range.","data":{"kind":"outOfRange","retryable":false,"path":"/maxDistanceKm","range":{"minimum":1,"maximum":500}}}}
