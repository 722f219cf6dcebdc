// The gazetteer answers at once, the provider adds what it knows
// needs: clock=2026-06-21T12:00:00Z location=38.72,-9.14 upstream
>> {"jsonrpc":"2.0","id":1,"method":"location.search","params":{"query":"Lisbon","limit":3}}
<< {"jsonrpc":"2.0","id":1,"result":{"places":[{"id":"geonames:2267057","localTime":"$time","$...":""},"$..."],"$...":""}}
