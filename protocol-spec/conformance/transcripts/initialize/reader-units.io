// A client that shows numbers to people asks for their units once
// needs: clock=2026-06-21T12:00:00Z location=38.72,-9.14 upstream
>> {"jsonrpc":"2.0","id":1,"method":"initialize","params":{"protocolVersion":"1.0","configuration":{"locale":"sv-SE","units":"locale"}}}
<< {"jsonrpc":"2.0","id":1,"result":{"$...":""}}
>> {"jsonrpc":"2.0","id":2,"method":"weather.current","params":{"place":"38.72,-9.14"}}
<< {"jsonrpc":"2.0","id":2,"result":{"units":{"temperature":"°C","windSpeed":"m/s","$...":""},"$...":""}}
>> {"jsonrpc":"2.0","id":3,"method":"weather.current","params":{"place":"38.72,-9.14","units":{"windSpeed":"bft"}}}
<< {"jsonrpc":"2.0","id":3,"result":{"units":{"temperature":"°C","windSpeed":"bft","pressure":"hPa","$...":""},"$...":""}}
>> {"jsonrpc":"2.0","id":4,"method":"weather.current","params":{"place":"38.72,-9.14","units":"imperial"}}
<< {"jsonrpc":"2.0","id":4,"result":{"units":{"temperature":"°F","$...":""},"$...":""}}
