// The station of a report, from the embedded table; null if it is not there
// needs: clock=2026-06-21T19:00:00Z
>> {"jsonrpc":"2.0","id":1,"method":"observation.decode","params":{"report":"LPPT 211830Z 34012KT CAVOK 22/14 Q1016","units":"imperial"}}
<< {"jsonrpc":"2.0","id":1,"result":{"station":"LPPT","aerodrome":{"name":"Lisbon Humberto Delgado Airport","latitude":38.7813,"longitude":-9.1359,"elevation":374},"attribution":["$object","$object"],"$...":""}}
>> {"jsonrpc":"2.0","id":2,"method":"observation.decode","params":{"report":"ZZZZ 211830Z 34012KT CAVOK 22/14 Q1016"}}
<< {"jsonrpc":"2.0","id":2,"result":{"station":"ZZZZ","aerodrome":null,"attribution":[],"$...":""}}
