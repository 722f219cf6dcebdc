// A row's sunset by the original formula, which has no confidence
// needs: clock=2026-06-21T12:00:00Z location=38.72,-9.14
>> {"jsonrpc":"2.0","id":1,"method":"favorites.add","params":{"place":"Lisbon"}}
<< {"jsonrpc":"2.0","id":1,"result":{"added":true,"$...":""}}
>> {"jsonrpc":"2.0","id":2,"method":"favorites.list","params":{"include":["sunset"],"model":"classic"}}
<< {"jsonrpc":"2.0","id":2,"result":{"favorites":[{"sunset":{"state":"success","value":{"confidence":null,"subscores":null,"$...":""},"$...":""},"$...":""}],"$...":""}}
