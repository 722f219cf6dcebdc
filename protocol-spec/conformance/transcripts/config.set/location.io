// A location that is taken back gives way to what was said elsewhere, and the client is told
// needs: clock=2026-06-21T12:00:00Z location=38.72,-9.14
>> {"jsonrpc":"2.0","id":1,"method":"initialize","params":{"capabilities":{"notifications":true}}}
<< {"jsonrpc":"2.0","id":1,"result":"$object"}
>> {"jsonrpc":"2.0","id":2,"method":"config.set","params":{"setting":"location","value":"Paris"}}
<< {"jsonrpc":"2.0","method":"location/didChange","params":{"place":{"name":"Paris","$...":""},"origin":"set"}}
<< {"jsonrpc":"2.0","id":2,"result":{"setting":"location","value":"Paris","origin":"set"}}
>> {"jsonrpc":"2.0","id":3,"method":"config.set","params":{"setting":"location","value":null}}
<< {"jsonrpc":"2.0","method":"location/didChange","params":{"place":{"id":"38.7200,-9.1400","$...":""},"origin":"environment"}}
<< {"jsonrpc":"2.0","id":3,"result":{"setting":"location","value":"38.72,-9.14","origin":"environment"}}
>> {"jsonrpc":"2.0","id":4,"method":"location.current"}
<< {"jsonrpc":"2.0","id":4,"result":{"place":{"id":"38.7200,-9.1400","$...":""},"origin":"environment","$...":""}}
>> {"jsonrpc":"2.0","id":5,"method":"config.set","params":{"setting":"location","value":"Qwxyzqwxyz"}}
<< {"jsonrpc":"2.0","method":"location/didChange","params":{"place":{"id":"38.7200,-9.1400","$...":""},"origin":"environment"}}
<< {"jsonrpc":"2.0","id":5,"result":{"setting":"location","value":"Qwxyzqwxyz","origin":"set","warnings":[{"code":"inferredPlace","message":"“Qwxyzqwxyz” could not be looked up now; it is set unchecked.","paths":["/value"]}]}}
>> {"jsonrpc":"2.0","id":6,"method":"config.set","params":{"setting":"location","value":"1e2,3"}}
<< {"jsonrpc":"2.0","id":6,"error":{"code":-32602,"data":{"kind":"invalidParams","path":"/value","hint":"$string","$...":""}}}
