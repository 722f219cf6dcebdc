// What is out of range
// needs: clock=2026-06-21T12:00:00Z location=38.72,-9.14
>> {"jsonrpc":"2.0","id":1,"method":"sun.times","params":{"date":"1799-12-31"}}
<< {"jsonrpc":"2.0","id":1,"error":{"code":-32602,"data":{"kind":"outOfRange","retryable":false,"path":"/date","range":{"minimum":1800,"maximum":2200},"$...":""}}}
>> {"jsonrpc":"2.0","id":2,"method":"sun.times","params":{"days":367}}
<< {"jsonrpc":"2.0","id":2,"error":{"code":-32602,"data":{"kind":"outOfRange","retryable":false,"path":"/days","range":{"minimum":1,"maximum":366},"$...":""}}}
>> {"jsonrpc":"2.0","id":3,"method":"sun.times","params":{"elevationAngle":91}}
<< {"jsonrpc":"2.0","id":3,"error":{"code":-32602,"data":{"kind":"outOfRange","retryable":false,"path":"/elevationAngle","range":{"minimum":-90,"maximum":90},"$...":""}}}
