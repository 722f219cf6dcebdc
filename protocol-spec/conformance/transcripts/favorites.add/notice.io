// With the capability every change is told
// needs: clock=2026-06-21T12:00:00Z location=38.72,-9.14
// unordered
>> {"jsonrpc":"2.0","id":1,"method":"initialize","params":{"capabilities":{"notifications":true}}}
<< {"jsonrpc":"2.0","id":1,"result":{"protocolVersion":"1.0","$...":""}}
>> {"jsonrpc":"2.0","id":2,"method":"favorites.add","params":{"place":"Lisbon"}}
<< {"jsonrpc":"2.0","id":2,"result":{"added":true,"revision":1,"$...":""}}
<< {"jsonrpc":"2.0","method":"favorites/didChange","params":{"revision":1}}
