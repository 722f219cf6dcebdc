// The server asks where the device is: an answer, a refusal, no idea
>> {"jsonrpc":"2.0","id":1,"method":"location.refresh","params":{}}
<< {"jsonrpc":"2.0","id":"almanac:1","method":"location/request","params":{"reason":"refresh","timeoutMs":10000}}
>> {"jsonrpc":"2.0","id":"almanac:1","result":{"latitude":38.7167,"longitude":-9.1333}}
<< {"jsonrpc":"2.0","method":"location/didChange","params":{"place":{"id":"geonames:2267057","name":"Lisbon","displayName":"Lisbon, Portugal","latitude":38.725,"longitude":-9.15,"elevation":45,"country":"Portugal","countryCode":"PT","admin1":"Lisbon","timeZone":"Europe/Lisbon","timeZoneSource":"gazetteer","population":517802},"origin":"client"}}
<< {"jsonrpc":"2.0","id":1,"result":{"place":{"name":"Lisbon","$...":""},"origin":"client","authorization":"authorized","lastError":null,"warnings":[]}}
