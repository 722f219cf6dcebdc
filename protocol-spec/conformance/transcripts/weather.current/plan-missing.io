// The provider wants a plan for this
// needs: clock=2026-06-21T12:00:00Z location=38.72,-9.14 upstream
-- upstream {"match":"/v1/forecast","fault":"status","arguments":{"code":400,"body":"{\"error\":true,\"reason\":\"This requires the API key of a plan\"}"}}
>> {"jsonrpc":"2.0","id":1,"method":"weather.current","params":{"place":"38.72,-9.14","provider":"openMeteo","fallback":"none"}}
<< {"jsonrpc":"2.0","id":1,"error":{"code":-32014,"data":{"kind":"unauthorized","retryable":false,"reason":"subscriptionMissing","provider":"openMeteo","$...":""}}}
