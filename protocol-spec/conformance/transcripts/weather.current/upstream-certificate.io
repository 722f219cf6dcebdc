// A certificate that nobody trusts
// needs: clock=2026-06-21T12:00:00Z location=38.72,-9.14 upstream config='{"providers":{"openMeteo":{"baseURL":"$upstreamTLS"}}}'
>> {"jsonrpc":"2.0","id":1,"method":"weather.current","params":{"place":"38.72,-9.14","fallback":"none","provider":"openMeteo"}}
<< {"jsonrpc":"2.0","id":1,"error":{"code":-32012,"data":{"kind":"providerUnavailable","retryable":true,"reason":"tls","provider":"openMeteo","$...":""}}}
