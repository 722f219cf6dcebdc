// In Tromsø the sun stays up at midsummer, and the next sunset is weeks away
// needs: clock=2026-06-21T12:00:00Z location=38.72,-9.14
>> {"jsonrpc":"2.0","id":1,"method":"sun.times","params":{"place":{"latitude":69.6492,"longitude":18.9553,"timeZone":"Europe/Oslo"},"date":"2026-06-21"}}
<< {"jsonrpc":"2.0","id":1,"result":{"days":[{"date":"2026-06-21","state":"polarDay","sunrise":null,"sunset":null,"dayLengthSeconds":86400,"$...":""}],"$...":""}}
