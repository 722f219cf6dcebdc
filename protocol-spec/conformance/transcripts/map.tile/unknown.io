// Only listed layers
// needs: clock=2026-06-21T12:00:00Z location=38.72,-9.14
>> {"jsonrpc":"2.0","id":1,"method":"map.tile","params":{"layer":"sea","z":0,"x":0,"y":0}}
<< {"jsonrpc":"2.0","id":1,"error":{"code":-32602,"data":{"kind":"notAllowed","retryable":false,"path":"/layer","$...":""}}}
>> {"jsonrpc":"2.0","id":2,"method":"map.tile","params":{"layer":"radar","z":23,"x":0,"y":0}}
<< {"jsonrpc":"2.0","id":2,"error":{"code":-32602,"data":{"kind":"outOfRange","retryable":false,"path":"/z","range":{"minimum":0,"maximum":22},"$...":""}}}
