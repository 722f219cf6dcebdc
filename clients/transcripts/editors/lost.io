// The status line hears once, then the server ends by itself
>> {"jsonrpc":"2.0","id":1,"method":"subscription.create","params":{"method":"status.text","$...":""}}
<< {"jsonrpc":"2.0","id":1,"result":{"id":"s1","method":"status.text","intervalSeconds":900,"nextAt":"2026-06-21T12:15:00Z"}}
<< {"jsonrpc":"2.0","method":"subscription/event","params":{"id":"s1","sequence":0,"time":"2026-06-21T12:00:00Z","reason":"initial","result":{"text":"⛅ 21°C","alt":"partlyCloudy","tooltip":"Lisbon","class":[],"percentage":null,"source":{"provider":"openMeteo","kind":"live","stale":false,"$...":""},"$...":""}}}
-- crash 9
