// A place by id, by coordinates, by name, whole or in part
// needs: clock=2026-06-21T12:00:00Z location=38.72,-9.14
>> {"jsonrpc":"2.0","id":1,"method":"location.current","params":{"place":{"id":"38.7200,-9.1400"}}}
<< {"jsonrpc":"2.0","id":1,"result":{"place":{"id":"38.7200,-9.1400","name":"Lisbon","distanceKm":1,"$...":""},"origin":"param","$...":""}}
>> {"jsonrpc":"2.0","id":2,"method":"location.current","params":{"place":{"id":"geonames:2267057"}}}
<< {"jsonrpc":"2.0","id":2,"result":{"place":{"displayName":"Lisbon, Portugal","$...":""},"$...":""}}
>> {"jsonrpc":"2.0","id":3,"method":"location.current","params":{"place":{"displayName":"Springfield, Illinois, United States"}}}
<< {"jsonrpc":"2.0","id":3,"result":{"place":{"admin1":"Illinois","$...":""},"$...":""}}
>> {"jsonrpc":"2.0","id":4,"method":"location.current","params":{"place":{"latitude":38.7,"longitude":350.9,"name":"Home","timeZone":"Asia/Tokyo","elevation":3}}}
<< {"jsonrpc":"2.0","id":4,"result":{"place":{"name":"Home","longitude":-9.1,"timeZone":"Asia/Tokyo","timeZoneSource":"given","elevation":3,"$...":""},"$...":""}}
>> {"jsonrpc":"2.0","id":5,"method":"location.current","params":{"place":{"latitude":-45,"longitude":-150}}}
<< {"jsonrpc":"2.0","id":5,"result":{"place":{"id":"-45.0000,-150.0000","name":"45.00°S 150.00°W","elevation":null,"country":null,"timeZone":"Etc/GMT+10","timeZoneSource":"longitude","$...":""},"$...":""}}
>> {"jsonrpc":"2.0","id":6,"method":"location.current","params":{"place":"Springfield"}}
<< {"jsonrpc":"2.0","id":6,"result":{"place":{"admin1":"Missouri","$...":""},"warnings":[{"code":"ambiguousPlace","paths":["/place"],"$...":""}],"$...":""}}
>> {"jsonrpc":"2.0","id":7,"method":"location.current","params":{"place":"Lisbonn"}}
<< {"jsonrpc":"2.0","id":7,"error":{"code":-32012,"data":{"kind":"providerUnavailable","retryable":true,"reason":"offline","path":"/place","hint":"$string","$...":""}}}
>> {"jsonrpc":"2.0","id":8,"method":"location.current","params":{"place":{"id":"geonames:0"}}}
<< {"jsonrpc":"2.0","id":8,"error":{"code":-32010,"data":{"kind":"placeNotFound","retryable":false,"didYouMean":[],"$...":""}}}
>> {"jsonrpc":"2.0","id":9,"method":"location.current","params":{"place":{"latitude":38.7}}}
<< {"jsonrpc":"2.0","id":9,"error":{"code":-32602,"data":{"kind":"missingParam","retryable":false,"path":"/place/longitude","$...":""}}}
>> {"jsonrpc":"2.0","id":10,"method":"location.current","params":{"place":{"latitude":38.7,"longitude":0,"timeZone":"Mars/Phobos"}}}
<< {"jsonrpc":"2.0","id":10,"error":{"code":-32602,"data":{"kind":"notAllowed","retryable":false,"path":"/place/timeZone","$...":""}}}
>> {"jsonrpc":"2.0","id":11,"method":"location.current","params":{"place":{"lat":38.7}}}
<< {"jsonrpc":"2.0","id":11,"error":{"code":-32602,"data":{"kind":"unknownParam","retryable":false,"path":"/place/lat","$...":""}}}
