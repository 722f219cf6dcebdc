// Once a severe warning in force is known, every text about its place begins with it
// needs: clock=2026-06-21T12:00:00Z location=52.52,13.41 upstream
>> {"jsonrpc":"2.0","id":1,"method":"sun.times","params":{"text":{"style":"headline"}}}
<< {"jsonrpc":"2.0","id":1,"result":{"text":{"headline":"Sun, Jun 21: Sunrise 4:43 AM, Sunset 9:33 PM. Official warnings unknown.","title":"$string","lines":[],"notes":[]},"$...":""}}
>> {"jsonrpc":"2.0","id":2,"method":"alerts.active","params":{"text":{"style":"page"}}}
<< {"jsonrpc":"2.0","id":2,"result":{"text":{"warning":"Severe warning: thunderstorms, and 1 more.","headline":"Severe warning: thunderstorms, and 1 more.","title":"Official warnings","lines":[" ▲ Severe warning  thunderstorm","  Official WARNING of THUNDERSTORM","$..."],"notes":"$array"},"$...":""}}
>> {"jsonrpc":"2.0","id":3,"method":"weather.current","params":{"text":{"style":"page","columns":40,"icons":"none"}}}
<< {"jsonrpc":"2.0","id":3,"result":{"text":{"warning":"Severe warning: thunderstorms, and 1 more.","headline":"Severe warning: thunderstorms, and 1 more. 2:00 PM: 20.5 °C, Light drizzle, Wind 19.2 km/h S, gusts 33.1.","title":"$string","lines":[" ▲ Severe warning  thunderstorm · and 1","   more","","  20.5 °C  Light drizzle","$..."],"notes":["Live, 2:00 PM.","Weather data by Open-Meteo.com (CC BY 4.0)","Deutscher Wetterdienst (CC BY 4.0)","$..."]},"$...":""}}
>> {"jsonrpc":"2.0","id":4,"method":"forecast.daily","params":{"days":2,"text":{"style":"speech"}}}
<< {"jsonrpc":"2.0","id":4,"result":{"text":{"warning":"Severe warning: thunderstorms, and 1 more.","headline":"$string","title":"2 days","lines":["Severe warning: thunderstorm, and 1 more.","$..."],"notes":"$array"},"$...":""}}
>> {"jsonrpc":"2.0","id":5,"method":"sun.times","params":{"text":{"style":"headline"}}}
<< {"jsonrpc":"2.0","id":5,"result":{"text":{"warning":"Severe warning: thunderstorms, and 1 more.","headline":"Severe warning: thunderstorms, and 1 more. Sun, Jun 21: Sunrise 4:43 AM, Sunset 9:33 PM.","title":"$string","lines":[],"notes":[]},"$...":""}}
>> {"jsonrpc":"2.0","id":6,"method":"status.text","params":{"preset":"1","iconSet":"plain"}}
<< {"jsonrpc":"2.0","id":6,"result":{"text":"▲ Severe warning · ☂ 21°C","tooltip":"Severe warning: thunderstorm, and 1 more\nBerlin: Light drizzle, 21°C, feels like 21°C\nWind S 19km/h, Humidity 88%\nSunrise 4:43 AM, Sunset 9:33 PM","speech":"Severe warning: thunderstorm, and 1 more. Berlin: Light drizzle, 21 degrees, feels like 21 degrees. Wind 19 kilometers per hour south, Humidity 88 percent. Sunrise 4:43 AM, Sunset 9:33 PM.","$...":""}}
>> {"jsonrpc":"2.0","id":7,"method":"chart.render","params":{"kind":"sunset","format":"text","width":60,"height":6}}
<< {"jsonrpc":"2.0","id":7,"result":{"text":"▲ Severe warning: thunderstorm, and 1 more\nSunsets in Berlin\nSun, Jun 21 ██████████████████▌ 58 vivid\nMon, Jun 22 ██████████████▊ 46 nice but plain\nTue, Jun 23 ██████████████▌ 45 nice but plain\nWed, Jun 24 ███████████████▍ 48 nice but plain","alt":"Severe warning: thunderstorm, and 1 more. Sunsets in Berlin, 10 days, score of 100: Sun, Jun 21 58, Mon, Jun 22 46, Tue, Jun 23 45, Wed, Jun 24 48, Thu, Jun 25 60, Fri, Jun 26 58, Sat, Jun 27 46, Sun, Jun 28 43, Mon, Jun 29 48, Tue, Jun 30 58. Best: Thu, Jun 25, 60, vivid.","$...":""}}
>> {"jsonrpc":"2.0","id":8,"method":"weather.overview","params":{"parts":[{"method":"weather.current"},{"method":"alerts.active"}],"text":{"style":"headline"}}}
<< {"jsonrpc":"2.0","id":8,"result":{"headline":"Severe warning: thunderstorm, and 1 more.","$...":""}}
