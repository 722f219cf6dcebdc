// Every time of a row has its words, and a point keeps its distance
// needs: clock=2026-06-21T12:00:00Z location=38.72,-9.14
>> {"jsonrpc":"2.0","id":1,"method":"favorites.add","params":{"place":"38.7351,-9.15"}}
<< {"jsonrpc":"2.0","id":1,"result":{"favorite":{"id":"f1","name":"Lisbon","place":{"distanceKm":1.1,"$...":""},"addedAt":"2026-06-21T13:00:00+01:00"},"added":true,"revision":"$integer","warnings":[]}}
>> {"jsonrpc":"2.0","id":2,"method":"favorites.list","params":{"include":["localTime"],"labels":true}}
<< {"jsonrpc":"2.0","id":2,"result":{"favorites":[{"id":"f1","place":{"distanceKm":1.1,"$...":""},"addedAt":"2026-06-21T13:00:00+01:00","addedAtLabels":{"time":"1:00 PM","hour":"1 PM","day":"6/21","weekday":"Sun"},"localTime":"$time","localTimeLabels":"$object","$...":""}],"$...":""}}
