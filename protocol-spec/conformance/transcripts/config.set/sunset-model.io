// The model of every score for which none is asked; the original formula has no confidence and no sunrises
// needs: clock=2026-06-21T12:00:00Z location=38.72,-9.14
>> {"jsonrpc":"2.0","id":1,"method":"config.set","params":{"setting":"sunset.model","value":"classic"}}
<< {"jsonrpc":"2.0","id":1,"result":{"setting":"sunset.model","value":"classic","origin":"set"}}
>> {"jsonrpc":"2.0","id":2,"method":"sunset.score","params":{"days":1}}
<< {"jsonrpc":"2.0","id":2,"result":{"model":"classic","days":[{"confidence":null,"$...":""}],"$...":""}}
>> {"jsonrpc":"2.0","id":3,"method":"sunset.best","params":{"places":["Lisbon"],"days":1}}
<< {"jsonrpc":"2.0","id":3,"result":{"model":"classic","$...":""}}
>> {"jsonrpc":"2.0","id":4,"method":"weather.overview","params":{"parts":[{"method":"sunset.score","params":{"days":1}}]}}
<< {"jsonrpc":"2.0","id":4,"result":{"parts":[{"method":"sunset.score","value":{"model":"classic","$...":""},"$...":""}],"$...":""}}
>> {"jsonrpc":"2.0","id":5,"method":"sunset.score","params":{"days":1,"event":"sunrise"}}
<< {"jsonrpc":"2.0","id":5,"result":{"model":"afterglow","event":"sunrise","$...":""}}
>> {"jsonrpc":"2.0","id":6,"method":"sunset.score","params":{"days":1,"model":"afterglow"}}
<< {"jsonrpc":"2.0","id":6,"result":{"model":"afterglow","$...":""}}
>> {"jsonrpc":"2.0","id":7,"method":"config.set","params":{"setting":"sunset.model","value":"romantic"}}
<< {"jsonrpc":"2.0","id":7,"error":{"code":-32602,"data":{"kind":"notAllowed","retryable":false,"path":"/value","allowed":["afterglow","classic"],"$...":""}}}
>> {"jsonrpc":"2.0","id":8,"method":"config.set","params":{"setting":"sunset.model"}}
<< {"jsonrpc":"2.0","id":8,"result":{"setting":"sunset.model","value":"afterglow","origin":"default"}}
