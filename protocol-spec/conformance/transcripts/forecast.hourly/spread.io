// Spreads come from an ensemble while nothing is known of past errors, and are not called calibrated
// needs: clock=2026-06-21T12:00:00Z location=38.72,-9.14 upstream
>> {"jsonrpc":"2.0","id":1,"method":"forecast.hourly","params":{"spread":true,"blend":"whenProven"}}
<< {"jsonrpc":"2.0","id":1,"result":{"hours":[{"spread":{"temperature":{"p10":"$number","p50":"$number","p90":"$number"},"windSpeed":{"p10":"$number","p50":"$number","p90":"$number"},"windGust":{"p10":"$number","p50":"$number","p90":"$number"},"precipitation":{"p10":"$number","p50":"$number","p90":"$number"}},"$...":""},"$..."],"spreads":[{"variable":"temperature","leadDays":[0],"method":"ensemble","calibrated":false,"reason":"pastNotKept","coverage":null,"count":0},{"variable":"windSpeed","$...":""},{"variable":"windGust","$...":""},{"variable":"precipitation","$...":""}],"$...":""}}
>> {"jsonrpc":"2.0","id":2,"method":"forecast.hourly","params":{"spread":"yes"}}
<< {"jsonrpc":"2.0","id":2,"error":{"code":-32602,"message":"$string","data":{"kind":"invalidParams","path":"/spread","$...":""}}}
>> {"jsonrpc":"2.0","id":3,"method":"forecast.hourly","params":{"blend":"always"}}
<< {"jsonrpc":"2.0","id":3,"error":{"code":-32602,"message":"$string","data":{"kind":"notAllowed","path":"/blend","allowed":["whenProven","never"],"$...":""}}}
