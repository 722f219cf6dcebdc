// In Tromsø the sun stays down at midwinter, though there is twilight
// needs: clock=2026-06-21T12:00:00Z location=38.72,-9.14
>> {"jsonrpc":"2.0","id":1,"method":"sun.times","params":{"place":{"latitude":69.6492,"longitude":18.9553,"timeZone":"Europe/Oslo"},"date":"2026-12-21"}}
<< {"jsonrpc":"2.0","id":1,"result":{"days":[{"date":"2026-12-21","state":"polarNight","sunrise":null,"sunset":null,"civilDawn":"$time","civilDusk":"$time","dayLengthSeconds":0,"$...":""}],"$...":""}}
