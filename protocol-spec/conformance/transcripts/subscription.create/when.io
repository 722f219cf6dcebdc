// A condition that is false says nothing
// needs: clock=2026-06-21T12:00:00Z location=38.72,-9.14
>> {"jsonrpc":"2.0","id":1,"method":"subscription.create","params":{"method":"sun.phase","when":{"condition":{"path":"/phase","op":"eq","value":"night"}}}}
<< {"jsonrpc":"2.0","id":1,"result":{"id":"$string:one","$...":""}}
>> {"jsonrpc":"2.0","id":2,"method":"subscription.cancel","params":{"id":"$one"}}
<< {"jsonrpc":"2.0","id":2,"result":{"cancelled":true,"$...":""}}
