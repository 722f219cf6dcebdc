// The units of people: of the locale's territory, until some are configured; JSON stays metric
// needs: clock=2026-06-21T12:00:00Z location=38.72,-9.14 upstream config='{"locale": "en-US"}'
>> {"jsonrpc":"2.0","id":1,"method":"config.get"}
<< {"jsonrpc":"2.0","id":1,"result":{"values":["$object",{"setting":"units","value":"metric","origin":"default"},"$..."],"readerUnits":{"units":{"temperature":"°F","windSpeed":"mph","pressure":"inHg","precipitation":"in","visibility":"mi","elevation":"ft","$...":""},"origin":"locale","territory":"US"},"$...":""}}
>> {"jsonrpc":"2.0","id":2,"method":"weather.current","params":{"place":"38.72,-9.14"}}
<< {"jsonrpc":"2.0","id":2,"result":{"units":{"temperature":"°C","windSpeed":"km/h","$...":""},"$...":""}}
>> {"jsonrpc":"2.0","id":3,"method":"weather.current","params":{"place":"38.72,-9.14","units":"locale"}}
<< {"jsonrpc":"2.0","id":3,"result":{"units":{"temperature":"°F","windSpeed":"mph","pressure":"inHg","$...":""},"$...":""}}
>> {"jsonrpc":"2.0","id":4,"method":"weather.current","params":{"place":"38.72,-9.14","units":"locale","locale":"en-GB"}}
<< {"jsonrpc":"2.0","id":4,"result":{"units":{"temperature":"°C","windSpeed":"mph","pressure":"hPa","visibility":"mi","$...":""},"$...":""}}
>> {"jsonrpc":"2.0","id":5,"method":"weather.current","params":{"place":"38.72,-9.14","units":"locale","locale":"ja"}}
<< {"jsonrpc":"2.0","id":5,"result":{"units":{"temperature":"°C","windSpeed":"m/s","pressure":"hPa","$...":""},"$...":""}}
>> {"jsonrpc":"2.0","id":6,"method":"weather.current","params":{"place":"38.72,-9.14","units":"locale","locale":"de"}}
<< {"jsonrpc":"2.0","id":6,"result":{"units":{"temperature":"°F","windSpeed":"mph","$...":""},"$...":""}}
>> {"jsonrpc":"2.0","id":7,"method":"config.set","params":{"setting":"units","value":"si"}}
<< {"jsonrpc":"2.0","id":7,"result":{"value":"si","origin":"set","$...":""}}
>> {"jsonrpc":"2.0","id":8,"method":"weather.current","params":{"place":"38.72,-9.14","units":"locale"}}
<< {"jsonrpc":"2.0","id":8,"result":{"units":{"temperature":"°C","windSpeed":"m/s","visibility":"m","$...":""},"$...":""}}
>> {"jsonrpc":"2.0","id":9,"method":"config.get"}
<< {"jsonrpc":"2.0","id":9,"result":{"readerUnits":{"units":{"$...":""},"origin":"configured","territory":null},"$...":""}}
>> {"jsonrpc":"2.0","id":10,"method":"config.set","params":{"setting":"units","value":"locale"}}
<< {"jsonrpc":"2.0","id":10,"result":{"value":"locale","origin":"set","$...":""}}
>> {"jsonrpc":"2.0","id":11,"method":"weather.current","params":{"place":"38.72,-9.14"}}
<< {"jsonrpc":"2.0","id":11,"result":{"units":{"temperature":"°F","windSpeed":"mph","$...":""},"$...":""}}
>> {"jsonrpc":"2.0","id":12,"method":"config.get"}
<< {"jsonrpc":"2.0","id":12,"result":{"readerUnits":{"units":{"temperature":"°F","$...":""},"origin":"locale","territory":"US"},"$...":""}}
>> {"jsonrpc":"2.0","id":13,"method":"config.set","params":{"setting":"units","value":"imprial"}}
<< {"jsonrpc":"2.0","id":13,"error":{"code":-32602,"data":{"kind":"notAllowed","path":"/value","allowed":["metric","imperial","uk","si","locale"],"$...":""},"message":"$string"}}
