// At most three days
// needs: clock=2026-06-21T12:10:00Z location=38.72,-9.14
>> {"jsonrpc":"2.0","id":1,"method":"observation.history","params":{"hours":73}}
<< {"jsonrpc":"2.0","id":1,"error":{"code":-32602,"message":"A parameter is out of range.","data":{"kind":"outOfRange","retryable":false,"path":"/hours","range":{"minimum":1,"maximum":72}}}}
