// Each part has its own state; one that fails fails nothing else
// needs: clock=2026-06-21T12:00:00Z location=38.72,-9.14
>> {"jsonrpc":"2.0","id":1,"method":"weather.overview","params":{"place":"38.72,-9.14","parts":[{"method":"weather.current"},{"method":"alerts.active"}]}}
<< {"jsonrpc":"2.0","id":1,"result":{"parts":[{"method":"weather.current","state":"success","value":"$object"},{"method":"alerts.active","state":"failure","error":{"code":-32012,"$...":""}}],"$...":""}}
