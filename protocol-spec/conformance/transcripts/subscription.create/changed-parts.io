// An overview without a place follows the location at once; the first event for a place has all parts
// needs: clock=2026-06-21T12:00:00Z location=38.72,-9.14
>> {"jsonrpc":"2.0","id":1,"method":"subscription.create","params":{"method":"weather.overview","params":{"parts":[{"method":"sunset.score","params":{"days":1}},{"method":"climate.project"}]},"emit":"changedParts"}}
<< {"jsonrpc":"2.0","id":1,"result":{"id":"$string:page","$...":""}}
<< {"jsonrpc":"2.0","method":"subscription/event","params":{"id":"$page","sequence":0,"time":"$time","reason":"initial","result":{"place":{"latitude":38.72,"$...":""},"parts":["$object","$object"],"$...":""}}}
>> {"jsonrpc":"2.0","id":2,"method":"location.set","params":{"place":"Porto"}}
<< {"jsonrpc":"2.0","id":2,"result":{"place":{"name":"Porto","$...":""},"$...":""}}
<< {"jsonrpc":"2.0","method":"subscription/event","params":{"id":"$page","sequence":1,"time":"$time","reason":"change","result":{"place":{"name":"Porto","$...":""},"parts":["$object","$object"],"$...":""}}}
>> {"jsonrpc":"2.0","id":3,"method":"subscription.create","params":{"method":"sun.phase","emit":"changedParts"}}
<< {"jsonrpc":"2.0","id":3,"error":{"code":-32602,"data":{"kind":"notAllowed","retryable":false,"path":"/emit","$...":""}}}
