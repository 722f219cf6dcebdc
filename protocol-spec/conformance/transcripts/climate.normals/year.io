// Twelve months, in Fahrenheit
// needs: clock=2026-06-21T12:00:00Z location=38.72,-9.14
>> {"jsonrpc":"2.0","id":1,"method":"climate.normals","params":{"place":"38.72,-9.14","units":"imperial"}}
<< {"jsonrpc":"2.0","id":1,"result":{"months":["$object","$object","$object","$object","$object","$object","$object","$object","$object","$object","$object","$object"],"$...":""}}
