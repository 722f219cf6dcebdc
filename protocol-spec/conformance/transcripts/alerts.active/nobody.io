// No provider could be asked: that is no safety
// needs: clock=2026-06-21T12:00:00Z location=38.72,-9.14 upstream
-- upstream {"match":"/alerts","fault":"status","arguments":{"code":503}}
-- upstream {"match":"/api/","fault":"status","arguments":{"code":503}}
>> {"jsonrpc":"2.0","id":1,"method":"alerts.active","params":{"place":"Berlin"}}
<< {"jsonrpc":"2.0","id":1,"error":{"code":-32012,"data":{"kind":"providerUnavailable","retryable":true,"reason":"http","httpStatus":503,"$...":""}}}
