// Offline there are normals, which are no weather: only the temperatures are told
// needs: clock=2026-06-21T12:00:00Z location=38.72,-9.14
>> {"jsonrpc":"2.0","id":1,"method":"weather.summary","params":{"place":"38.72,-9.14","locale":"en-GB","text":{"style":"headline"}}}
<< {"jsonrpc":"2.0","id":1,"result":{"text":{"headline":"Usual for the season: 16 °C to 26 °C. What is usual here, not a forecast. Official warnings unknown.","$...":""},"days":[{"date":"2026-06-21","facts":[{"kind":"warningsUnknown","significance":61,"text":"Official warnings unknown.","start":null,"end":null},{"kind":"usual","significance":50,"text":"$string","start":null,"end":null}]}],"source":{"provider":"climatology","kind":"estimate","$...":""},"warnings":[{"code":"estimateUsed","$...":""},{"code":"notProvided","message":"Official warnings are unavailable (the network is switched off).","paths":["/days"]},{"code":"unrepresentative","$...":""}],"$...":""}}
>> {"jsonrpc":"2.0","id":2,"method":"weather.summary","params":{"place":"38.72,-9.14","fallback":"none"}}
<< {"jsonrpc":"2.0","id":2,"error":{"code":-32012,"data":{"kind":"providerUnavailable","retryable":true,"reason":"offline","$...":""}}}
