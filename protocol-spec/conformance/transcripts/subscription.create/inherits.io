// A call inside the subscription takes its language from it, and its own wins
// needs: clock=2026-06-21T12:00:00Z location=38.72,-9.14
>> {"jsonrpc":"2.0","id":1,"method":"subscription.create","params":{"id":"a","method":"status.text","locale":"de","params":{"format":"{weekday}"}}}
<< {"jsonrpc":"2.0","id":1,"result":{"id":"a","$...":""}}
<< {"jsonrpc":"2.0","method":"subscription/event","params":{"id":"a","sequence":0,"time":"$time","reason":"initial","result":{"text":"So","$...":""}}}
>> {"jsonrpc":"2.0","id":2,"method":"subscription.create","params":{"id":"b","method":"status.text","locale":"de","params":{"format":"{weekday}","locale":"fr"}}}
<< {"jsonrpc":"2.0","id":2,"result":{"id":"b","$...":""}}
<< {"jsonrpc":"2.0","method":"subscription/event","params":{"id":"b","sequence":0,"time":"$time","reason":"initial","result":{"text":"dim.","$...":""}}}
