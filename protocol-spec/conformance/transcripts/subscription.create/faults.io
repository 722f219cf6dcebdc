// What cannot be subscribed
// needs: clock=2026-06-21T12:00:00Z location=38.72,-9.14
>> {"jsonrpc":"2.0","id":1,"method":"subscription.create","params":{"method":"map.tile"}}
<< {"jsonrpc":"2.0","id":1,"error":{"code":-32602,"data":{"kind":"notAllowed","retryable":false,"path":"/method","$...":""}}}
>> {"jsonrpc":"2.0","id":2,"method":"subscription.create","params":{"method":"sun.phase","params":{"bogus":1}}}
<< {"jsonrpc":"2.0","id":2,"error":{"code":-32602,"data":{"kind":"unknownParam","retryable":false,"path":"/params/bogus","$...":""}}}
>> {"jsonrpc":"2.0","id":3,"method":"subscription.create","params":{"method":"sun.phase","intervalSeconds":59}}
<< {"jsonrpc":"2.0","id":3,"error":{"code":-32602,"data":{"kind":"outOfRange","retryable":false,"path":"/intervalSeconds","range":{"minimum":60,"maximum":86400},"$...":""}}}
>> {"jsonrpc":"2.0","id":4,"method":"subscription.create","params":{"method":"sun.phase","when":{"condition":{"path":"/isDay","op":"is","value":true}}}}
<< {"jsonrpc":"2.0","id":4,"error":{"code":-32602,"data":{"kind":"notAllowed","retryable":false,"path":"/when/condition/op","allowed":["lt","le","eq","ne","ge","gt"],"$...":""}}}
