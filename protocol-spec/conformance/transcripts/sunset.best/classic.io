// Ranked by the original formula, which has no chances
// needs: clock=2026-06-21T12:00:00Z location=38.72,-9.14 upstream
>> {"jsonrpc":"2.0","id":1,"method":"sunset.best","params":{"places":["Lisbon"],"days":1,"model":"classic"}}
<< {"jsonrpc":"2.0","id":1,"result":{"model":"classic","ranked":[{"color":null,"$...":""}],"$...":""}}
>> {"jsonrpc":"2.0","id":2,"method":"sunset.best","params":{"places":["Lisbon"],"model":"romantic"}}
<< {"jsonrpc":"2.0","id":2,"error":{"code":-32602,"data":{"kind":"notAllowed","retryable":false,"path":"/model","allowed":["afterglow","classic"],"$...":""}}}
