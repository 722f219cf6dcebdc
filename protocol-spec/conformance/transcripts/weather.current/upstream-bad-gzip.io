// The provider's answer is bad: bad gzip
// needs: clock=2026-06-21T12:00:00Z location=38.72,-9.14 upstream
-- upstream {"match":"/v1/forecast","fault":"bad-gzip","arguments":{}}
>> {"jsonrpc":"2.0","id":1,"method":"weather.current","params":{"place":"38.72,-9.14","fallback":"none","provider":"openMeteo"}}
<< {"jsonrpc":"2.0","id":1,"error":{"code":-32012,"data":{"kind":"providerUnavailable","retryable":true,"reason":"malformed","provider":"openMeteo","$...":""}}}
>> {"jsonrpc":"2.0","id":2,"method":"weather.current","params":{"place":"38.72,-9.14","provider":"openMeteo"}}
<< {"jsonrpc":"2.0","id":2,"result":{"source":{"provider":"climatology","kind":"estimate","$...":""},"warnings":[{"code":"estimateUsed","$...":""},"$..."],"$...":""}}
