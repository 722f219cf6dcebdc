// A year beyond the scenarios, and a scenario that is none
// needs: clock=2026-06-21T12:00:00Z location=38.72,-9.14
>> {"jsonrpc":"2.0","id":1,"method":"climate.extremes","params":{"year":2150}}
<< {"jsonrpc":"2.0","id":1,"error":{"code":-32602,"data":{"kind":"outOfRange","retryable":false,"path":"/year","range":{"minimum":1950,"maximum":2100},"$...":""},"$...":""}}
>> {"jsonrpc":"2.0","id":2,"method":"climate.extremes","params":{"scenario":"ssp460"}}
<< {"jsonrpc":"2.0","id":2,"error":{"code":-32602,"data":{"kind":"notAllowed","path":"/scenario","$...":""},"$...":""}}
