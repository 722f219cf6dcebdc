// A series of years, and units
// needs: clock=2026-06-21T12:00:00Z location=38.72,-9.14
>> {"jsonrpc":"2.0","id":1,"method":"climate.project","params":{"place":"38.72,-9.14","temperature":70,"units":"imperial","years":{"from":2030,"to":2050,"step":10}}}
<< {"jsonrpc":"2.0","id":1,"result":{"series":[{"year":2030,"$...":""},{"year":2040,"$...":""},{"year":2050,"$...":""}],"$...":""}}
>> {"jsonrpc":"2.0","id":2,"method":"climate.project","params":{"temperature":20,"years":{"from":1950,"to":2100}}}
<< {"jsonrpc":"2.0","id":2,"result":{"year":2045,"$...":""}}
>> {"jsonrpc":"2.0","id":3,"method":"climate.project","params":{"temperature":20,"years":{"from":2050,"to":2040}}}
<< {"jsonrpc":"2.0","id":3,"error":{"code":-32602,"data":{"kind":"outOfRange","retryable":false,"path":"/years/to","$...":""}}}
