// Nothing was forecast for the place yet
// needs: clock=2026-06-21T12:00:00Z location=38.72,-9.14
>> {"jsonrpc":"2.0","id":1,"method":"forecast.skill"}
<< {"jsonrpc":"2.0","id":1,"result":{"rows":[],"place":{"id":"$string","$...":""}}}
>> {"jsonrpc":"2.0","id":2,"method":"forecast.skill","params":{"lead":1}}
<< {"jsonrpc":"2.0","id":2,"error":{"code":-32602,"data":{"kind":"unknownParam","$...":""},"message":"$string"}}
