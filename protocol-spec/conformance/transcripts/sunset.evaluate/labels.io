// The factors come back with their words, in metric units
// needs: clock=2026-06-21T12:00:00Z location=38.72,-9.14
>> {"jsonrpc":"2.0","id":1,"method":"sunset.evaluate","params":{"cloudCover":{"low":0,"mid":10,"high":50,"dailyMean":30},"humidity":39,"aerosolOpticalDepth":0.3,"visibility":9000}}
<< {"jsonrpc":"2.0","id":1,"result":{"factors":{"cloudCover":{"total":null,"low":0,"mid":10,"high":50,"dailyMean":30,"label":"Partly"},"highCloud":{"value":50,"label":"Many"},"humidity":{"value":39,"label":"Dry"},"aerosolOpticalDepth":{"value":0.3,"label":"High"},"visibility":{"value":9,"label":"Moderate"}},"$...":""}}
>> {"jsonrpc":"2.0","id":2,"method":"sunset.evaluate","params":{"cloudCover":{"low":10,"mid":15,"high":35},"model":"classic","locale":"de"}}
<< {"jsonrpc":"2.0","id":2,"result":{"score":20,"factors":{"highCloud":{"value":35,"label":"$string"},"visibility":{"value":null,"label":null},"$...":""},"$...":""}}
