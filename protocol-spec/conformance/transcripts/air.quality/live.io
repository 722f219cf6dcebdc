// Three scales that are never mixed
// needs: clock=2026-06-21T12:00:00Z location=38.72,-9.14 upstream
>> {"jsonrpc":"2.0","id":1,"method":"air.quality","params":{"place":"38.72,-9.14","hours":1}}
<< {"jsonrpc":"2.0","id":1,"result":{"time":"2026-06-21T13:00:00+01:00","aqi":[{"scale":"us","value":"$integer","category":"$string","dominantPollutant":"$string"},{"scale":"eu","$...":""},{"scale":"uk","$...":""},{"scale":"owm","value":2,"category":"fair","dominantPollutant":"o3"}],"pollutants":{"pm25":"$number","pm10":"$number","no2":"$number","o3":"$number","so2":"$number","co":"$number","nh3":"$number","no":null},"aerosolOpticalDepth":"$number","hours":["$object"],"units":{"pollutant":"µg/m³","$...":""},"$...":""}}
