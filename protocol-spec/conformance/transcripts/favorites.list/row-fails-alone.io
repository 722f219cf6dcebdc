// A row that cannot be filled fails alone
// needs: clock=2026-06-21T12:00:00Z location=38.72,-9.14
>> {"jsonrpc":"2.0","id":1,"method":"favorites.add","params":{"place":"Lisbon"}}
<< {"jsonrpc":"2.0","id":1,"result":{"added":true,"$...":""}}
>> {"jsonrpc":"2.0","id":2,"method":"favorites.list","params":{"include":["current"],"fallback":"none"}}
<< {"jsonrpc":"2.0","id":2,"result":{"favorites":[{"name":"Lisbon","current":{"state":"failure","value":null,"error":{"code":-32012,"data":{"kind":"providerUnavailable","reason":"offline","$...":""},"$...":""}},"$...":""}],"$...":""}}
