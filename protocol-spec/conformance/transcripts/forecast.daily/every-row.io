// Exactly as many rows as asked for; without estimates the unknown is null
// needs: clock=2026-06-21T12:00:00Z location=38.72,-9.14
>> {"jsonrpc":"2.0","id":1,"method":"forecast.daily","params":{"place":"38.72,-9.14","days":16}}
<< {"jsonrpc":"2.0","id":1,"result":{"days":["$object","$object","$object","$object","$object","$object","$object","$object","$object","$object","$object","$object","$object","$object","$object",{"date":"2026-07-06","kind":"estimate","$...":""}],"$...":""}}
