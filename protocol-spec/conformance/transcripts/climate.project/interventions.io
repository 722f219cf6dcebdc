// Levers both ways, and a scenario that has none
// needs: clock=2026-06-21T12:00:00Z location=38.72,-9.14
>> {"jsonrpc":"2.0","id":1,"method":"climate.project","params":{"place":"38.72,-9.14","temperature":20,"interventions":true}}
<< {"jsonrpc":"2.0","id":1,"result":{"interventions":[{"lever":"package_all","strength":1,"$...":""}],"$...":""}}
>> {"jsonrpc":"2.0","id":2,"method":"climate.project","params":{"place":"38.72,-9.14","temperature":20,"interventions":[{"lever":"ch4_45pct_2030","strength":0.5}]}}
<< {"jsonrpc":"2.0","id":2,"result":{"interventions":[{"lever":"ch4_45pct_2030","strength":0.5,"$...":""}],"$...":""}}
>> {"jsonrpc":"2.0","id":3,"method":"climate.project","params":{"place":"38.72,-9.14","temperature":20,"scenario":"ssp126","interventions":true}}
<< {"jsonrpc":"2.0","id":3,"error":{"code":-32602,"data":{"kind":"notAllowed","retryable":false,"path":"/scenario","allowed":["ssp245","ssp370"],"$...":""}}}
>> {"jsonrpc":"2.0","id":4,"method":"climate.project","params":{"place":"38.72,-9.14","temperature":20,"interventions":[{"lever":"magic"}]}}
<< {"jsonrpc":"2.0","id":4,"error":{"code":-32602,"data":{"kind":"notAllowed","retryable":false,"path":"/interventions/0/lever","$...":""}}}
