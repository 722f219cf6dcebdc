// Hours are those of the place's own clock, also half an hour off
// needs: clock=2026-06-21T12:00:00Z location=38.72,-9.14
>> {"jsonrpc":"2.0","id":1,"method":"forecast.hourly","params":{"place":"Kolkata","date":"2026-06-22"}}
<< {"jsonrpc":"2.0","id":1,"result":{"hours":[{"time":"2026-06-22T00:00:00+05:30","$...":""},"$object","$object","$object","$object","$object","$object","$object","$object","$object","$object","$object","$object","$object","$object","$object","$object","$object","$object","$object","$object","$object","$object",{"time":"2026-06-22T23:00:00+05:30","$...":""}],"$...":""}}
>> {"jsonrpc":"2.0","id":2,"method":"forecast.hourly","params":{"place":"Berlin","date":"2026-10-25"}}
<< {"jsonrpc":"2.0","id":2,"result":{"hours":[{"time":"2026-10-25T00:00:00+02:00","$...":""},"$object","$object","$object","$object","$object","$object","$object","$object","$object","$object","$object","$object","$object","$object","$object","$object","$object","$object","$object","$object","$object","$object","$object",{"time":"2026-10-25T23:00:00+01:00","$...":""}],"$...":""}}
