// What runs is answered first, subscribers get a last word, then nothing but exit
// needs: clock=2026-06-21T12:00:00Z location=38.72,-9.14 upstream
-- upstream {"match":"/v1/forecast","fault":"slow-first-byte","arguments":{"ms":30000}}
>> {"jsonrpc":"2.0","id":1,"method":"subscription.create","params":{"method":"sun.phase"}}
<< {"jsonrpc":"2.0","id":1,"result":{"id":"$string:one","$...":""}}
<< {"jsonrpc":"2.0","method":"subscription/event","params":{"id":"$one","sequence":0,"time":"$time","reason":"initial","result":"$object"}}
>> {"jsonrpc":"2.0","id":2,"method":"weather.current","params":{"fallback":"none"}}
>> {"jsonrpc":"2.0","id":3,"method":"shutdown"}
<< {"jsonrpc":"2.0","id":2,"error":{"code":-32802,"data":{"kind":"serverCancelled","retryable":false,"reason":"shutdown","$...":""}}}
<< {"jsonrpc":"2.0","method":"subscription/event","params":{"id":"$one","sequence":1,"time":"$time","reason":"end"}}
<< {"jsonrpc":"2.0","id":3,"result":null}
>> {"jsonrpc":"2.0","id":4,"method":"sun.phase"}
<< {"jsonrpc":"2.0","id":4,"error":{"code":-32600,"data":{"kind":"shuttingDown","retryable":false,"$...":""}}}
>> {"jsonrpc":"2.0","id":5,"method":"shutdown"}
<< {"jsonrpc":"2.0","id":5,"error":{"code":-32600,"data":{"kind":"shuttingDown","retryable":false,"$...":""}}}
>> {"jsonrpc":"2.0","method":"exit"}
-- exit 0
