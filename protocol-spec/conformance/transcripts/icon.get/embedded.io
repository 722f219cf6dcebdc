// Without a network the embedded picture
// needs: clock=2026-06-21T12:00:00Z location=38.72,-9.14
>> {"jsonrpc":"2.0","id":1,"method":"icon.get","params":{"icon":"10d"}}
<< {"jsonrpc":"2.0","id":1,"result":{"mimeType":"image/svg+xml","data":"$string","$...":""}}
>> {"jsonrpc":"2.0","id":2,"method":"icon.get","params":{"code":61,"isDay":false}}
<< {"jsonrpc":"2.0","id":2,"result":{"mimeType":"image/svg+xml","data":"$string","$...":""}}
>> {"jsonrpc":"2.0","id":3,"method":"icon.get","params":{}}
<< {"jsonrpc":"2.0","id":3,"error":{"code":-32602,"data":{"kind":"missingParam","retryable":false,"path":"/icon","allowed":["icon","code"],"$...":""}}}
>> {"jsonrpc":"2.0","id":4,"method":"icon.get","params":{"icon":"99x"}}
<< {"jsonrpc":"2.0","id":4,"error":{"code":-32602,"data":{"kind":"notAllowed","retryable":false,"path":"/icon","$...":""}}}
