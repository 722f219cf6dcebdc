// A quarter of an hour each
// needs: clock=2026-06-21T12:00:00Z location=38.72,-9.14 upstream
>> {"jsonrpc":"2.0","id":1,"method":"forecast.nowcast","params":{"place":"38.72,-9.14","minutes":30}}
<< {"jsonrpc":"2.0","id":1,"result":{"intervalMinutes":15,"steps":[{"time":"2026-06-21T13:00:00+01:00","precipitationRate":"$number","probability":"$any"},"$object"],"summary":"$string","$...":""}}
