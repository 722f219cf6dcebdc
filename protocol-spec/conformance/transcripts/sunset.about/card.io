// What an onboarding card shows
// needs: clock=2026-06-21T12:00:00Z location=38.72,-9.14
>> {"jsonrpc":"2.0","id":1,"method":"sunset.about"}
<< {"jsonrpc":"2.0","id":1,"result":{"title":"$string","text":"$string","labels":["$string","$string","$string","$string","$string","$string"],"$...":""}}
