// Today comes first; exactly as many rows as asked for
// needs: clock=2026-06-21T12:00:00Z location=38.72,-9.14 upstream
>> {"jsonrpc":"2.0","id":1,"method":"forecast.daily","params":{"place":"38.72,-9.14","days":3}}
<< {"jsonrpc":"2.0","id":1,"result":{"days":[{"date":"2026-06-21","temperatureMin":"$number","temperatureMax":"$number","sunrise":"2026-06-21T06:11:59+01:00","moonPhase":{"name":"firstQuarter","illumination":0.46112},"kind":"forecast","partial":false,"$...":""},{"date":"2026-06-22","$...":""},{"date":"2026-06-23","$...":""}],"source":{"provider":"openMeteo","kind":"live","$...":""},"$...":""}}
