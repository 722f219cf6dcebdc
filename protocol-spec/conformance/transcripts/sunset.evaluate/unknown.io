// Too little known of the clouds is no score, and no invented one
// needs: clock=2026-06-21T12:00:00Z location=38.72,-9.14
>> {"jsonrpc":"2.0","id":1,"method":"sunset.evaluate","params":{"cloudCover":{}}}
<< {"jsonrpc":"2.0","id":1,"result":{"score":null,"rating":null,"label":null,"symbols":null,"explanation":"There is no cloud data for this moment, so there is no score.","confidence":null,"color":null,"subscores":null,"factors":"$any","gradient":[]}}
>> {"jsonrpc":"2.0","id":2,"method":"sunset.evaluate","params":{"cloudCover":{"low":10},"humidity":40}}
<< {"jsonrpc":"2.0","id":2,"result":{"score":null,"rating":null,"label":null,"symbols":null,"explanation":"There is no cloud data for this moment, so there is no score.","confidence":null,"color":null,"subscores":null,"factors":"$any","gradient":[]}}
>> {"jsonrpc":"2.0","id":3,"method":"sunset.evaluate","params":{"cloudCover":{"low":10,"total":50}}}
<< {"jsonrpc":"2.0","id":3,"result":{"score":33.4,"rating":"muted","label":"Muted","symbols":{"sfSymbol":"cloud.sun","emoji":"🌥️","material":"partly_cloudy_day"},"explanation":"High and mid-level cloud may catch some of the light.","confidence":0.422,"color":{"chance":0.133,"quality":67.7},"subscores":{"canvas":0.249,"light":0.418,"glow":0.426,"air":0.85,"visibility":1,"rain":1},"factors":"$any","gradient":["#526494","#be8173","#cea384"]}}
>> {"jsonrpc":"2.0","id":4,"method":"sunset.evaluate","params":{"cloudCover":{"total":50},"model":"classic"}}
<< {"jsonrpc":"2.0","id":4,"result":{"score":null,"rating":null,"label":null,"symbols":null,"explanation":"The cloud layers are unknown for this moment, so there is no score.","confidence":null,"color":null,"subscores":null,"factors":"$any","gradient":[]}}
>> {"jsonrpc":"2.0","id":5,"method":"sunset.evaluate","params":{"cloudCover":{"low":1,"dailyMean":30.9},"model":"classic"}}
<< {"jsonrpc":"2.0","id":5,"result":{"score":70,"rating":"colorful","$...":""}}
