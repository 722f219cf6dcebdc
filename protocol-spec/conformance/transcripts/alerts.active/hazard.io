// The kind of an event by its code, beside the sender's words where they are in another language
// needs: clock=2026-06-21T12:00:00Z location=38.72,-9.14 upstream
>> {"jsonrpc":"2.0","id":1,"method":"alerts.active","params":{"place":"Lisbon","locale":"de","text":{"style":"page"}}}
<< {"jsonrpc":"2.0","id":1,"result":{"coverage":"full","alerts":[{"id":"$string","event":"Heat warning","hazard":"highTemperature","language":"en","$...":""}],"text":{"warning":"Warnstufe hoch: Hitze, ab 15:00 Uhr, bis morgen, 09:00 Uhr.","headline":"$string","title":"$string","lines":[" ▲ Warnstufe hoch  Heat warning (Hitze)","$..."],"notes":"$array"},"$...":""}}
>> {"jsonrpc":"2.0","id":2,"method":"alerts.active","params":{"place":"Lisbon","locale":"de","text":{"style":"speech"}}}
<< {"jsonrpc":"2.0","id":2,"result":{"text":{"lines":["Warnstufe hoch: Heat warning, Hitze.","$..."],"$...":""},"$...":""}}
>> {"jsonrpc":"2.0","id":3,"method":"status.text","params":{"locale":"ja","format":"{alert}"}}
<< {"jsonrpc":"2.0","id":3,"result":{"text":"Heat warning（高温）","$...":""}}
>> {"jsonrpc":"2.0","id":4,"method":"status.text","params":{"locale":"en","format":"{alert}"}}
<< {"jsonrpc":"2.0","id":4,"result":{"text":"Heat warning","$...":""}}
