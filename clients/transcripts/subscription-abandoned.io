// A subscription that was given up before it was made is ended
>> {"jsonrpc":"2.0","id":1,"method":"subscription.create","params":{"method":"sun.phase","params":{}}}
>> {"jsonrpc":"2.0","id":2,"method":"sun.phase","params":{}}
<< {"jsonrpc":"2.0","id":1,"result":{"id":"s1","method":"sun.phase","intervalSeconds":60,"nextAt":"2026-06-21T12:01:00Z"}}
>> {"jsonrpc":"2.0","id":3,"method":"subscription.cancel","params":{"id":"s1"}}
<< {"jsonrpc":"2.0","id":3,"result":{"cancelled":true}}
<< {"jsonrpc":"2.0","id":2,"result":{"phase":"day","$...":""}}
