// Params are checked, though what is unknown is ignored
// needs: clock=2026-06-21T12:00:00Z location=38.72,-9.14
>> {"jsonrpc":"2.0","id":1,"method":"initialize","params":{"protocolVersion":1}}
<< {"jsonrpc":"2.0","id":1,"error":{"code":-32602,"data":{"kind":"invalidParams","retryable":false,"path":"/protocolVersion","$...":""}}}
>> {"jsonrpc":"2.0","id":2,"method":"initialize","params":{"configuration":{"units":"furlongs"}}}
<< {"jsonrpc":"2.0","id":2,"error":{"code":-32602,"data":{"kind":"notAllowed","retryable":false,"path":"/configuration/units","$...":""}}}
>> {"jsonrpc":"2.0","id":3,"method":"initialize","params":{"protocolVersion":"2.0"}}
<< {"jsonrpc":"2.0","id":3,"error":{"code":-32019,"data":{"kind":"unsupported","retryable":false,"reason":"protocolVersion","supported":["1.0"],"$...":""}}}
>> {"jsonrpc":"2.0","id":4,"method":"initialize","params":{"rootUri":"file:///home","workspaceFolders":[],"capabilities":{"textDocument":{}}}}
<< {"jsonrpc":"2.0","id":4,"result":{"protocolVersion":"1.0","$...":""}}
