// A map around a place and one of the world, without a network; and one that is too small
// needs: clock=2026-06-21T12:00:00Z location=38.72,-9.14
>> {"jsonrpc":"2.0","id":1,"method":"chart.render","params":{"kind":"map","deadlineMs":0}}
<< {"jsonrpc":"2.0","id":1,"result":{"mimeType":"image/svg+xml","text":"$string","width":720,"height":320,"alt":"$string","$...":""}}
>> {"jsonrpc":"2.0","id":2,"method":"chart.render","params":{"kind":"map","format":"text","width":80,"height":21,"params":{"extentKm":40000},"deadlineMs":0}}
<< {"jsonrpc":"2.0","id":2,"result":{"mimeType":"text/plain","text":"$string","width":80,"height":21,"alt":"$string","$...":""}}
>> {"jsonrpc":"2.0","id":3,"method":"chart.render","params":{"kind":"map","params":{"extentKm":10}}}
<< {"jsonrpc":"2.0","id":3,"error":{"code":-32602,"message":"$string","data":{"kind":"outOfRange","path":"/params/extentKm","$...":""}}}
