// The days of a year as facts, with the range of four years in five
// needs: clock=2026-06-21T12:00:00Z location=38.72,-9.14
>> {"jsonrpc":"2.0","id":1,"method":"climate.extremes","params":{"year":2045,"units":"imperial","text":{"style":"blocks"}}}
<< {"jsonrpc":"2.0","id":1,"result":{"text":{"blocks":["$object",{"kind":"facts","facts":[{"id":"daysAbove25","name":{"text":"above 77 °F","$...":""},"value":["$object"]},"$..."]},"$..."],"$...":""},"$...":""}}
