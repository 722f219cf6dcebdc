// Thin high clouds in clean air, a gray sky, and a clear one
// needs: clock=2026-06-21T12:00:00Z location=38.72,-9.14
>> {"jsonrpc":"2.0","id":1,"method":"sunset.evaluate","params":{"cloudCover":{"low":0,"mid":10,"high":50},"humidity":45,"aerosolOpticalDepth":0.1}}
<< {"jsonrpc":"2.0","id":1,"result":{"score":"$number","rating":"$string","gradient":["$string","$string","$string"],"$...":""}}
>> {"jsonrpc":"2.0","id":2,"method":"sunset.evaluate","params":{"cloudCover":{"low":100,"mid":100,"high":100},"humidity":95}}
<< {"jsonrpc":"2.0","id":2,"result":{"rating":"poor","$...":""}}
>> {"jsonrpc":"2.0","id":3,"method":"sunset.evaluate","params":{"cloudCover":{"low":0,"mid":0,"high":0},"humidity":35,"aerosolOpticalDepth":0.08}}
<< {"jsonrpc":"2.0","id":3,"result":{"score":"$43~10","$...":""}}
