// If the reports cannot be had, the embedded table says where stations are
// needs: clock=2026-06-21T12:10:00Z location=38.72,-9.14 upstream
-- upstream {"match":"/api/data/metar","fault":"truncate","arguments":{},"times":2}
>> {"jsonrpc":"2.0","id":1,"method":"observation.stations","params":{"place":"38.72,-9.14"}}
<< {"jsonrpc":"2.0","id":1,"result":{"stations":[{"station":{"kind":"aerodrome","$...":""},"ageSeconds":null,"quality":null,"report":null},"$..."],"source":{"provider":null,"kind":"computed","$...":""},"attribution":["$object","$object"],"warnings":[{"code":"notProvided","message":"The reports of stations are unavailable (the answer of the Aviation Weather Center could not be understood).","paths":["/stations"]}],"$...":""}}
-- upstream {"match":"/api/data/metar","fault":"slow-first-byte","arguments":{"ms":30000},"times":1}
>> {"jsonrpc":"2.0","id":2,"method":"observation.stations","params":{"place":"40.72,-9.14","deadlineMs":300}}
<< {"jsonrpc":"2.0","id":2,"result":{"stations":[{"station":{"kind":"aerodrome","$...":""},"ageSeconds":null,"quality":null,"report":null},"$..."],"source":{"provider":null,"kind":"computed","$...":""},"attribution":["$object","$object"],"warnings":[{"code":"notProvided","message":"The reports of stations are unavailable (no answer in time).","paths":["/stations"]}],"$...":""}}
-- upstream {"match":"/api/data/metar","fault":"status","arguments":{"code":429,"header-Retry-After":"120"},"times":1}
>> {"jsonrpc":"2.0","id":3,"method":"observation.stations","params":{"place":"41.72,-9.14"}}
<< {"jsonrpc":"2.0","id":3,"result":{"stations":[{"station":{"kind":"aerodrome","$...":""},"ageSeconds":null,"quality":null,"report":null},"$..."],"source":{"provider":null,"kind":"computed","$...":""},"attribution":["$object","$object"],"warnings":[{"code":"notProvided","message":"The reports of stations are unavailable (the Aviation Weather Center is rate-limiting requests).","paths":["/stations"]}],"$...":""}}
