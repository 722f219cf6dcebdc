// An estimate for the status line, then an error: the last text stays
>> {"jsonrpc":"2.0","id":1,"method":"subscription.create","params":{"method":"status.text","$...":""}}
<< {"jsonrpc":"2.0","id":1,"result":{"id":"s1","method":"status.text","intervalSeconds":900,"nextAt":"2026-06-21T12:15:00Z"}}
<< {"jsonrpc":"2.0","method":"subscription/event","params":{"id":"s1","sequence":0,"time":"2026-06-21T12:00:00Z","reason":"initial","result":{"text":"⛅ ≈24°C","alt":"partlyCloudy","tooltip":"Lisbon","class":["estimate"],"percentage":null,"mark":"≈","age":null,"source":{"provider":"climatology","kind":"estimate","stale":false,"$...":""},"$...":""}}}
<< {"jsonrpc":"2.0","method":"subscription/event","params":{"id":"s1","sequence":1,"time":"2026-06-21T12:15:00Z","reason":"error","error":{"code":-32012,"message":"The network is switched off.","data":{"kind":"providerUnavailable","retryable":true,"reason":"offline"}}}}
