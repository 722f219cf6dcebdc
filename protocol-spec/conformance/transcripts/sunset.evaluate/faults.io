// What is wrong, and where
// needs: clock=2026-06-21T12:00:00Z location=38.72,-9.14
>> {"jsonrpc":"2.0","id":1,"method":"sunset.evaluate","params":{}}
<< {"jsonrpc":"2.0","id":1,"error":{"code":-32602,"data":{"kind":"missingParam","retryable":false,"path":"/cloudCover","$...":""}}}
>> {"jsonrpc":"2.0","id":2,"method":"sunset.evaluate","params":{"cloudCover":{"low":120}}}
<< {"jsonrpc":"2.0","id":2,"error":{"code":-32602,"data":{"kind":"outOfRange","retryable":false,"path":"/cloudCover/low","range":{"minimum":0,"maximum":100},"$...":""}}}
>> {"jsonrpc":"2.0","id":3,"method":"sunset.evaluate","params":{"cloudCover":{"hi":1}}}
<< {"jsonrpc":"2.0","id":3,"error":{"code":-32602,"data":{"kind":"unknownParam","retryable":false,"path":"/cloudCover/hi","$...":""}}}
>> {"jsonrpc":"2.0","id":4,"method":"sunset.evaluate","params":{"cloudCover":{},"path":[{"distanceKm":50,"low":0,"mid":0}]}}
<< {"jsonrpc":"2.0","id":4,"error":{"code":-32602,"data":{"kind":"missingParam","retryable":false,"path":"/path/0/high","$...":""}}}
