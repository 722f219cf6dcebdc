// Only a few settings can be set from a connection
>> {"jsonrpc":"2.0","id":1,"method":"config.set","params":{"setting":"providers.openWeatherMap.apiKey","value":"x"}}
<< {"jsonrpc":"2.0","id":1,"error":{"code":-32019,"data":{"kind":"unsupported","retryable":false,"reason":"notSettable","$...":""}}}
