// A setting changes later answers and is shown with its origin
// needs: clock=2026-06-21T12:00:00Z location=38.72,-9.14
>> {"jsonrpc":"2.0","id":1,"method":"config.set","params":{"setting":"units","value":"imperial"}}
<< {"jsonrpc":"2.0","id":1,"result":{"setting":"units","value":"imperial","origin":"set","$...":""}}
>> {"jsonrpc":"2.0","id":2,"method":"climate.normals","params":{"place":"38.72,-9.14","month":6}}
<< {"jsonrpc":"2.0","id":2,"result":{"units":{"temperature":"°F","$...":""},"$...":""}}
>> {"jsonrpc":"2.0","id":3,"method":"config.set","params":{"setting":"units","value":"parsec"}}
<< {"jsonrpc":"2.0","id":3,"error":{"code":-32602,"data":{"path":"$string","$...":""}}}
>> {"jsonrpc":"2.0","id":4,"method":"config.set","params":{"setting":"nonsense","value":1}}
<< {"jsonrpc":"2.0","id":4,"error":"$object"}
