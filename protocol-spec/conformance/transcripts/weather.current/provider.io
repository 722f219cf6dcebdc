// A provider by name: one that has no such product, one without its key, one nobody knows
// needs: clock=2026-06-21T12:00:00Z location=38.72,-9.14 upstream
>> {"jsonrpc":"2.0","id":1,"method":"weather.current","params":{"place":"38.72,-9.14","provider":"nws"}}
<< {"jsonrpc":"2.0","id":1,"error":{"code":-32019,"data":{"kind":"unsupported","retryable":false,"reason":"provider","path":"/provider","$...":""}}}
>> {"jsonrpc":"2.0","id":2,"method":"weather.current","params":{"place":"38.72,-9.14","provider":"openWeatherMap"}}
<< {"jsonrpc":"2.0","id":2,"error":{"code":-32014,"data":{"kind":"unauthorized","retryable":false,"reason":"keyMissing","provider":"openWeatherMap","hint":"Set providers.openWeatherMap.apiKey in the configuration file.","$...":""}}}
>> {"jsonrpc":"2.0","id":3,"method":"weather.current","params":{"place":"38.72,-9.14","provider":"acme"}}
<< {"jsonrpc":"2.0","id":3,"error":{"code":-32602,"data":{"kind":"notAllowed","retryable":false,"path":"/provider","$...":""}}}
>> {"jsonrpc":"2.0","id":4,"method":"weather.current","params":{"place":"38.72,-9.14","provider":"climatology"}}
<< {"jsonrpc":"2.0","id":4,"result":{"source":{"provider":"climatology","kind":"estimate","$...":""},"$...":""}}
