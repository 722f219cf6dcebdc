// A request that waits on its provider holds up no computed one
// needs: clock=2026-06-21T12:00:00Z location=38.72,-9.14 upstream
-- upstream {"match":"/v1/forecast","fault":"slow-first-byte","arguments":{"ms":700}}
>> {"jsonrpc":"2.0","id":1,"method":"weather.current","params":{"fallback":"none"}}
>> {"jsonrpc":"2.0","id":2,"method":"sun.phase"}
<< {"jsonrpc":"2.0","id":2,"result":{"phase":"day","$...":""}}
<< {"jsonrpc":"2.0","id":1,"result":{"source":{"kind":"live","provider":"openMeteo","$...":""},"$...":""}}
