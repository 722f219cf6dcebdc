// The moon on a summer evening
// needs: clock=2026-06-21T12:00:00Z location=38.72,-9.14
>> {"jsonrpc":"2.0","id":1,"method":"moon.phase","params":{"place":"38.72,-9.14","time":"2026-06-21T19:30:00+01:00"}}
<< {"jsonrpc":"2.0","id":1,"result":{"name":"firstQuarter","illumination":"$0.48~0.03","$...":""}}
