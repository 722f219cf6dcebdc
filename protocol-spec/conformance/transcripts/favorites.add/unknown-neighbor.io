// A favorite that is not there cannot stand behind a new one
// needs: clock=2026-06-21T12:00:00Z location=38.72,-9.14
>> {"jsonrpc":"2.0","id":1,"method":"favorites.add","params":{"place":"Faro","before":"nobody"}}
<< {"jsonrpc":"2.0","id":1,"error":{"code":-32602,"data":{"kind":"notAllowed","retryable":false,"path":"/before","$...":""}}}
>> {"jsonrpc":"2.0","id":2,"method":"favorites.list"}
<< {"jsonrpc":"2.0","id":2,"result":{"favorites":[],"revision":0,"$...":""}}
