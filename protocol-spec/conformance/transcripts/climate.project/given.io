// A given temperature needs no network
// needs: clock=2026-06-21T12:00:00Z location=38.72,-9.14
>> {"jsonrpc":"2.0","id":1,"method":"climate.project","params":{"place":"38.72,-9.14","temperature":21.4,"date":"2026-06-21"}}
<< {"jsonrpc":"2.0","id":1,"result":{"current":{"temperature":21.4,"given":true,"$...":""},"model":"ar6","scenario":"ssp245","year":2045,"region":{"id":"MED","name":"Mediterranean","$...":""},"$...":""}}
