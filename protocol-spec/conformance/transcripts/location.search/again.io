// A place that was found is accepted as it came, labels and all
// needs: clock=2026-06-21T12:00:00Z location=38.72,-9.14
>> {"jsonrpc":"2.0","id":1,"method":"location.search","params":{"query":"Lisbon","limit":1,"online":false,"labels":true}}
<< {"jsonrpc":"2.0","id":1,"result":{"places":[{"id":"$string:id","localTime":"$time","localTimeLabels":{"time":"1:00 PM","hour":"1 PM","day":"6/21","weekday":"Sun"},"$...":""}],"$...":""}}
>> {"jsonrpc":"2.0","id":2,"method":"location.set","params":{"place":{"id":"$id","name":"Lisbon","latitude":38.725,"longitude":-9.15,"timeZone":"Europe/Lisbon","timeZoneSource":"gazetteer","localTime":"2026-06-21T13:00:00+01:00","localTimeLabels":{"time":"1:00 PM","hour":"1 PM","day":"6/21","weekday":"Sun"}}}}
<< {"jsonrpc":"2.0","id":2,"result":{"place":{"id":"$id","timeZoneSource":"gazetteer","$...":""},"$...":""}}
