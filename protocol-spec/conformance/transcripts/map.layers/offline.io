// The kinds are always listed
// needs: clock=2026-06-21T12:00:00Z location=38.72,-9.14
>> {"jsonrpc":"2.0","id":1,"method":"map.layers"}
<< {"jsonrpc":"2.0","id":1,"result":{"layers":["$object","$object","$object","$object","$object","$..."],"$...":""}}
