// A provider that asks for a pause
// needs: clock=2026-06-21T12:00:00Z location=38.72,-9.14 upstream
-- upstream {"match":"/v1/forecast","fault":"status","arguments":{"code":429,"header-Retry-After":"120"}}
>> {"jsonrpc":"2.0","id":1,"method":"weather.current","params":{"place":"38.72,-9.14","fallback":"none","provider":"openMeteo"}}
<< {"jsonrpc":"2.0","id":1,"error":{"code":-32013,"data":{"kind":"rateLimited","retryable":true,"provider":"openMeteo","retryAfterSeconds":120,"$...":""}}}
