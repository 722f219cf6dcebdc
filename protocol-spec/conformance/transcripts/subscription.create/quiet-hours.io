// In quiet hours nothing is sent: it is 13:00 in Lisbon; the last subscription has other hours and proves it
// needs: clock=2026-06-21T12:00:00Z location=38.72,-9.14
>> {"jsonrpc":"2.0","id":1,"method":"subscription.create","params":{"method":"sun.phase","when":{"condition":{"path":"/isDay","op":"eq","value":true},"quietHours":{"start":"12:30","end":"14:00"}},"intervalSeconds":86400}}
<< {"jsonrpc":"2.0","id":1,"result":{"id":"$string:quiet","$...":""}}
>> {"jsonrpc":"2.0","id":2,"method":"subscription.create","params":{"method":"sun.phase","when":{"condition":{"path":"/isDay","op":"eq","value":true},"quietHours":{"start":"22:00","end":"07:00"}}}}
<< {"jsonrpc":"2.0","id":2,"result":{"id":"$string:night","$...":""}}
<< {"jsonrpc":"2.0","method":"subscription/event","params":{"id":"$night","sequence":0,"time":"$time","reason":"initial","result":{"isDay":true,"$...":""}}}
>> {"jsonrpc":"2.0","id":3,"method":"subscription.list"}
<< {"jsonrpc":"2.0","id":3,"result":{"subscriptions":[{"id":"$quiet","nextAt":"2026-06-21T14:00:00+01:00","$...":""},{"id":"$night","$...":""}]}}
