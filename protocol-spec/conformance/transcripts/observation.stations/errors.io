// Everything that can be wrong with the network or the place; the caller wants no substitute
// needs: clock=2026-06-21T12:10:00Z location=38.72,-9.14 upstream
>> {"jsonrpc":"2.0","id":1,"method":"observation.stations","params":{"place":"Xyzzyville"}}
<< {"jsonrpc":"2.0","id":1,"error":{"code":-32010,"data":{"kind":"placeNotFound","$...":""}}}
>> {"jsonrpc":"2.0","id":2,"method":"observation.stations","params":{"place":"38.72,-9.14","provider":"brightSky"}}
<< {"jsonrpc":"2.0","id":2,"error":{"code":-32019,"data":{"kind":"unsupported","reason":"provider","$...":""}}}
-- upstream {"match":"/api/data/metar","fault":"truncate","arguments":{},"times":2}
>> {"jsonrpc":"2.0","id":3,"method":"observation.stations","params":{"place":"38.72,-9.14","fallback":"stale"}}
<< {"jsonrpc":"2.0","id":3,"error":{"code":-32012,"data":{"kind":"providerUnavailable","retryable":true,"reason":"malformed","provider":"aviationWeather","$...":""}}}
-- upstream {"match":"/api/data/metar","fault":"html","arguments":{},"times":2}
>> {"jsonrpc":"2.0","id":4,"method":"observation.stations","params":{"place":"39.72,-9.14","provider":"aviationWeather"}}
<< {"jsonrpc":"2.0","id":4,"error":{"code":-32012,"data":{"kind":"providerUnavailable","retryable":true,"reason":"malformed","provider":"aviationWeather","$...":""}}}
-- upstream {"match":"/api/data/metar","fault":"slow-first-byte","arguments":{"ms":30000},"times":1}
>> {"jsonrpc":"2.0","id":5,"method":"observation.stations","params":{"place":"40.72,-9.14","deadlineMs":300,"fallback":"none"}}
<< {"jsonrpc":"2.0","id":5,"error":{"code":-32018,"data":{"kind":"deadlineExceeded","retryable":true,"$...":""}}}
-- upstream {"match":"/api/data/metar","fault":"status","arguments":{"code":429,"header-Retry-After":"120"},"times":1}
>> {"jsonrpc":"2.0","id":6,"method":"observation.stations","params":{"place":"41.72,-9.14","fallback":"none"}}
<< {"jsonrpc":"2.0","id":6,"error":{"code":-32013,"data":{"kind":"rateLimited","retryable":true,"provider":"aviationWeather","retryAfterSeconds":120,"$...":""}}}
