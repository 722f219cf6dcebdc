// The first fault in the order of the schema, with its path and what was allowed
>> {"jsonrpc":"2.0","id":1,"method":"sun.times","params":{"place":"38.72,-9.14","days":0}}
<< {"jsonrpc":"2.0","id":1,"error":{"code":-32602,"data":{"kind":"outOfRange","retryable":false,"path":"/days","range":{"minimum":1,"maximum":366},"$...":""}}}
>> {"jsonrpc":"2.0","id":2,"method":"sun.times","params":{"place":"38.72,-9.14","days":"3"}}
<< {"jsonrpc":"2.0","id":2,"error":{"code":-32602,"data":{"kind":"invalidParams","retryable":false,"path":"/days","$...":""}}}
>> {"jsonrpc":"2.0","id":3,"method":"sunset.score","params":{"place":"38.72,-9.14","model":"aftergloe"}}
<< {"jsonrpc":"2.0","id":3,"error":{"code":-32602,"data":{"kind":"notAllowed","retryable":false,"path":"/model","allowed":["afterglow","classic"],"$...":""}}}
>> {"jsonrpc":"2.0","id":4,"method":"sun.times","params":{"place":{"latitude":91,"longitude":0}}}
<< {"jsonrpc":"2.0","id":4,"error":{"code":-32602,"data":{"kind":"outOfRange","retryable":false,"path":"/place/latitude","range":{"minimum":-90,"maximum":90},"$...":""}}}
>> {"jsonrpc":"2.0","id":5,"method":"location.reverse","params":{"latitude":1}}
<< {"jsonrpc":"2.0","id":5,"error":{"code":-32602,"data":{"kind":"missingParam","retryable":false,"path":"/longitude","$...":""}}}
>> {"jsonrpc":"2.0","id":6,"method":"sun.times","params":{"place":"38.72,-9.14","days":1.5}}
<< {"jsonrpc":"2.0","id":6,"error":{"code":-32602,"data":{"kind":"invalidParams","retryable":false,"path":"/days","$...":""}}}
