// Normals do not change, and are no weather
// needs: clock=2026-06-21T12:00:00Z location=38.72,-9.14
>> {"jsonrpc":"2.0","id":1,"method":"weather.changes","params":{"place":"38.72,-9.14","locale":"en-GB","text":{"style":"headline"}}}
<< {"jsonrpc":"2.0","id":1,"result":{"changes":[],"warningsKnown":false,"text":{"headline":"No forecast. What is usual here, not a forecast. Official warnings unknown.","$...":""},"source":{"provider":"climatology","kind":"estimate","$...":""},"warnings":[{"code":"estimateUsed","$...":""},{"code":"notProvided","$...":""},{"code":"unrepresentative","$...":""}],"$...":""}}
>> {"jsonrpc":"2.0","id":2,"method":"weather.changes","params":{"text":{"style":"poem"}}}
<< {"jsonrpc":"2.0","id":2,"error":{"code":-32602,"data":{"kind":"notAllowed","retryable":false,"path":"/text/style","allowed":["page","speech","headline","blocks","styled"],"$...":""}}}
