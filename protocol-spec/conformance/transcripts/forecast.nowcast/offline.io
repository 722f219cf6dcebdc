// Offline with nothing stored: an estimate, marked; none where none is wanted
// needs: clock=2026-06-21T12:00:00Z location=38.72,-9.14
>> {"jsonrpc":"2.0","id":1,"method":"forecast.nowcast","params":{"place":"38.72,-9.14","minutes":30}}
<< {"jsonrpc":"2.0","id":1,"result":{"intervalMinutes":15,"native":false,"steps":["$object","$object"],"source":{"provider":"climatology","kind":"estimate","$...":""},"$...":""}}
>> {"jsonrpc":"2.0","id":2,"method":"forecast.nowcast","params":{"place":"38.72,-9.14","fallback":"none"}}
<< {"jsonrpc":"2.0","id":2,"error":{"code":-32012,"data":{"kind":"providerUnavailable","retryable":true,"reason":"offline","$...":""}}}
