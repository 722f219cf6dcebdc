// Berlin in the year of the call and in 2090, in Fahrenheit
// needs: clock=2026-06-21T12:00:00Z location=38.72,-9.14
>> {"jsonrpc":"2.0","id":1,"method":"climate.extremes","params":{"place":"52.52,13.41"}}
<< {"jsonrpc":"2.0","id":1,"result":{"annual":{"daysAbove25":{"expected":"$55~15","low":"$number","high":"$number"},"frostDays":{"expected":"$70~15","$...":""},"$...":""},"months":["$object","$object","$object","$object","$object","$object","$object","$object","$object","$object","$object","$object"],"level":80,"degreeDayBase":18.33,"period":"1991-2020","year":2026,"scenario":"ssp245","$...":""}}
>> {"jsonrpc":"2.0","id":2,"method":"climate.extremes","params":{"place":"52.52,13.41","year":2090,"scenario":"ssp585","units":"imperial"}}
<< {"jsonrpc":"2.0","id":2,"result":{"annual":{"daysAbove25":{"expected":"$105~25","$...":""},"$...":""},"degreeDayBase":65,"year":2090,"scenario":"ssp585","$...":""}}
