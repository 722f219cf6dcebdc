// Offline nothing is measured
// needs: clock=2026-06-21T12:10:00Z location=38.72,-9.14
>> {"jsonrpc":"2.0","id":1,"method":"observation.current","params":{"place":"38.72,-9.14"}}
<< {"jsonrpc":"2.0","id":1,"error":{"code":-32012,"message":"The network is switched off.","data":{"kind":"providerUnavailable","retryable":true,"reason":"offline","provider":"aviationWeather"}}}
