// A condition over every day of a result, which of an estimate only its kind can meet; an error is an event too
// needs: clock=2026-06-21T12:00:00Z location=38.72,-9.14
>> {"jsonrpc":"2.0","id":1,"method":"subscription.create","params":{"method":"sunset.score","params":{"place":"38.72,-9.14","days":3},"when":{"condition":{"any":[{"path":"/days/*/kind","op":"eq","value":"estimate"},{"path":"/days/*/rating","op":"eq","value":"spectacular"}]}}}}
<< {"jsonrpc":"2.0","id":1,"result":{"id":"$string:good","$...":""}}
<< {"jsonrpc":"2.0","method":"subscription/event","params":{"id":"$good","sequence":0,"time":"$time","reason":"initial","result":{"days":["$object","$object","$object"],"$...":""}}}
>> {"jsonrpc":"2.0","id":2,"method":"subscription.cancel","params":{"id":"$good"}}
<< {"jsonrpc":"2.0","id":2,"result":{"cancelled":true}}
>> {"jsonrpc":"2.0","id":3,"method":"subscription.create","params":{"method":"air.quality","params":{"place":"38.72,-9.14"}}}
<< {"jsonrpc":"2.0","id":3,"result":{"id":"$string:air","$...":""}}
<< {"jsonrpc":"2.0","method":"subscription/event","params":{"id":"$air","sequence":0,"time":"$time","reason":"error","error":{"code":-32012,"data":{"kind":"providerUnavailable","reason":"offline","$...":""},"$...":""}}}
