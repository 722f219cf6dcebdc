// The source cannot be asked: that is not the absence of stations
// needs: clock=2026-06-21T12:10:00Z location=38.72,-9.14 upstream
-- upstream {"match":"/api/data/metar","fault":"status","arguments":{"code":502,"body":"<html><title>502 Bad Gateway</title></html>"}}
>> {"jsonrpc":"2.0","id":1,"method":"observation.current","params":{"place":"38.72,-9.14"}}
<< {"jsonrpc":"2.0","id":1,"error":{"code":-32012,"message":"The provider answered with an error.","data":{"kind":"providerUnavailable","retryable":true,"reason":"http","provider":"aviationWeather","httpStatus":502}}}
