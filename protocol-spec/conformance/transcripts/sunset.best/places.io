// Nobody forecasts these evenings, so none is the best; an unknown place is told by its path
// needs: clock=2026-06-21T12:00:00Z location=38.72,-9.14
>> {"jsonrpc":"2.0","id":1,"method":"sunset.best","params":{"places":["Lisbon","Porto",{"latitude":37.02,"longitude":-7.93}],"days":2}}
<< {"jsonrpc":"2.0","id":1,"result":{"ranked":[],"source":{"kind":"estimate","$...":""},"$...":""}}
>> {"jsonrpc":"2.0","id":2,"method":"sunset.best","params":{"places":["Lisbon","Xyzzyville"]}}
<< {"jsonrpc":"2.0","id":2,"error":{"code":-32012,"data":{"kind":"providerUnavailable","retryable":true,"reason":"offline","path":"/places/1","$...":""}}}
>> {"jsonrpc":"2.0","id":3,"method":"sunset.best","params":{"places":[{"latitude":91,"longitude":0}]}}
<< {"jsonrpc":"2.0","id":3,"error":{"code":-32602,"data":{"kind":"outOfRange","retryable":false,"path":"/places/0/latitude","$...":""}}}
