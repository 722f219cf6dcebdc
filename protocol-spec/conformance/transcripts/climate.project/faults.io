// What is wrong, and what would be right
// needs: clock=2026-06-21T12:00:00Z location=38.72,-9.14
>> {"jsonrpc":"2.0","id":1,"method":"climate.project","params":{"temperature":20,"year":2101}}
<< {"jsonrpc":"2.0","id":1,"error":{"code":-32602,"data":{"kind":"outOfRange","retryable":false,"path":"/year","range":{"minimum":1950,"maximum":2100},"$...":""}}}
>> {"jsonrpc":"2.0","id":2,"method":"climate.project","params":{"temperature":20,"scenario":"rcp85"}}
<< {"jsonrpc":"2.0","id":2,"error":{"code":-32602,"data":{"kind":"notAllowed","retryable":false,"path":"/scenario","$...":""}}}
>> {"jsonrpc":"2.0","id":3,"method":"climate.project","params":{"temperature":20,"scenario":"ssp119","interventions":true}}
<< {"jsonrpc":"2.0","id":3,"error":{"code":-32602,"data":{"kind":"notAllowed","retryable":false,"path":"/scenario","allowed":["ssp245","ssp370"],"$...":""}}}
>> {"jsonrpc":"2.0","id":4,"method":"climate.project","params":{"temperature":20,"interventions":[{"lever":"prayer","strength":1}]}}
<< {"jsonrpc":"2.0","id":4,"error":{"code":-32602,"data":{"kind":"notAllowed","retryable":false,"path":"/interventions/0/lever","$...":""}}}
>> {"jsonrpc":"2.0","id":5,"method":"climate.project","params":{"temperature":20,"interventions":[{"lever":"package_all","strength":1.5}]}}
<< {"jsonrpc":"2.0","id":5,"error":{"code":-32602,"data":{"kind":"outOfRange","retryable":false,"path":"/interventions/0/strength","$...":""}}}
>> {"jsonrpc":"2.0","id":6,"method":"climate.project","params":{"temperature":20,"condition":12345}}
<< {"jsonrpc":"2.0","id":6,"error":{"code":-32602,"data":{"kind":"outOfRange","retryable":false,"path":"/condition","range":{"minimum":0,"maximum":99},"$...":""}}}
>> {"jsonrpc":"2.0","id":7,"method":"climate.project","params":{"temperature":20,"condition":-1}}
<< {"jsonrpc":"2.0","id":7,"error":{"code":-32602,"data":{"kind":"outOfRange","retryable":false,"path":"/condition","range":{"minimum":0,"maximum":99},"$...":""}}}
>> {"jsonrpc":"2.0","id":8,"method":"climate.project","params":{"temperature":20,"condition":true}}
<< {"jsonrpc":"2.0","id":8,"error":{"code":-32602,"data":{"kind":"invalidParams","retryable":false,"path":"/condition","$...":""}}}
