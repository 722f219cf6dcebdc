// What nobody can have seen, and a photo, which is a client's to rate
// needs: clock=2026-06-21T12:00:00Z location=38.72,-9.14
>> {"jsonrpc":"2.0","id":1,"method":"sunset.observe"}
<< {"jsonrpc":"2.0","id":1,"error":{"code":-32602,"data":{"kind":"missingParam","retryable":false,"path":"/score","allowed":["score","remove"],"hint":"$string"},"message":"$string"}}
>> {"jsonrpc":"2.0","id":2,"method":"sunset.observe","params":{"score":50,"remove":true}}
<< {"jsonrpc":"2.0","id":2,"error":{"code":-32602,"data":{"kind":"notAllowed","retryable":false,"path":"/remove","allowed":["score","remove"],"hint":"$string"},"message":"$string"}}
>> {"jsonrpc":"2.0","id":3,"method":"sunset.observe","params":{"score":50,"date":"2026-06-21"}}
<< {"jsonrpc":"2.0","id":3,"error":{"code":-32602,"data":{"kind":"notAllowed","retryable":false,"path":"/date","hint":"That event is still to come."},"message":"$string"}}
>> {"jsonrpc":"2.0","id":4,"method":"sunset.observe","params":{"score":50,"place":"Longyearbyen"}}
<< {"jsonrpc":"2.0","id":4,"error":{"code":-32602,"data":{"kind":"notAllowed","retryable":false,"path":"/date","hint":"The sun does not cross the horizon on that day."},"message":"$string"}}
>> {"jsonrpc":"2.0","id":5,"method":"sunset.observe","params":{"photo":"/sky.jpg"}}
<< {"jsonrpc":"2.0","id":5,"error":{"code":-32602,"data":{"kind":"unknownParam","retryable":false,"path":"/photo","$...":""},"message":"$string"}}
>> {"jsonrpc":"2.0","id":7,"method":"sunset.observe","params":{"score":101}}
<< {"jsonrpc":"2.0","id":7,"error":{"code":-32602,"data":{"kind":"outOfRange","retryable":false,"path":"/score","range":{"minimum":0,"maximum":100}},"message":"$string"}}
