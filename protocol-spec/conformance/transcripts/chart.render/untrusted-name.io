// Nothing of a name becomes a part of the picture
// needs: clock=2026-06-21T12:00:00Z location=38.72,-9.14
>> {"jsonrpc":"2.0","id":1,"method":"chart.render","params":{"kind":"sun","format":"text","ansi":false,"place":{"latitude":38.7,"longitude":-9.1,"name":"<b>"},"width":60,"height":12}}
<< {"jsonrpc":"2.0","id":1,"result":{"mimeType":"text/plain","alt":"$string","$...":""}}
>> {"jsonrpc":"2.0","id":2,"method":"chart.render","params":{"kind":"pie"}}
<< {"jsonrpc":"2.0","id":2,"error":{"code":-32602,"data":{"kind":"notAllowed","retryable":false,"path":"/kind","$...":""}}}
>> {"jsonrpc":"2.0","id":3,"method":"chart.render","params":{"kind":"sun","width":100000}}
<< {"jsonrpc":"2.0","id":3,"error":{"code":-32602,"data":{"kind":"outOfRange","retryable":false,"path":"/width","$...":""}}}
