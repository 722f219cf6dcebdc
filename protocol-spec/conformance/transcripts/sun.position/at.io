// Where the sun stands at a given time
// needs: clock=2026-06-21T12:00:00Z location=38.72,-9.14
>> {"jsonrpc":"2.0","id":1,"method":"sun.position","params":{"place":"38.72,-9.14","time":"2026-06-21T19:30:00+01:00"}}
<< {"jsonrpc":"2.0","id":1,"result":{"time":"2026-06-21T19:30:00.000+01:00","altitude":"$15.97~0.05","azimuth":"$287.5~0.1","$...":""}}
>> {"jsonrpc":"2.0","id":2,"method":"sun.position","params":{"time":"2026-06-21T19:30:00"}}
<< {"jsonrpc":"2.0","id":2,"error":{"code":-32602,"data":{"kind":"invalidParams","retryable":false,"path":"/time","$...":""}}}
