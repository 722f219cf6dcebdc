// Today is not past, and a month is the most
// needs: clock=2026-06-21T12:00:00Z location=38.72,-9.14
>> {"jsonrpc":"2.0","id":1,"method":"weather.history","params":{"date":"2026-06-21"}}
<< {"jsonrpc":"2.0","id":1,"error":{"code":-32602,"data":{"kind":"outOfRange","retryable":false,"path":"/date","$...":""}}}
>> {"jsonrpc":"2.0","id":2,"method":"weather.history","params":{"days":32}}
<< {"jsonrpc":"2.0","id":2,"error":{"code":-32602,"data":{"kind":"outOfRange","retryable":false,"path":"/days","range":{"minimum":1,"maximum":31},"$...":""}}}
