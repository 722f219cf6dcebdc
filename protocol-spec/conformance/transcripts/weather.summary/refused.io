// A style that does not exist, and too many days
// needs: clock=2026-06-21T12:00:00Z location=38.72,-9.14
>> {"jsonrpc":"2.0","id":1,"method":"weather.summary","params":{"text":{"style":"poem"}}}
<< {"jsonrpc":"2.0","id":1,"error":{"code":-32602,"data":{"kind":"notAllowed","retryable":false,"path":"/text/style","allowed":["page","speech","headline","blocks","styled"],"$...":""}}}
>> {"jsonrpc":"2.0","id":2,"method":"weather.summary","params":{"days":17}}
<< {"jsonrpc":"2.0","id":2,"error":{"code":-32602,"data":{"kind":"outOfRange","retryable":false,"path":"/days","range":{"minimum":1,"maximum":16},"$...":""}}}
