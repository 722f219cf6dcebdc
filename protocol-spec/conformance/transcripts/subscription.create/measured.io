// A condition on a measured value; its unit is that of the params
// needs: clock=2026-06-21T12:10:00Z location=38.72,-9.14 upstream
>> {"jsonrpc":"2.0","id":1,"method":"subscription.create","params":{"method":"observation.current","params":{"place":"38.72,-9.14"},"when":{"condition":{"path":"/temperature/value","op":"lt","value":25}}}}
<< {"jsonrpc":"2.0","id":1,"result":{"id":"$string:cool","$...":""}}
<< {"jsonrpc":"2.0","method":"subscription/event","params":{"id":"$cool","sequence":0,"time":"$time","reason":"initial","result":{"temperature":{"value":22,"station":"LPPT","$...":""},"$...":""}}}
>> {"jsonrpc":"2.0","id":2,"method":"subscription.create","params":{"method":"observation.current","params":{"place":"38.72,-9.14"},"when":{"condition":{"path":"/temperature/measured","op":"lt","value":25}}}}
<< {"jsonrpc":"2.0","id":2,"error":{"code":-32602,"data":{"kind":"notAllowed","path":"/when/condition/path","$...":""}}}
