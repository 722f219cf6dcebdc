// Nothing was forecast for the place yet
// needs: clock=2026-06-21T12:00:00Z location=38.72,-9.14
>> {"jsonrpc":"2.0","id":1,"method":"forecast.skill"}
<< {"jsonrpc":"2.0","id":1,"result":{"rows":[],"suspects":[],"blends":[],"place":{"id":"38.7200,-9.1400","name":"Lisbon","displayName":"Lisbon, Portugal","latitude":38.72,"longitude":-9.14,"elevation":45,"country":"Portugal","countryCode":"PT","admin1":"Lisbon","timeZone":"Europe/Lisbon","timeZoneSource":"boundary","population":null,"distanceKm":1}}}
>> {"jsonrpc":"2.0","id":2,"method":"forecast.skill","params":{"lead":1}}
<< {"jsonrpc":"2.0","id":2,"error":{"code":-32602,"data":{"kind":"unknownParam","$...":""},"message":"$string"}}
