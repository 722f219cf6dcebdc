// The change counts from now, or from the year of a day gone by; the past works too
// needs: clock=2026-06-21T12:00:00Z location=38.72,-9.14
>> {"jsonrpc":"2.0","id":1,"method":"climate.project","params":{"place":"38.72,-9.14","temperature":20,"year":2026}}
<< {"jsonrpc":"2.0","id":1,"result":{"projected":{"temperature":20,"low":20,"high":20,"yearLow":"$18.24~0.5","yearHigh":"$21.76~0.5","condition":null},"delta":{"value":0,"low":0,"high":0,"level":80},"baselineYear":2026,"$...":""}}
>> {"jsonrpc":"2.0","id":2,"method":"climate.project","params":{"place":"38.72,-9.14","temperature":20,"date":"1985-07-01","year":2026}}
<< {"jsonrpc":"2.0","id":2,"result":{"delta":{"value":"$1.2~0.6","$...":""},"baselineYear":1985,"$...":""}}
>> {"jsonrpc":"2.0","id":3,"method":"climate.project","params":{"place":"38.72,-9.14","temperature":20,"year":1950}}
<< {"jsonrpc":"2.0","id":3,"result":{"delta":{"value":"$-1.5~0.8","$...":""},"baselineYear":2026,"year":1950,"$...":""}}
>> {"jsonrpc":"2.0","id":4,"method":"climate.project","params":{"place":"38.72,-9.14","temperature":20,"scenario":"ssp585"}}
<< {"jsonrpc":"2.0","id":4,"result":{"alternatives":{"without":"$object","with":null},"scenario":"ssp585","$...":""}}
