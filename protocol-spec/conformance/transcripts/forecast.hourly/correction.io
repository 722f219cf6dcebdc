// Without a ledger nothing is corrected, whatever is asked for; other words are refused
// needs: clock=2026-06-21T12:00:00Z location=38.72,-9.14 upstream
>> {"jsonrpc":"2.0","id":1,"method":"forecast.hourly","params":{"correction":"whenProven"}}
<< {"jsonrpc":"2.0","id":1,"result":{"warnings":"$array","$...":""}}
>> {"jsonrpc":"2.0","id":2,"method":"forecast.hourly","params":{"correction":"never"}}
<< {"jsonrpc":"2.0","id":2,"result":{"warnings":"$array","$...":""}}
>> {"jsonrpc":"2.0","id":3,"method":"forecast.hourly","params":{"correction":"always"}}
<< {"jsonrpc":"2.0","id":3,"error":{"code":-32602,"message":"$string","data":{"kind":"notAllowed","path":"/correction","allowed":["whenProven","never"],"$...":""}}}
