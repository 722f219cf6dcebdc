// What the client sets here counts before environment and file
// needs: clock=2026-06-21T12:00:00Z location=38.72,-9.14
>> {"jsonrpc":"2.0","id":1,"method":"initialize","params":{"protocolVersion":"1.0","processId":null,"clientInfo":{"name":"replay","version":"1"},"capabilities":{"progress":true},"configuration":{"location":"Rome","units":"imperial","locale":"en"},"locale":"en"}}
<< {"jsonrpc":"2.0","id":1,"result":{"protocolVersion":"1.0","$...":""}}
>> {"jsonrpc":"2.0","id":2,"method":"location.current"}
<< {"jsonrpc":"2.0","id":2,"result":{"origin":"initialize","place":{"name":"Rome","countryCode":"IT","$...":""},"$...":""}}
>> {"jsonrpc":"2.0","id":3,"method":"weather.current"}
<< {"jsonrpc":"2.0","id":3,"result":{"place":{"name":"Rome","$...":""},"units":{"temperature":"°F","windSpeed":"mph","pressure":"inHg","$...":""},"$...":""}}
