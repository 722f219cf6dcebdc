// Without a temperature and without a network: what is usual, marked
// needs: clock=2026-06-21T12:00:00Z location=38.72,-9.14
>> {"jsonrpc":"2.0","id":1,"method":"climate.project","params":{"place":"38.72,-9.14"}}
<< {"jsonrpc":"2.0","id":1,"result":{"current":{"temperature":"$number","given":false,"$...":""},"model":"ar6","source":{"provider":"climatology","kind":"estimate","$...":""},"$...":""}}
>> {"jsonrpc":"2.0","id":2,"method":"climate.project","params":{"place":"38.72,-9.14","date":"2026-12-24","year":2100,"scenario":"ssp370"}}
<< {"jsonrpc":"2.0","id":2,"result":{"current":{"temperature":"$12~4","given":false,"$...":""},"year":2100,"scenario":"ssp370","$...":""}}
>> {"jsonrpc":"2.0","id":3,"method":"climate.project","params":{"place":"38.72,-9.14","temperature":20,"model":"cmip6"}}
<< {"jsonrpc":"2.0","id":3,"result":{"current":{"temperature":20,"given":true,"$...":""},"model":"ar6","$...":""}}
>> {"jsonrpc":"2.0","id":4,"method":"climate.project","params":{"place":"38.72,-9.14","temperature":20,"model":"cmip6","fallback":"none"}}
<< {"jsonrpc":"2.0","id":4,"error":{"code":-32012,"data":{"kind":"providerUnavailable","retryable":true,"reason":"offline","$...":""}}}
