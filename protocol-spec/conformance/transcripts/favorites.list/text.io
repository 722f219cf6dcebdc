// The list as a page: where we are first, each row with its own marks
// needs: clock=2026-06-21T12:00:00Z location=38.72,-9.14
>> {"jsonrpc":"2.0","id":1,"method":"favorites.add","params":{"place":"Porto","name":"Home"}}
<< {"jsonrpc":"2.0","id":1,"result":{"added":true,"$...":""}}
>> {"jsonrpc":"2.0","id":2,"method":"favorites.list","params":{"include":["localTime"],"text":{},"locale":"de"}}
<< {"jsonrpc":"2.0","id":2,"result":{"text":{"headline":"Orte: 1.","title":"Orte","lines":["         Zeit","  Hier  13:00","  Home  13:00"],"notes":[]},"source":{"kind":"computed","$...":""},"$...":""}}
