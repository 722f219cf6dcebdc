// A place is looked for, chosen and set; the status line follows it
>> {"jsonrpc":"2.0","id":1,"method":"subscription.create","params":{"method":"status.text","$...":""}}
<< {"jsonrpc":"2.0","id":1,"result":{"id":"s1","method":"status.text","intervalSeconds":900,"nextAt":"2026-06-21T12:15:00Z"}}
<< {"jsonrpc":"2.0","method":"subscription/event","params":{"id":"s1","sequence":0,"time":"2026-06-21T12:00:00Z","reason":"initial","result":{"text":"⛅ 21°C","alt":"partlyCloudy","tooltip":"Lisbon","class":[],"percentage":null,"source":{"provider":"openMeteo","kind":"live","stale":false,"$...":""},"$...":""}}}
>> {"jsonrpc":"2.0","id":2,"method":"location.search","params":{"query":"porto","limit":9}}
<< {"jsonrpc":"2.0","id":2,"result":{"places":[{"id":"geonames:2735943","name":"Porto","displayName":"Porto, Portugal","$...":""},{"id":"geonames:3452925","name":"Porto Alegre","displayName":"Porto Alegre, Brazil","$...":""}],"warnings":[],"$...":""}}
>> {"jsonrpc":"2.0","id":3,"method":"location.set","params":{"place":{"id":"geonames:3452925"}}}
<< {"jsonrpc":"2.0","id":3,"result":{"place":{"id":"geonames:3452925","name":"Porto Alegre","displayName":"Porto Alegre, Brazil","$...":""},"origin":"set","authorization":"notDetermined","lastError":null,"warnings":[]}}
>> {"jsonrpc":"2.0","id":4,"method":"subscription.cancel","params":{"id":"s1"}}
>> {"jsonrpc":"2.0","id":5,"method":"subscription.create","params":{"method":"status.text","$...":""}}
<< {"jsonrpc":"2.0","id":4,"result":{"cancelled":true}}
<< {"jsonrpc":"2.0","id":5,"result":{"id":"s2","method":"status.text","intervalSeconds":900,"nextAt":"2026-06-21T12:15:00Z"}}
<< {"jsonrpc":"2.0","method":"subscription/event","params":{"id":"s2","sequence":0,"time":"2026-06-21T12:00:01Z","reason":"initial","result":{"text":"🌧 14°C","alt":"rain","tooltip":"Porto Alegre","class":[],"percentage":null,"source":{"provider":"openMeteo","kind":"live","stale":false,"$...":""},"$...":""}}}
