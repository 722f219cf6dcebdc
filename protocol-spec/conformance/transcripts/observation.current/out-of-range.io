// Limits of the params
// needs: clock=2026-06-21T12:10:00Z location=38.72,-9.14
>> {"jsonrpc":"2.0","id":1,"method":"observation.current","params":{"maxAgeMinutes":361}}
<< {"jsonrpc":"2.0","id":1,"error":{"code":-32602,"message":"A parameter is out of range.","data":{"kind":"outOfRange","retryable":false,"path":"/maxAgeMinutes","range":{"minimum":1,"maximum":360}}}}
>> {"jsonrpc":"2.0","id":2,"method":"observation.current","params":{"maxDistanceKm":0}}
<< {"jsonrpc":"2.0","id":2,"error":{"code":-32602,"message":"A parameter is out of range.","data":{"kind":"outOfRange","retryable":false,"path":"/maxDistanceKm","range":{"minimum":1,"maximum":500}}}}
>> {"jsonrpc":"2.0","id":3,"method":"observation.current","params":{"maxHeightDifferenceMeters":-1}}
<< {"jsonrpc":"2.0","id":3,"error":{"code":-32602,"message":"A parameter is out of range.","data":{"kind":"outOfRange","retryable":false,"path":"/maxHeightDifferenceMeters","range":{"minimum":0,"maximum":9000}}}}
