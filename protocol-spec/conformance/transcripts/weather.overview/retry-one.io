// A part that failed is asked for again, alone
// needs: clock=2026-06-21T12:00:00Z location=38.72,-9.14 upstream
-- upstream {"match":"/v1/air-quality","fault":"status","arguments":{"code":500},"times":2}
>> {"jsonrpc":"2.0","id":1,"method":"weather.overview","params":{"place":"38.72,-9.14","parts":[{"method":"weather.current"},{"method":"air.quality"}]}}
<< {"jsonrpc":"2.0","id":1,"result":{"parts":[{"method":"weather.current","state":"success","$...":""},{"method":"air.quality","state":"failure","error":{"code":-32012,"data":{"kind":"providerUnavailable","reason":"http","httpStatus":500,"$...":""},"$...":""}}],"$...":""}}
>> {"jsonrpc":"2.0","id":2,"method":"weather.overview","params":{"place":"38.72,-9.14","parts":[{"method":"weather"}]}}
<< {"jsonrpc":"2.0","id":2,"error":{"code":-32602,"data":{"kind":"notAllowed","retryable":false,"path":"/parts/0/method","$...":""}}}
