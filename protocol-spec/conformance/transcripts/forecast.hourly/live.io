// The hour that contains now comes first
// needs: clock=2026-06-21T12:00:00Z location=38.72,-9.14 upstream
>> {"jsonrpc":"2.0","id":1,"method":"forecast.hourly","params":{"place":"38.72,-9.14","hours":2,"units":"si"}}
<< {"jsonrpc":"2.0","id":1,"result":{"hours":[{"time":"2026-06-21T13:00:00+01:00","temperature":"$number","precipitation":"$number","kind":"forecast","$...":""},{"time":"2026-06-21T14:00:00+01:00","$...":""}],"units":{"windSpeed":"m/s","visibility":"m","$...":""},"source":{"provider":"openMeteo","kind":"live","$...":""},"$...":""}}
>> {"jsonrpc":"2.0","id":2,"method":"forecast.hourly","params":{"hours":385}}
<< {"jsonrpc":"2.0","id":2,"error":{"code":-32602,"data":{"kind":"outOfRange","retryable":false,"path":"/hours","range":{"minimum":1,"maximum":384},"$...":""}}}
>> {"jsonrpc":"2.0","id":3,"method":"forecast.hourly","params":{"date":"2026-02-30"}}
<< {"jsonrpc":"2.0","id":3,"error":{"code":-32602,"data":{"kind":"invalidParams","retryable":false,"path":"/date","$...":""}}}
