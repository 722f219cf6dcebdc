// Two days of moon
// needs: clock=2026-06-21T12:00:00Z location=38.72,-9.14
>> {"jsonrpc":"2.0","id":1,"method":"moon.times","params":{"place":"38.72,-9.14","date":"2026-06-21","days":2}}
<< {"jsonrpc":"2.0","id":1,"result":{"days":["$any","$any"],"$...":""}}
