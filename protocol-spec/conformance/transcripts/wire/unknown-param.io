// A parameter that does not exist, with a guess
>> {"jsonrpc":"2.0","id":1,"method":"sun.times","params":{"place":"38.72,-9.14","dayz":2}}
<< {"jsonrpc":"2.0","id":1,"error":{"code":-32602,"data":{"kind":"unknownParam","retryable":false,"path":"/dayz","didYouMean":["days","$..."],"$...":""}}}
>> {"jsonrpc":"2.0","id":2,"method":"sun.times","params":{"place":{"latitude":38.72,"longitud":-9.14}}}
<< {"jsonrpc":"2.0","id":2,"error":{"code":-32602,"data":{"kind":"$string","retryable":false,"path":"$string","$...":""}}}
