// A subscription speaks at once, is listed, and is silent after its end
// needs: clock=2026-06-21T12:00:00Z location=38.72,-9.14
>> {"jsonrpc":"2.0","id":1,"method":"subscription.create","params":{"method":"sun.phase","intervalSeconds":3600}}
<< {"jsonrpc":"2.0","id":1,"result":{"id":"$string:subscription","method":"sun.phase","intervalSeconds":3600,"nextAt":"$time"}}
<< {"jsonrpc":"2.0","method":"subscription/event","params":{"id":"$subscription","sequence":0,"time":"$time","reason":"initial","result":{"phase":"day","isDay":true,"$...":""}}}
>> {"jsonrpc":"2.0","id":2,"method":"subscription.list"}
<< {"jsonrpc":"2.0","id":2,"result":{"subscriptions":[{"id":"$subscription","method":"sun.phase","intervalSeconds":3600,"nextAt":"$time"}]}}
>> {"jsonrpc":"2.0","id":3,"method":"subscription.cancel","params":{"id":"$subscription"}}
<< {"jsonrpc":"2.0","id":3,"result":{"cancelled":true}}
>> {"jsonrpc":"2.0","id":4,"method":"subscription.cancel","params":{"id":"$subscription"}}
<< {"jsonrpc":"2.0","id":4,"result":{"cancelled":false}}
