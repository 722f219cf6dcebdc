// A provider that measures nothing
// needs: clock=2026-06-21T12:10:00Z location=38.72,-9.14 upstream
>> {"jsonrpc":"2.0","id":1,"method":"observation.current","params":{"place":"38.72,-9.14","provider":"openMeteo"}}
<< {"jsonrpc":"2.0","id":1,"error":{"code":-32019,"message":"This provider does not offer this.","data":{"kind":"unsupported","retryable":false,"reason":"provider","path":"/provider"}}}
