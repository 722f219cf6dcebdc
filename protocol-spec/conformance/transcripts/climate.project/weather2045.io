// The original formula, to the letter
// needs: clock=2026-06-21T12:00:00Z location=38.72,-9.14
>> {"jsonrpc":"2.0","id":1,"method":"climate.project","params":{"place":"38.72,-9.14","temperature":20,"model":"weather2045","condition":"light rain","interventions":false}}
<< {"jsonrpc":"2.0","id":1,"result":{"current":{"condition":{"code":61,"kind":"lightRain","text":"light rain","$...":""},"$...":""},"projected":{"temperature":22,"low":null,"high":null,"yearLow":null,"yearHigh":null,"condition":{"code":65,"text":"Heavy Rain","$...":""},"$...":""},"globalWarming":null,"region":null,"$...":""}}
>> {"jsonrpc":"2.0","id":2,"method":"climate.project","params":{"place":"38.72,-9.14","temperature":20,"model":"weather2045","condition":"Clouds","interventions":false}}
<< {"jsonrpc":"2.0","id":2,"result":{"projected":{"temperature":22,"low":null,"high":null,"yearLow":null,"yearHigh":null,"condition":{"code":95,"text":"Stormy","$...":""},"$...":""},"globalWarming":null,"region":null,"$...":""}}
>> {"jsonrpc":"2.0","id":3,"method":"climate.project","params":{"place":"38.72,-9.14","temperature":20,"model":"weather2045","condition":"CLEAR","interventions":false}}
<< {"jsonrpc":"2.0","id":3,"result":{"projected":{"temperature":22,"low":null,"high":null,"yearLow":null,"yearHigh":null,"condition":{"code":0,"text":"Hot & Clear","$...":""},"$...":""},"globalWarming":null,"region":null,"$...":""}}
>> {"jsonrpc":"2.0","id":4,"method":"climate.project","params":{"place":"38.72,-9.14","temperature":20,"model":"weather2045","condition":"Snow","interventions":false}}
<< {"jsonrpc":"2.0","id":4,"result":{"projected":{"temperature":22,"low":null,"high":null,"yearLow":null,"yearHigh":null,"condition":{"code":73,"text":"Snow","$...":""},"$...":""},"globalWarming":null,"region":null,"$...":""}}
>> {"jsonrpc":"2.0","id":5,"method":"climate.project","params":{"place":"38.72,-9.14","temperature":20,"model":"weather2045","condition":"rain","interventions":true}}
<< {"jsonrpc":"2.0","id":5,"result":{"projected":{"temperature":20.8,"low":null,"high":null,"yearLow":null,"yearHigh":null,"condition":"$object"},"$...":""}}
>> {"jsonrpc":"2.0","id":6,"method":"climate.project","params":{"temperature":20,"model":"weather2045","scenario":"ssp245"}}
<< {"jsonrpc":"2.0","id":6,"error":{"code":-32602,"data":{"kind":"notAllowed","retryable":false,"path":"/scenario","$...":""}}}
>> {"jsonrpc":"2.0","id":7,"method":"climate.project","params":{"temperature":20,"model":"weather2045","year":2050}}
<< {"jsonrpc":"2.0","id":7,"error":{"code":-32602,"data":{"kind":"notAllowed","retryable":false,"path":"/year","$...":""}}}
