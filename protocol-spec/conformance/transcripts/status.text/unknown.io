// A field that nobody knows is named, with what it may have meant
// needs: clock=2026-06-21T12:00:00Z location=38.72,-9.14
>> {"jsonrpc":"2.0","id":1,"method":"status.text","params":{"format":"%H"}}
<< {"jsonrpc":"2.0","id":1,"error":{"code":-32602,"data":{"kind":"invalidParams","retryable":false,"path":"/format","didYouMean":["%h"],"$...":""}}}
>> {"jsonrpc":"2.0","id":2,"method":"status.text","params":{"format":"%q"}}
<< {"jsonrpc":"2.0","id":2,"error":{"code":-32602,"data":{"kind":"invalidParams","retryable":false,"path":"/format","didYouMean":[],"$...":""}}}
>> {"jsonrpc":"2.0","id":3,"method":"status.text","params":{"format":"{zzzzzzzz}"}}
<< {"jsonrpc":"2.0","id":3,"error":{"code":-32602,"data":{"kind":"invalidParams","retryable":false,"path":"/format","didYouMean":[],"$...":""}}}
