// Where it is today as Lisbon will be
// needs: clock=2026-06-21T12:00:00Z location=38.72,-9.14
>> {"jsonrpc":"2.0","id":1,"method":"climate.analog","params":{"place":"Lisbon","limit":1}}
<< {"jsonrpc":"2.0","id":1,"result":{"analogs":["$object"],"year":2045,"scenario":"ssp245","$...":""}}
