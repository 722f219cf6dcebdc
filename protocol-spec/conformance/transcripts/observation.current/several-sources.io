// Two sources: each value from the nearest station of either
// needs: clock=2026-06-21T12:10:00Z location=38.72,-9.14 upstream
>> {"jsonrpc":"2.0","id":1,"method":"observation.current","params":{"place":"Berlin"}}
<< {"jsonrpc":"2.0","id":1,"result":{"temperature":{"value":20.4,"station":"00433","$...":""},"pressure":{"value":1017.4,"station":"00403","$...":""},"condition":{"value":{"kind":"clear","$...":""},"station":"EDDB","$...":""},"attribution":["$object","$object","$object"],"$...":""}}
-- upstream {"match":"/current_weather","fault":"status","arguments":{"code":503}}
>> {"jsonrpc":"2.0","id":2,"method":"observation.stations","params":{"place":"52.6,13.4"}}
<< {"jsonrpc":"2.0","id":2,"result":{"stations":[{"station":{"id":"EDDB","$...":""},"$...":""}],"warnings":[{"code":"impossibleValue","$...":""},{"code":"notProvided","$...":""}],"$...":""}}
>> {"jsonrpc":"2.0","id":3,"method":"observation.history","params":{"place":"Berlin","hours":2,"stationId":"00433"}}
<< {"jsonrpc":"2.0","id":3,"result":{"station":{"id":"00433","kind":"synoptic","$...":""},"reports":["$object","$object"],"$...":""}}
