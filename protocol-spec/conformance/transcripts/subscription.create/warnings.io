// It is 13:00 in Lisbon, and a severe warning is for it: quiet hours let it through, unless they include it
// needs: clock=2026-06-21T12:00:00Z location=38.72,-9.14 upstream
>> {"jsonrpc":"2.0","id":1,"method":"subscription.create","params":{"method":"alerts.active","params":{"place":"Lisbon"},"when":{"condition":{"path":"/alerts/*/severity","op":"ge","value":"severe"},"quietHours":{"start":"12:30","end":"14:00","includesSevere":true}},"intervalSeconds":86400}}
<< {"jsonrpc":"2.0","id":1,"result":{"id":"$string:silenced","$...":""}}
>> {"jsonrpc":"2.0","id":2,"method":"subscription.create","params":{"method":"alerts.active","params":{"place":"Lisbon"},"when":{"condition":{"path":"/alerts/*/severity","op":"ge","value":"severe"},"quietHours":{"start":"12:30","end":"14:00"}},"intervalSeconds":86400}}
<< {"jsonrpc":"2.0","id":2,"result":{"id":"$string:woken","$...":""}}
<< {"jsonrpc":"2.0","method":"subscription/event","params":{"id":"$woken","sequence":0,"time":"$time","reason":"initial","result":{"alerts":[{"severity":"severe","match":"area","$...":""}],"$...":""}}}
>> {"jsonrpc":"2.0","id":3,"method":"subscription.list"}
<< {"jsonrpc":"2.0","id":3,"result":{"subscriptions":[{"id":"$silenced","nextAt":"2026-06-21T14:00:00+01:00","$...":""},{"id":"$woken","$...":""}]}}
