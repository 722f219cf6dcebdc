// Offline there is nothing to say
// needs: clock=2026-06-21T12:00:00Z location=38.72,-9.14
>> {"jsonrpc":"2.0","id":1,"method":"air.quality","params":{"place":"38.72,-9.14"}}
<< {"jsonrpc":"2.0","id":1,"error":{"code":-32012,"data":{"kind":"providerUnavailable","retryable":true,"reason":"offline","$...":""}}}
