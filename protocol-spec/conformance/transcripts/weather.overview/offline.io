// Each part has its own state; one that fails fails nothing else
// needs: clock=2026-06-21T12:00:00Z location=38.72,-9.14
>> {"jsonrpc":"2.0","id":1,"method":"weather.overview","params":{"place":"38.72,-9.14","include":["current","alerts"],"hours":2}}
<< {"jsonrpc":"2.0","id":1,"result":{"components":{"current":{"state":"success","value":"$object","error":null},"alerts":{"state":"failure","value":null,"error":{"code":-32012,"$...":""}}},"$...":""}}
