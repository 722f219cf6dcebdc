// June in Lisbon, and a month that is none
// needs: clock=2026-06-21T12:00:00Z location=38.72,-9.14
>> {"jsonrpc":"2.0","id":1,"method":"climate.normals","params":{"place":"38.72,-9.14","month":6}}
<< {"jsonrpc":"2.0","id":1,"result":{"months":[{"month":6,"temperatureMean":"$20~2","$...":""}],"temperatureError":"$1.36~0.01","representative":false,"warnings":[{"code":"unrepresentative","$...":""}],"$...":""}}
>> {"jsonrpc":"2.0","id":2,"method":"climate.normals","params":{"month":13}}
<< {"jsonrpc":"2.0","id":2,"error":{"code":-32602,"data":{"kind":"outOfRange","retryable":false,"path":"/month","range":{"minimum":1,"maximum":12},"$...":""}}}
