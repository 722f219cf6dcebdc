// A station that is not near the place
// needs: clock=2026-06-21T12:10:00Z location=38.72,-9.14 upstream
>> {"jsonrpc":"2.0","id":1,"method":"observation.history","params":{"place":"38.72,-9.14","stationId":"XXXX"}}
<< {"jsonrpc":"2.0","id":1,"error":{"code":-32602,"message":"A parameter has a value that is not allowed.","data":{"kind":"notAllowed","retryable":false,"path":"/stationId","allowed":["LPST","LPPT","LPMT"]}}}
