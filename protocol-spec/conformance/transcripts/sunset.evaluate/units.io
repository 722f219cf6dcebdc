// The same sky in two systems has the same score, and its factors are in the caller's units
// needs: clock=2026-06-21T12:00:00Z location=38.72,-9.14
>> {"jsonrpc":"2.0","id":1,"method":"sunset.evaluate","params":{"cloudCover":{"low":0,"mid":10,"high":50},"visibility":8.04672,"precipitation":0.254}}
<< {"jsonrpc":"2.0","id":1,"result":{"score":"$number:score","factors":{"visibility":{"value":8,"$...":""},"$...":""},"units":{"visibility":"km","precipitationRate":"mm/h","$...":""},"$...":""}}
>> {"jsonrpc":"2.0","id":2,"method":"sunset.evaluate","params":{"cloudCover":{"low":0,"mid":10,"high":50},"visibility":5,"precipitation":0.01,"units":"imperial"}}
<< {"jsonrpc":"2.0","id":2,"result":{"score":"$score","factors":{"visibility":{"value":5,"$...":""},"$...":""},"units":{"visibility":"mi","precipitationRate":"in/h","$...":""},"$...":""}}
