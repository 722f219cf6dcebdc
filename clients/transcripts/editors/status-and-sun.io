// An editor's status line and its sun: what is so at once, then dusk
>> {"jsonrpc":"2.0","id":1,"method":"subscription.create","params":{"method":"status.text","params":{"format":"%c %t","$...":""},"$...":""}}
>> {"jsonrpc":"2.0","id":2,"method":"subscription.create","params":{"method":"sun.phase","params":{"elevationAngle":-6,"offsetMinutes":0},"$...":""}}
<< {"jsonrpc":"2.0","id":1,"result":{"id":"s1","method":"status.text","intervalSeconds":900,"nextAt":"2026-06-21T12:15:00Z"}}
<< {"jsonrpc":"2.0","method":"subscription/event","params":{"id":"s1","sequence":0,"time":"2026-06-21T12:00:00Z","reason":"initial","result":{"text":"⛅ 21°C","alt":"partlyCloudy","tooltip":"Lisbon: partly cloudy, 21°C","speech":"Lisbon: partly cloudy, 21 degrees.","class":["day"],"percentage":null,"source":{"provider":"openMeteo","kind":"live","stale":false,"$...":""},"$...":""}}}
<< {"jsonrpc":"2.0","id":2,"result":{"id":"s2","method":"sun.phase","intervalSeconds":900,"nextAt":"2026-06-21T20:36:48Z"}}
<< {"jsonrpc":"2.0","method":"subscription/event","params":{"id":"s2","sequence":0,"time":"2026-06-21T12:00:00Z","reason":"initial","result":{"phase":"day","isDay":true,"$...":""}}}
<< {"jsonrpc":"2.0","method":"subscription/event","params":{"id":"s2","sequence":1,"time":"2026-06-21T20:36:48Z","reason":"change","result":{"phase":"nauticalTwilight","isDay":false,"$...":""}}}
