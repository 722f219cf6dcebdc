// The model of every score, from the file; what is no model is told
// needs: clock=2026-06-21T12:00:00Z location=38.72,-9.14 config='{"sunset": {"model": "classic", "colour": 1}}'
>> {"jsonrpc":"2.0","id":1,"method":"config.get"}
<< {"jsonrpc":"2.0","id":1,"result":{"warnings":[{"code":"notProvided","message":"/sunset/colour: No such entry.","$...":""}],"$...":""}}
>> {"jsonrpc":"2.0","id":2,"method":"sunset.evaluate","params":{"cloudCover":{"low":10,"mid":15,"high":35}}}
<< {"jsonrpc":"2.0","id":2,"result":{"model":"classic","score":20,"outlook":null,"$...":""}}
