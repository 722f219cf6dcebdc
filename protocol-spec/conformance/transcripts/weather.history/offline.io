// Without an archive there are normals, marked as estimates, or rows without values
// needs: clock=2026-06-21T12:00:00Z location=38.72,-9.14
>> {"jsonrpc":"2.0","id":1,"method":"weather.history","params":{"place":"38.72,-9.14","days":2,"locale":"en-GB"}}
<< {"jsonrpc":"2.0","id":1,"result":{"days":[{"date":"2026-06-19","temperatureMin":16.3,"temperatureMax":25.9,"precipitation":0.5,"wind":{"speedMax":null,"gustMax":null,"direction":null},"sunrise":"2026-06-19T06:11:37+01:00","sunset":"2026-06-19T21:04:18+01:00","condition":{"code":2,"kind":"partlyCloudy","text":"Partly cloudy","severity":0,"emoji":"⛅","sfSymbol":"cloud.sun.fill","owmIcon":"03d"},"normal":null,"kind":"estimate","partial":false,"summary":"Usual for the season: 16 °C to 26 °C."},{"date":"2026-06-20","$...":""}],"source":{"provider":"climatology","kind":"estimate","$...":""},"warnings":[{"code":"estimateUsed","$...":""}],"$...":""}}
>> {"jsonrpc":"2.0","id":2,"method":"weather.history","params":{"place":"38.72,-9.14","fallback":"none"}}
<< {"jsonrpc":"2.0","id":2,"error":{"code":-32012,"data":{"kind":"providerUnavailable","retryable":true,"reason":"offline","provider":"openMeteo","$...":""}}}
