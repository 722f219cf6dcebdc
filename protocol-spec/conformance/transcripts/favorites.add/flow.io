// Keep, find again, move, rename, forget
// needs: clock=2026-06-21T12:00:00Z location=38.72,-9.14
>> {"jsonrpc":"2.0","id":1,"method":"favorites.list"}
<< {"jsonrpc":"2.0","id":1,"result":{"favorites":[],"revision":"$integer","$...":""}}
>> {"jsonrpc":"2.0","id":2,"method":"favorites.add","params":{"place":"Lisbon","name":"Home"}}
<< {"jsonrpc":"2.0","id":2,"result":{"added":true,"favorite":{"id":"$string:home","name":"Home","$...":""},"$...":""}}
>> {"jsonrpc":"2.0","id":3,"method":"favorites.add","params":{"place":{"latitude":38.7251,"longitude":-9.1501}}}
<< {"jsonrpc":"2.0","id":3,"result":{"added":false,"favorite":{"id":"$home","$...":""},"$...":""}}
>> {"jsonrpc":"2.0","id":4,"method":"favorites.add","params":{"place":"Porto"}}
<< {"jsonrpc":"2.0","id":4,"result":{"added":true,"favorite":{"id":"$string:porto","name":"Porto","$...":""},"$...":""}}
>> {"jsonrpc":"2.0","id":5,"method":"favorites.move","params":{"id":"$porto","before":"$home"}}
<< {"jsonrpc":"2.0","id":5,"result":{"favorite":{"id":"$porto","$...":""},"$...":""}}
>> {"jsonrpc":"2.0","id":6,"method":"favorites.rename","params":{"id":"$home","name":"Grandmother"}}
<< {"jsonrpc":"2.0","id":6,"result":{"favorite":{"id":"$home","name":"Grandmother","$...":""},"$...":""}}
>> {"jsonrpc":"2.0","id":7,"method":"favorites.list","params":{"include":["localTime"]}}
<< {"jsonrpc":"2.0","id":7,"result":{"favorites":[{"id":"$porto","localTime":"$time","$...":""},{"id":"$home","name":"Grandmother","$...":""}],"$...":""}}
>> {"jsonrpc":"2.0","id":8,"method":"favorites.remove","params":{"id":"$porto"}}
<< {"jsonrpc":"2.0","id":8,"result":{"warnings":[],"$...":""}}
>> {"jsonrpc":"2.0","id":9,"method":"favorites.remove","params":{"id":"$porto"}}
<< {"jsonrpc":"2.0","id":9,"error":{"code":-32602,"data":{"kind":"notAllowed","retryable":false,"path":"/id","$...":""},"message":"$string"}}
>> {"jsonrpc":"2.0","id":10,"method":"favorites.move","params":{"id":"nobody"}}
<< {"jsonrpc":"2.0","id":10,"error":{"code":-32602,"data":{"kind":"notAllowed","retryable":false,"path":"/id","$...":""}}}
>> {"jsonrpc":"2.0","id":11,"method":"favorites.rename","params":{"id":"$home","name":""}}
<< {"jsonrpc":"2.0","id":11,"error":{"code":-32602,"data":{"kind":"outOfRange","retryable":false,"path":"/name","range":{"minimum":1,"maximum":200},"$...":""}}}
