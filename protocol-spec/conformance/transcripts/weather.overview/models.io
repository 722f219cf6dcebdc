// The parts by the models of one's choice, as their own methods have them
// needs: clock=2026-06-21T12:00:00Z location=38.72,-9.14
>> {"jsonrpc":"2.0","id":1,"method":"weather.overview","params":{"include":["sunset","climate"],"sunsetModel":"classic","climateModel":"weather2045","interventions":true}}
<< {"jsonrpc":"2.0","id":1,"result":{"components":{"sunset":{"state":"success","value":{"model":"classic","$...":""},"error":null},"climate":{"state":"success","value":{"model":"weather2045","year":2045,"delta":{"value":0.8,"$...":""},"$...":""},"error":null}},"$...":""}}
>> {"jsonrpc":"2.0","id":2,"method":"weather.overview","params":{"include":["climate"],"climateModel":"ar7"}}
<< {"jsonrpc":"2.0","id":2,"error":{"code":-32602,"data":{"kind":"notAllowed","retryable":false,"path":"/climateModel","$...":""}}}
