// The first event comes right behind the answer
>> {"jsonrpc":"2.0","id":1,"method":"subscription.create","params":{"method":"sun.phase","params":{"place":"Lisbon"},"intervalSeconds":60}}
<< {"jsonrpc":"2.0","id":1,"result":{"id":"s1","method":"sun.phase","intervalSeconds":60,"nextAt":"2026-06-21T12:01:00Z"}}
<< {"jsonrpc":"2.0","method":"subscription/event","params":{"id":"s1","sequence":0,"time":"2026-06-21T12:00:00Z","reason":"initial","result":{"phase":"day","$...":""}}}
<< {"jsonrpc":"2.0","method":"subscription/event","params":{"id":"other","sequence":0,"time":"2026-06-21T12:00:00Z","reason":"initial","result":{"phase":"night"}}}
<< {"jsonrpc":"2.0","method":"subscription/event","params":{"id":"s1","sequence":1,"time":"2026-06-21T20:04:54Z","reason":"change","result":{"phase":"civilTwilight","$...":""}}}
>> {"jsonrpc":"2.0","id":2,"method":"subscription.cancel","params":{"id":"s1"}}
<< {"jsonrpc":"2.0","id":2,"result":{"cancelled":true}}
