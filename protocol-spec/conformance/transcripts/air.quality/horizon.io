// A provider that has nothing for so late a day
// needs: clock=2026-06-21T12:00:00Z location=38.72,-9.14 upstream
-- upstream {"match":"/v1/air-quality","fault":"status","arguments":{"code":400,"body":"{\"error\":true,\"reason\":\"Parameter 'start_date' is out of allowed range from 2013-01-01 to 2026-06-28\"}"}}
>> {"jsonrpc":"2.0","id":1,"method":"air.quality","params":{"place":"38.72,-9.14"}}
<< {"jsonrpc":"2.0","id":1,"error":{"code":-32015,"data":{"kind":"noData","retryable":false,"reason":"beyondHorizon","provider":"openMeteo","$...":""}}}
