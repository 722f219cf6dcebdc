// Live, then from the store with a warning, for a provider is asked once a minute
// needs: clock=2026-06-21T12:00:00Z location=38.72,-9.14 upstream
>> {"jsonrpc":"2.0","id":1,"method":"weather.current","params":{"place":"38.72,-9.14"}}
<< {"jsonrpc":"2.0","id":1,"result":{"time":"2026-06-21T13:00:00+01:00","temperature":"$number","wind":{"speed":"$number","gust":"$number","direction":"$number","compass":"$string"},"cloudCover":{"total":"$integer","low":"$integer","mid":"$integer","high":"$integer"},"isDay":true,"condition":{"code":"$integer","kind":"$string","$...":""},"sunrise":"2026-06-21T06:11:59+01:00","sunset":"2026-06-21T21:04:46+01:00","normal":{"temperature":"$number","anomaly":"$number","period":"1991-2020","year":2026},"source":{"provider":"openMeteo","kind":"live","fetchedAt":"2026-06-21T13:00:00+01:00","ageSeconds":0,"stale":false,"expiresAt":"2026-06-21T13:10:00+01:00"},"attribution":[{"text":"Weather data by Open-Meteo.com","url":"https://open-meteo.com/","license":"CC BY 4.0"},{"text":"NOAA Aviation Weather Center","url":"https://aviationweather.gov/","license":"public domain"}],"warnings":[],"$...":""}}
>> {"jsonrpc":"2.0","id":2,"method":"weather.current","params":{"place":"38.72,-9.14"}}
<< {"jsonrpc":"2.0","id":2,"result":{"source":{"kind":"cache","$...":""},"warnings":[],"$...":""}}
>> {"jsonrpc":"2.0","id":3,"method":"weather.current","params":{"place":"38.72,-9.14","refresh":true}}
<< {"jsonrpc":"2.0","id":3,"result":{"source":{"kind":"cache","$...":""},"retryAfterSeconds":60,"warnings":[{"code":"throttled","$...":""}],"$...":""}}
