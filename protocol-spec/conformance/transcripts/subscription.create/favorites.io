// A list of favorites is told again at once when a place is added
// needs: clock=2026-06-21T12:00:00Z location=38.72,-9.14
>> {"jsonrpc":"2.0","id":1,"method":"subscription.create","params":{"method":"favorites.list","params":{"include":["localTime","sunset"]}}}
<< {"jsonrpc":"2.0","id":1,"result":{"id":"$string:list","method":"favorites.list","$...":""}}
<< {"jsonrpc":"2.0","method":"subscription/event","params":{"id":"$list","sequence":0,"time":"$time","reason":"initial","result":{"favorites":[],"myLocation":{"sunset":{"state":"success","$...":""},"$...":""},"$...":""}}}
>> {"jsonrpc":"2.0","id":2,"method":"favorites.add","params":{"place":"Porto"}}
<< {"jsonrpc":"2.0","id":2,"result":{"added":true,"favorite":{"id":"$string:porto","$...":""},"$...":""}}
<< {"jsonrpc":"2.0","method":"subscription/event","params":{"id":"$list","sequence":1,"time":"$time","reason":"change","result":{"favorites":[{"id":"$porto","localTime":"$time","sunset":{"state":"success","value":{"score":"$number","symbols":"$object","$...":""},"$...":""},"$...":""}],"$...":""}}}
