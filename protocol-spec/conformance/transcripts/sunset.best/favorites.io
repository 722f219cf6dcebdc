// Without places those that the user keeps
// needs: clock=2026-06-21T12:00:00Z location=38.72,-9.14 upstream
>> {"jsonrpc":"2.0","id":1,"method":"sunset.best","params":{}}
<< {"jsonrpc":"2.0","id":1,"result":{"ranked":[],"$...":""}}
>> {"jsonrpc":"2.0","id":2,"method":"favorites.add","params":{"place":"Porto"}}
<< {"jsonrpc":"2.0","id":2,"result":{"added":true,"$...":""}}
>> {"jsonrpc":"2.0","id":3,"method":"sunset.best","params":{"days":1}}
<< {"jsonrpc":"2.0","id":3,"result":{"ranked":[{"place":{"name":"Porto","$...":""},"date":"2026-06-21","$...":""}],"$...":""}}
