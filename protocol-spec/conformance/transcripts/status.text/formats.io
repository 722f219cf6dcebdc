// Letters, names, literals, and what is unknown
// needs: clock=2026-06-21T12:00:00Z location=38.72,-9.14
>> {"jsonrpc":"2.0","id":1,"method":"status.text","params":{"place":"38.72,-9.14","format":"%l %% {{x"}}
<< {"jsonrpc":"2.0","id":1,"result":{"text":"$string","$...":""}}
>> {"jsonrpc":"2.0","id":2,"method":"status.text","params":{"place":"38.72,-9.14","format":"{temperature}"}}
<< {"jsonrpc":"2.0","id":2,"result":{"text":"$string","$...":""}}
>> {"jsonrpc":"2.0","id":3,"method":"status.text","params":{"format":"{temprature}"}}
<< {"jsonrpc":"2.0","id":3,"error":{"code":-32602,"data":{"kind":"invalidParams","retryable":false,"path":"/format","$...":""}}}
>> {"jsonrpc":"2.0","id":4,"method":"status.text","params":{"preset":"9"}}
<< {"jsonrpc":"2.0","id":4,"error":{"code":-32602,"data":{"kind":"notAllowed","retryable":false,"path":"/preset","allowed":["1","2","3","4"],"$...":""}}}
