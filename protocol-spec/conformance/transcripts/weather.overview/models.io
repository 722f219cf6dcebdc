// The parts by the models of one's choice, as their own methods have them
// needs: clock=2026-06-21T12:00:00Z location=38.72,-9.14
>> {"jsonrpc":"2.0","id":1,"method":"weather.overview","params":{"parts":[{"method":"sunset.score","params":{"model":"classic"}},{"method":"climate.project","params":{"interventions":true,"model":"weather2045"}}]}}
<< {"jsonrpc":"2.0","id":1,"result":{"parts":[{"method":"sunset.score","state":"success","value":{"model":"classic","$...":""}},{"method":"climate.project","state":"success","value":{"model":"weather2045","year":2045,"delta":{"value":0.8,"$...":""},"$...":""}}],"$...":""}}
>> {"jsonrpc":"2.0","id":2,"method":"weather.overview","params":{"parts":[{"method":"climate.project","params":{"model":"ar7"}}]}}
<< {"jsonrpc":"2.0","id":2,"error":{"code":-32602,"data":{"kind":"notAllowed","retryable":false,"path":"/parts/0/params/model","$...":""}}}
