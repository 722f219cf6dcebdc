// The head of the file, and params that are wrong
// needs: clock=2026-06-21T12:00:00Z location=38.72,-9.14
>> {"jsonrpc":"2.0","id":1,"method":"skill.export","params":{"provider":"metNorway"}}
<< {"jsonrpc":"2.0","id":1,"result":{"text":"# variable: temperature\n# units: $^oC$\nunixtime leadtime location lat lon altitude obs fcst\n","count":0,"place":{"id":"$string","$...":""}}}
>> {"jsonrpc":"2.0","id":2,"method":"skill.export"}
<< {"jsonrpc":"2.0","id":2,"error":{"code":-32602,"data":{"kind":"missingParam","retryable":false,"path":"/provider","$...":""},"message":"$string"}}
>> {"jsonrpc":"2.0","id":3,"method":"skill.export","params":{"provider":"metNorway","variable":"snow"}}
<< {"jsonrpc":"2.0","id":3,"error":{"code":-32602,"data":{"kind":"notAllowed","retryable":false,"path":"/variable","$...":""},"message":"$string"}}
