// How likely a threshold is crossed, by the members of an ensemble
// needs: clock=2026-06-21T12:00:00Z location=38.72,-9.14 upstream
>> {"jsonrpc":"2.0","id":1,"method":"forecast.chance","params":{"variable":"temperature","above":60}}
<< {"jsonrpc":"2.0","id":1,"result":{"chance":0,"start":"2026-06-21T13:00:00+01:00","end":"2026-06-22T13:00:00+01:00","method":"ensemble","calibrated":false,"reason":"pastNotKept","source":{"provider":"openMeteo","$...":""},"$...":""}}
>> {"jsonrpc":"2.0","id":2,"method":"forecast.chance","params":{"variable":"windSpeed","above":0,"within":48,"units":"si"}}
<< {"jsonrpc":"2.0","id":2,"result":{"chance":"$integer","start":"2026-06-21T13:00:00+01:00","end":"2026-06-23T13:00:00+01:00","method":"ensemble","calibrated":false,"reason":"pastNotKept","$...":""}}
