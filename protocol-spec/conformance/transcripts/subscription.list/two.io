// Those of this connection, in the order of their making
// needs: clock=2026-06-21T12:00:00Z location=38.72,-9.14
// unordered
>> {"jsonrpc":"2.0","id":1,"method":"subscription.create","params":{"method":"sun.phase","intervalSeconds":60,"when":{"condition":{"path":"/phase","op":"eq","value":"night"}}}}
<< {"jsonrpc":"2.0","id":1,"result":{"id":"$string:sun","nextAt":"2026-06-21T13:01:00+01:00","$...":""}}
>> {"jsonrpc":"2.0","id":2,"method":"subscription.create","params":{"method":"moon.phase","when":{"condition":{"path":"/illumination","op":"gt","value":2}}}}
<< {"jsonrpc":"2.0","id":2,"result":{"id":"$string:moon","intervalSeconds":900,"$...":""}}
>> {"jsonrpc":"2.0","id":3,"method":"subscription.list"}
<< {"jsonrpc":"2.0","id":3,"result":{"subscriptions":[{"id":"$sun","method":"sun.phase","intervalSeconds":60,"nextAt":"$time"},{"id":"$moon","method":"moon.phase","intervalSeconds":900,"nextAt":"$time"}]}}
