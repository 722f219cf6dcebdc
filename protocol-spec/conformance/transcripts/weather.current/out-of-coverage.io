// A provider that does not reach the place
// needs: clock=2026-06-21T12:00:00Z location=38.72,-9.14 upstream
-- upstream {"match":"/weatherapi","fault":"status","arguments":{"code":422}}
>> {"jsonrpc":"2.0","id":1,"method":"weather.current","params":{"place":"38.72,-9.14","provider":"metNorway","fallback":"none"}}
<< {"jsonrpc":"2.0","id":1,"error":{"code":-32015,"data":{"kind":"noData","retryable":false,"reason":"outOfCoverage","provider":"metNorway","$...":""}}}
