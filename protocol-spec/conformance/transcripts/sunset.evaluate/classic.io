// The original formula: the mean of the layers, whole
// needs: clock=2026-06-21T12:00:00Z location=38.72,-9.14
>> {"jsonrpc":"2.0","id":1,"method":"sunset.evaluate","params":{"cloudCover":{"low":10,"mid":15,"high":35},"model":"classic"}}
<< {"jsonrpc":"2.0","id":1,"result":{"score":20,"subscores":null,"outlook":null,"$...":""}}
>> {"jsonrpc":"2.0","id":2,"method":"sunset.evaluate","params":{"cloudCover":{"total":40},"model":"classic"}}
<< {"jsonrpc":"2.0","id":2,"result":{"model":"classic","score":null,"rating":null,"label":null,"symbols":null,"explanation":"The cloud layers are unknown for this moment, so there is no score.","outlook":null,"subscores":null,"factors":"$any","gradient":[],"units":"$object"}}
