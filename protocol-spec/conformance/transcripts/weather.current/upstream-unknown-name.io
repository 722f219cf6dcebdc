// The provider's name leads nowhere
// needs: clock=2026-06-21T12:00:00Z location=38.72,-9.14 upstream config='{"providers":{"openMeteo":{"baseURL":"http://provider.invalid"}}}'
>> {"jsonrpc":"2.0","id":1,"method":"weather.current","params":{"place":"38.72,-9.14","fallback":"none","provider":"openMeteo"}}
<< {"jsonrpc":"2.0","id":1,"error":{"code":-32012,"data":{"kind":"providerUnavailable","retryable":true,"reason":"dns","provider":"openMeteo","$...":""}}}
