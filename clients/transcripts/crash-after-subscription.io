// The server subscribes, speaks once and ends; the next one is subscribed to again
>> {"jsonrpc":"2.0","id":1,"method":"subscription.create","params":{"method":"sun.phase","params":{}}}
<< {"jsonrpc":"2.0","id":1,"result":{"id":"s1","method":"sun.phase","intervalSeconds":900,"nextAt":"2026-06-21T12:01:00Z"}}
<< {"jsonrpc":"2.0","method":"subscription/event","params":{"id":"s1","sequence":0,"time":"2026-06-21T12:00:00Z","reason":"initial","result":{"phase":"day","$...":""}}}
-- crash 9
