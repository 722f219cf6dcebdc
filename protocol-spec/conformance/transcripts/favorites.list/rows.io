// Rows in the user's order with what is asked for; each has its own state
// needs: clock=2026-06-21T12:00:00Z location=38.72,-9.14
>> {"jsonrpc":"2.0","id":1,"method":"favorites.add","params":{"place":"Lisbon","name":"Home"}}
<< {"jsonrpc":"2.0","id":1,"result":{"added":true,"revision":1,"warnings":[],"favorite":{"id":"$string:home","$...":""}}}
>> {"jsonrpc":"2.0","id":2,"method":"favorites.add","params":{"place":"Porto","before":"$home"}}
<< {"jsonrpc":"2.0","id":2,"result":{"added":true,"revision":2,"warnings":[],"favorite":{"id":"$string:porto","name":"Porto","addedAt":"2026-06-21T13:00:00+01:00","$...":""}}}
>> {"jsonrpc":"2.0","id":3,"method":"favorites.list","params":{"include":["localTime","sunset","current"]}}
<< {"jsonrpc":"2.0","id":3,"result":{"favorites":[{"id":"$porto","localTime":"2026-06-21T13:00:00+01:00","sunset":{"state":"success","model":"afterglow","value":{"date":"2026-06-21","score":"$number","$...":""},"error":null,"source":{"kind":"estimate","$...":""}},"current":{"state":"success","value":{"temperature":"$number","$...":""},"error":null},"$...":""},{"id":"$home","name":"Home","place":{"name":"Lisbon","$...":""},"$...":""}],"myLocation":{"place":{"id":"38.7200,-9.1400","$...":""},"origin":"environment","$...":""},"revision":2,"$...":""}}
>> {"jsonrpc":"2.0","id":4,"method":"favorites.list","params":{"include":["weather"]}}
<< {"jsonrpc":"2.0","id":4,"error":{"code":-32602,"data":{"kind":"notAllowed","retryable":false,"path":"/include/0","allowed":["localTime","sunset","current","warning"],"$...":""}}}
