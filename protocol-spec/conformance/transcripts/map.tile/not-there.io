// A tile the provider does not have
// needs: clock=2026-06-21T12:00:00Z location=38.72,-9.14 upstream
-- upstream {"match":"/v2/radar","fault":"status","arguments":{"code":404}}
>> {"jsonrpc":"2.0","id":1,"method":"map.tile","params":{"layer":"radar","z":3,"x":3,"y":3}}
<< {"jsonrpc":"2.0","id":1,"error":{"code":-32015,"data":{"kind":"noData","retryable":false,"reason":"notProvided","provider":"rainViewer","$...":""}}}
>> {"jsonrpc":"2.0","id":2,"method":"map.tile","params":{"layer":"temp_new","z":1,"x":0,"y":0}}
<< {"jsonrpc":"2.0","id":2,"error":{"code":-32014,"data":{"kind":"unauthorized","retryable":false,"reason":"keyMissing","provider":"openWeatherMap","$...":""}}}
