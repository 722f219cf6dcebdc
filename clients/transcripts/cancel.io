// A question that is taken back
>> {"jsonrpc":"2.0","id":1,"method":"forecast.daily","params":{"days":16}}
>> {"jsonrpc":"2.0","method":"$/cancelRequest","params":{"id":1}}
<< {"jsonrpc":"2.0","id":1,"error":{"code":-32800,"message":"The request was cancelled.","data":{"kind":"requestCancelled","retryable":true}}}
>> {"jsonrpc":"2.0","id":2,"method":"sun.phase","params":{}}
<< {"jsonrpc":"2.0","id":2,"result":{"phase":"day","$...":""}}
