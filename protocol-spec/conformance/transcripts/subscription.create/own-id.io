// An id of the client's own: no other subscription of its connection has it
// needs: clock=2026-06-21T12:00:00Z location=38.72,-9.14
>> {"jsonrpc":"2.0","id":1,"method":"subscription.create","params":{"id":"s1","method":"sun.phase","when":{"condition":{"path":"/phase","op":"eq","value":"night"}}}}
<< {"jsonrpc":"2.0","id":1,"result":{"id":"s1","method":"sun.phase","intervalSeconds":900,"nextAt":"$time"}}
>> {"jsonrpc":"2.0","id":2,"method":"subscription.create","params":{"method":"sun.phase","when":{"condition":{"path":"/phase","op":"eq","value":"night"}}}}
<< {"jsonrpc":"2.0","id":2,"result":{"id":"s2","method":"sun.phase","intervalSeconds":900,"nextAt":"$time"}}
>> {"jsonrpc":"2.0","id":3,"method":"subscription.create","params":{"id":"s2","method":"moon.phase"}}
<< {"jsonrpc":"2.0","id":3,"error":{"code":-32602,"data":{"kind":"notAllowed","retryable":false,"path":"/id","hint":"$string"}}}
>> {"jsonrpc":"2.0","id":4,"method":"subscription.cancel","params":{"id":"s2"}}
<< {"jsonrpc":"2.0","id":4,"result":{"cancelled":true}}
>> {"jsonrpc":"2.0","id":5,"method":"subscription.create","params":{"id":"s2","method":"sun.phase","when":{"condition":{"path":"/phase","op":"eq","value":"night"}}}}
<< {"jsonrpc":"2.0","id":5,"result":{"id":"s2","method":"sun.phase","intervalSeconds":900,"nextAt":"$time"}}
>> {"jsonrpc":"2.0","id":6,"method":"subscription.create","params":{"id":"","method":"sun.phase"}}
<< {"jsonrpc":"2.0","id":6,"error":{"code":-32602,"data":{"kind":"outOfRange","retryable":false,"path":"/id","$...":""}}}
>> {"jsonrpc":"2.0","id":7,"method":"subscription.list"}
<< {"jsonrpc":"2.0","id":7,"result":{"subscriptions":[{"id":"s1","$...":""},{"id":"s2","$...":""}]}}
