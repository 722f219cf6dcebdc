// Read aloud: sentences without symbols, in the language of the request, beside the line
// needs: clock=2026-06-21T12:00:00Z location=38.72,-9.14
>> {"jsonrpc":"2.0","id":1,"method":"status.text","params":{"place":"38.72,-9.14","format":"%t","locale":"de","units":"metric"}}
<< {"jsonrpc":"2.0","id":1,"result":{"text":"≈24°C","speech":"Lisbon: Teilweise bewölkt, etwa 24 Grad, gefühlt 24 Grad. Wind 16 Kilometer pro Stunde, Luftfeuchte 53 Prozent. Sonnenaufgang 06:11, Sonnenuntergang 21:04. Amtliche Warnungen unbekannt. Was hier üblich ist, keine Vorhersage.","tooltip":"$string","$...":""}}
>> {"jsonrpc":"2.0","id":2,"method":"status.text","params":{"place":"38.72,-9.14","iconSet":"none"}}
<< {"jsonrpc":"2.0","id":2,"result":{"text":"$string","tooltip":"Lisbon: Partly cloudy, ≈24°C, feels like 24°C\nWind 16km/h, Humidity 53%\nSunrise 6:11 AM, Sunset 9:04 PM\nOfficial warnings unknown\nWhat is usual here, not a forecast","$...":""}}
>> {"jsonrpc":"2.0","id":3,"method":"status.text","params":{"place":"38.72,-9.14","format":"%t","preset":"2"}}
<< {"jsonrpc":"2.0","id":3,"error":{"code":-32602,"data":{"kind":"notAllowed","path":"/preset","allowed":["format","preset"],"$...":""}}}
>> {"jsonrpc":"2.0","id":4,"method":"status.text","params":{"style":"long"}}
<< {"jsonrpc":"2.0","id":4,"error":{"code":-32602,"data":{"kind":"unknownParam","path":"/style","$...":""}}}
