// A custom angle, and the times in words
// needs: clock=2026-06-21T12:00:00Z location=38.72,-9.14
>> {"jsonrpc":"2.0","id":1,"method":"sun.times","params":{"place":"Lisbon","date":"2026-06-21","elevationAngle":-4,"labels":true}}
<< {"jsonrpc":"2.0","id":1,"result":{"days":[{"date":"2026-06-21","custom":{"angle":-4,"rising":"$time","setting":"$time","$...":""},"sunsetLabels":{"time":"$string","hour":"$string","day":"6/21","weekday":"Sun"},"$...":""}],"$...":""}}
