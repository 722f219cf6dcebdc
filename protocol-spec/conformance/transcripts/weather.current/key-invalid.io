// The provider does not take the key
// needs: clock=2026-06-21T12:00:00Z location=38.72,-9.14 upstream config='{"providers":{"openWeatherMap":{"baseURL":"$upstream","apiKey":"not-a-real-key"}}}'
-- upstream {"match":"/data/","fault":"status","arguments":{"code":401,"body":"{\"cod\":401,\"message\":\"Invalid API key not-a-real-key\"}"}}
>> {"jsonrpc":"2.0","id":1,"method":"weather.current","params":{"place":"38.72,-9.14","provider":"openWeatherMap","fallback":"none"}}
<< {"jsonrpc":"2.0","id":1,"error":{"code":-32014,"data":{"kind":"unauthorized","retryable":false,"reason":"keyInvalid","provider":"openWeatherMap","hint":"Check providers.openWeatherMap.apiKey in the configuration file.","$...":""}}}
