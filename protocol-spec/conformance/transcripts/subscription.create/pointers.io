// A condition points with RFC 6901
// needs: clock=2026-06-21T12:00:00Z location=38.72,-9.14
>> {"jsonrpc":"2.0","id":1,"method":"subscription.create","params":{"method":"sun.phase","when":{"condition":{"path":"phase","op":"eq","value":"day"}}}}
<< {"jsonrpc":"2.0","id":1,"error":{"code":-32602,"data":{"kind":"invalidParams","retryable":false,"path":"/when/condition/path","$...":""}}}
>> {"jsonrpc":"2.0","id":2,"method":"subscription.create","params":{"method":"sun.phase","when":{"condition":{"all":[{"path":"/phase","op":"eq","value":"day"},{"any":[{"path":"isDay","op":"eq","value":true}]}]}}}}
<< {"jsonrpc":"2.0","id":2,"error":{"code":-32602,"data":{"kind":"invalidParams","retryable":false,"path":"/when/condition/all/1/any/0/path","$...":""}}}
>> {"jsonrpc":"2.0","id":3,"method":"subscription.create","params":{"method":"sun.phase","when":{"condition":{"any":[]}}}}
<< {"jsonrpc":"2.0","id":3,"error":{"code":-32602,"data":{"kind":"outOfRange","retryable":false,"path":"/when/condition/any","$...":""}}}
>> {"jsonrpc":"2.0","id":4,"method":"subscription.create","params":{"method":"sun.phase","when":{"condition":{"path":"/~2","op":"eq","value":"day"}}}}
<< {"jsonrpc":"2.0","id":4,"error":{"code":-32602,"data":{"kind":"invalidParams","retryable":false,"path":"/when/condition/path","$...":""}}}
