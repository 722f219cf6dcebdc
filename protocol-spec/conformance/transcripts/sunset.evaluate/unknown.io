// Too little known of the clouds is no score, and no invented one
// needs: clock=2026-06-21T12:00:00Z location=38.72,-9.14
>> {"jsonrpc":"2.0","id":1,"method":"sunset.evaluate","params":{"cloudCover":{}}}
<< {"jsonrpc":"2.0","id":1,"result":{"model":"afterglow","score":null,"rating":null,"label":null,"symbols":null,"explanation":"There is no cloud data for this moment, so there is no score.","outlook":null,"subscores":null,"factors":"$any","gradient":[],"units":"$object"}}
>> {"jsonrpc":"2.0","id":2,"method":"sunset.evaluate","params":{"cloudCover":{"low":10},"humidity":40}}
<< {"jsonrpc":"2.0","id":2,"result":{"model":"afterglow","score":null,"rating":null,"label":null,"symbols":null,"explanation":"There is no cloud data for this moment, so there is no score.","outlook":null,"subscores":null,"factors":"$any","gradient":[],"units":"$object"}}
>> {"jsonrpc":"2.0","id":3,"method":"sunset.evaluate","params":{"cloudCover":{"low":10,"total":50}}}
<< {"jsonrpc":"2.0","id":3,"result":{"model":"afterglow","score":"$number","rating":"$string","label":"$string","symbols":"$object","explanation":"High and mid-level cloud may catch some of the light.","outlook":{"score":"$number","confidence":"$number","interval":{"low":"$number","high":"$number","level":80},"color":{"text":"$string","chance":"$number","quality":"$number"}},"subscores":{"canvas":"$number","light":"$number","glow":"$number","air":"$number","visibility":1,"rain":1},"factors":"$any","gradient":["$string","$string","$string"],"units":"$object"}}
>> {"jsonrpc":"2.0","id":4,"method":"sunset.evaluate","params":{"cloudCover":{"total":50},"model":"classic"}}
<< {"jsonrpc":"2.0","id":4,"result":{"model":"classic","score":null,"rating":null,"label":null,"symbols":null,"explanation":"The cloud layers are unknown for this moment, so there is no score.","outlook":null,"subscores":null,"factors":"$any","gradient":[],"units":"$object"}}
>> {"jsonrpc":"2.0","id":5,"method":"sunset.evaluate","params":{"cloudCover":{"low":1,"dailyMean":30.9},"model":"classic"}}
<< {"jsonrpc":"2.0","id":5,"result":{"score":70,"rating":"spectacular","$...":""}}
