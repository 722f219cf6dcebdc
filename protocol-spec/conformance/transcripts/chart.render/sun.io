// A picture without network
// needs: clock=2026-06-21T12:00:00Z location=38.72,-9.14
>> {"jsonrpc":"2.0","id":1,"method":"chart.render","params":{"place":"38.72,-9.14","kind":"sun","width":320,"height":160}}
<< {"jsonrpc":"2.0","id":1,"result":{"mimeType":"image/svg+xml","width":320,"height":160,"alt":"$string","$...":""}}
>> {"jsonrpc":"2.0","id":2,"method":"chart.render","params":{"place":"38.72,-9.14","kind":"sun","format":"text","width":40,"height":8}}
<< {"jsonrpc":"2.0","id":2,"result":{"mimeType":"text/plain","$...":""}}
>> {"jsonrpc":"2.0","id":3,"method":"chart.render","params":{}}
<< {"jsonrpc":"2.0","id":3,"error":{"code":-32602,"data":{"kind":"missingParam","retryable":false,"path":"/kind","$...":""}}}
