// The same weather in other units, and the times in words
// needs: clock=2026-06-21T12:00:00Z location=38.72,-9.14 upstream
>> {"jsonrpc":"2.0","id":1,"method":"weather.current","params":{"place":"38.72,-9.14","units":"imperial","labels":true}}
<< {"jsonrpc":"2.0","id":1,"result":{"timeLabels":{"time":"1:00 PM","hour":"1 PM","day":"6/21","weekday":"Sun"},"sunsetLabels":{"time":"9:04 PM","hour":"9 PM","day":"6/21","weekday":"Sun"},"units":{"temperature":"°F","temperatureDifference":"°F","windSpeed":"mph","pressure":"inHg","precipitation":"in","precipitationRate":"in/h","snowfall":"in","visibility":"mi","distance":"mi","elevation":"ft","pollutant":"µg/m³"},"$...":""}}
>> {"jsonrpc":"2.0","id":2,"method":"weather.current","params":{"place":"38.72,-9.14","units":"uk"}}
<< {"jsonrpc":"2.0","id":2,"result":{"units":{"temperature":"°C","windSpeed":"mph","visibility":"mi","distance":"mi","elevation":"m","$...":""},"$...":""}}
>> {"jsonrpc":"2.0","id":3,"method":"weather.current","params":{"place":"38.72,-9.14","units":{"preset":"si","temperature":"°F"}}}
<< {"jsonrpc":"2.0","id":3,"result":{"units":{"temperature":"°F","windSpeed":"m/s","visibility":"m","distance":"km","$...":""},"$...":""}}
>> {"jsonrpc":"2.0","id":4,"method":"weather.current","params":{"place":"38.72,-9.14","units":{"temperature":"kelvins"}}}
<< {"jsonrpc":"2.0","id":4,"error":{"code":-32602,"data":{"kind":"notAllowed","retryable":false,"path":"/units/temperature","$...":""}}}
>> {"jsonrpc":"2.0","id":5,"method":"weather.current","params":{"place":"38.72,-9.14","units":"furlongs"}}
<< {"jsonrpc":"2.0","id":5,"error":{"code":-32602,"data":{"kind":"notAllowed","retryable":false,"path":"/units","$...":""}}}
