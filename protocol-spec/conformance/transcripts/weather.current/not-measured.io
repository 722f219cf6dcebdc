// No station near, only an old report, and stations that cannot be asked
// needs: clock=2026-06-21T12:10:00Z location=38.72,-9.14 upstream
>> {"jsonrpc":"2.0","id":1,"method":"weather.current","params":{"place":"-40,-120"}}
<< {"jsonrpc":"2.0","id":1,"result":{"observed":null,"measured":[],"warnings":[],"$...":""}}
>> {"jsonrpc":"2.0","id":2,"method":"weather.current","params":{"place":"-1.29,36.82","prefer":"measured"}}
<< {"jsonrpc":"2.0","id":2,"result":{"observed":{"temperature":{"value":19,"quality":"stale","$...":""},"$...":""},"measured":[],"source":{"provider":"openMeteo","$...":""},"$...":""}}
-- upstream {"match":"/api/data/metar","fault":"status","arguments":{"code":502,"body":"<html>502 Bad Gateway</html>"}}
>> {"jsonrpc":"2.0","id":3,"method":"weather.current","params":{"place":"38.72,-9.14","prefer":"measured"}}
<< {"jsonrpc":"2.0","id":3,"result":{"temperature":"$number","observed":null,"measured":[],"warnings":[{"code":"notProvided","message":"Measured values are unavailable (the Aviation Weather Center answered with an error).","paths":["/observed"]}],"$...":""}}
>> {"jsonrpc":"2.0","id":4,"method":"weather.current","params":{"place":"38.72,-9.14","provider":"metNorway"}}
<< {"jsonrpc":"2.0","id":4,"result":{"observed":null,"warnings":"$array","$...":""}}
