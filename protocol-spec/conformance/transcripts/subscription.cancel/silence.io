// After the answer nothing comes; what is not there cannot be cancelled
// needs: clock=2026-06-21T12:00:00Z location=38.72,-9.14
>> {"jsonrpc":"2.0","id":1,"method":"subscription.create","params":{"method":"moon.phase"}}
<< {"jsonrpc":"2.0","id":1,"result":{"id":"$string:moon","$...":""}}
<< {"jsonrpc":"2.0","method":"subscription/event","params":{"id":"$moon","sequence":0,"time":"$time","reason":"initial","result":{"name":"$string","$...":""}}}
>> {"jsonrpc":"2.0","id":2,"method":"subscription.cancel","params":{"id":"$moon"}}
<< {"jsonrpc":"2.0","id":2,"result":{"cancelled":true}}
>> {"jsonrpc":"2.0","id":3,"method":"subscription.cancel","params":{"id":"$moon"}}
<< {"jsonrpc":"2.0","id":3,"result":{"cancelled":false}}
>> {"jsonrpc":"2.0","id":4,"method":"subscription.cancel","params":{"id":"nobody"}}
<< {"jsonrpc":"2.0","id":4,"result":{"cancelled":false}}
