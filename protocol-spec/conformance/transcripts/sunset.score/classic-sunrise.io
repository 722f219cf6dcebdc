// The classic model knows no sunrise
// needs: clock=2026-06-21T12:00:00Z location=38.72,-9.14
>> {"jsonrpc":"2.0","id":1,"method":"sunset.score","params":{"place":"38.72,-9.14","model":"classic","event":"sunrise"}}
<< {"jsonrpc":"2.0","id":1,"error":{"code":-32602,"data":{"kind":"notAllowed","retryable":false,"path":"/event","allowed":["sunset"],"$...":""}}}
