// weather2045: 2.0 °C more, 1.2 °C less with interventions; the sky changes above 1.5 °C
// needs: clock=2026-06-21T12:00:00Z location=38.72,-9.14
>> {"jsonrpc":"2.0","id":1,"method":"climate.project","params":{"model":"weather2045","temperature":20,"condition":"Light RAIN, cloudy"}}
<< {"jsonrpc":"2.0","id":1,"result":{"projected":{"temperature":22,"low":null,"high":null,"yearLow":null,"yearHigh":null,"condition":{"code":65,"text":"Heavy Rain","$...":""}},"region":null,"globalWarming":null,"$...":""}}
>> {"jsonrpc":"2.0","id":2,"method":"climate.project","params":{"model":"weather2045","temperature":20,"condition":"Clouds"}}
<< {"jsonrpc":"2.0","id":2,"result":{"projected":{"temperature":22,"condition":{"code":95,"text":"Stormy","$...":""},"$...":""},"$...":""}}
>> {"jsonrpc":"2.0","id":3,"method":"climate.project","params":{"model":"weather2045","temperature":20,"condition":"Clear"}}
<< {"jsonrpc":"2.0","id":3,"result":{"projected":{"condition":{"code":0,"text":"Hot & Clear","$...":""},"$...":""},"$...":""}}
>> {"jsonrpc":"2.0","id":4,"method":"climate.project","params":{"model":"weather2045","temperature":20,"condition":"Snow"}}
<< {"jsonrpc":"2.0","id":4,"result":{"projected":{"condition":{"code":73,"text":"Snow","$...":""},"$...":""},"$...":""}}
>> {"jsonrpc":"2.0","id":5,"method":"climate.project","params":{"model":"weather2045","temperature":20,"condition":"Clear","interventions":true}}
<< {"jsonrpc":"2.0","id":5,"result":{"projected":{"temperature":20.8,"condition":{"code":0,"text":"Clear","$...":""},"$...":""},"alternatives":{"without":{"temperature":22,"$...":""},"with":{"temperature":20.8,"$...":""}},"$...":""}}
>> {"jsonrpc":"2.0","id":6,"method":"climate.project","params":{"model":"weather2045","temperature":68,"units":"imperial"}}
<< {"jsonrpc":"2.0","id":6,"result":{"projected":{"temperature":71.6,"$...":""},"$...":""}}
>> {"jsonrpc":"2.0","id":7,"method":"climate.project","params":{"model":"weather2045","temperature":20,"year":2050}}
<< {"jsonrpc":"2.0","id":7,"error":{"code":-32602,"data":{"kind":"notAllowed","retryable":false,"path":"/year","$...":""}}}
>> {"jsonrpc":"2.0","id":8,"method":"climate.project","params":{"model":"weather2045","temperature":20,"scenario":"ssp245"}}
<< {"jsonrpc":"2.0","id":8,"error":{"code":-32602,"data":{"kind":"notAllowed","retryable":false,"path":"/scenario","$...":""}}}
