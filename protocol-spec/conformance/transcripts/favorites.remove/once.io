// What is gone cannot be removed again
// needs: clock=2026-06-21T12:00:00Z location=38.72,-9.14
>> {"jsonrpc":"2.0","id":1,"method":"favorites.add","params":{"place":"Lisbon","name":"Home"}}
<< {"jsonrpc":"2.0","id":1,"result":{"added":true,"revision":1,"warnings":[],"favorite":{"id":"$string:home","$...":""}}}
>> {"jsonrpc":"2.0","id":2,"method":"favorites.add","params":{"place":"Porto","before":"$home"}}
<< {"jsonrpc":"2.0","id":2,"result":{"added":true,"revision":2,"warnings":[],"favorite":{"id":"$string:porto","name":"Porto","addedAt":"2026-06-21T13:00:00+01:00","$...":""}}}
>> {"jsonrpc":"2.0","id":3,"method":"favorites.remove","params":{"id":"$home"}}
<< {"jsonrpc":"2.0","id":3,"result":{"revision":3,"warnings":[]}}
>> {"jsonrpc":"2.0","id":4,"method":"favorites.remove","params":{"id":"$home"}}
<< {"jsonrpc":"2.0","id":4,"error":{"code":-32602,"data":{"kind":"notAllowed","retryable":false,"path":"/id","allowed":["$porto"],"$...":""},"message":"$string"}}
>> {"jsonrpc":"2.0","id":5,"method":"favorites.list"}
<< {"jsonrpc":"2.0","id":5,"result":{"favorites":[{"id":"$porto","$...":""}],"revision":3,"$...":""}}
>> {"jsonrpc":"2.0","id":6,"method":"favorites.remove","params":{}}
<< {"jsonrpc":"2.0","id":6,"error":{"code":-32602,"data":{"kind":"missingParam","retryable":false,"path":"/id","$...":""}}}
