// Every kind without a network, drawn and in characters
// needs: clock=2026-06-21T12:00:00Z location=38.72,-9.14
>> {"jsonrpc":"2.0","id":1,"method":"chart.render","params":{"place":"38.72,-9.14","kind":"temperature","theme":"light","width":480,"height":240}}
<< {"jsonrpc":"2.0","id":1,"result":{"mimeType":"image/svg+xml","text":"$string","width":480,"height":240,"alt":"$string","$...":""}}
>> {"jsonrpc":"2.0","id":2,"method":"chart.render","params":{"place":"38.72,-9.14","kind":"precipitation","theme":"dark","width":480,"height":240}}
<< {"jsonrpc":"2.0","id":2,"result":{"mimeType":"image/svg+xml","text":"$string","width":480,"height":240,"alt":"$string","$...":""}}
>> {"jsonrpc":"2.0","id":3,"method":"chart.render","params":{"place":"38.72,-9.14","kind":"sunset","theme":"mono","width":480,"height":240}}
<< {"jsonrpc":"2.0","id":3,"result":{"mimeType":"image/svg+xml","text":"$string","width":480,"height":240,"alt":"$string","$...":""}}
>> {"jsonrpc":"2.0","id":4,"method":"chart.render","params":{"place":"38.72,-9.14","kind":"projection","theme":"light","width":480,"height":240}}
<< {"jsonrpc":"2.0","id":4,"result":{"mimeType":"image/svg+xml","text":"$string","width":480,"height":240,"alt":"$string","$...":""}}
>> {"jsonrpc":"2.0","id":5,"method":"chart.render","params":{"place":"38.72,-9.14","kind":"sun","params":{"days":366},"format":"text","width":60,"height":13}}
<< {"jsonrpc":"2.0","id":5,"result":{"mimeType":"text/plain","text":"$string","width":60,"height":13,"alt":"$string","$...":""}}
