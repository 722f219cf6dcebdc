// The name is the user's, the place keeps its own
// needs: clock=2026-06-21T12:00:00Z location=38.72,-9.14
>> {"jsonrpc":"2.0","id":1,"method":"favorites.add","params":{"place":"Lisbon","name":"Home"}}
<< {"jsonrpc":"2.0","id":1,"result":{"added":true,"revision":1,"warnings":[],"favorite":{"id":"$string:home","$...":""}}}
>> {"jsonrpc":"2.0","id":2,"method":"favorites.add","params":{"place":"Porto","before":"$home"}}
<< {"jsonrpc":"2.0","id":2,"result":{"added":true,"revision":2,"warnings":[],"favorite":{"id":"$string:porto","name":"Porto","addedAt":"2026-06-21T13:00:00+01:00","$...":""}}}
>> {"jsonrpc":"2.0","id":3,"method":"favorites.rename","params":{"id":"$home","name":"Grandmother"}}
<< {"jsonrpc":"2.0","id":3,"result":{"favorite":{"id":"$home","name":"Grandmother","place":{"name":"Lisbon","$...":""},"$...":""},"revision":3,"warnings":[]}}
>> {"jsonrpc":"2.0","id":4,"method":"favorites.rename","params":{"id":"$home","name":""}}
<< {"jsonrpc":"2.0","id":4,"error":{"code":-32602,"data":{"kind":"outOfRange","retryable":false,"path":"/name","$...":""}}}
>> {"jsonrpc":"2.0","id":5,"method":"favorites.rename","params":{"id":"nobody","name":"x"}}
<< {"jsonrpc":"2.0","id":5,"error":{"code":-32602,"data":{"kind":"notAllowed","retryable":false,"path":"/id","$...":""}}}
