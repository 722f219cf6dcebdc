// Counts and states, but neither places nor paths
// needs: clock=2026-06-21T12:00:00Z location=38.72,-9.14
>> {"jsonrpc":"2.0","id":1,"method":"location.set","params":{"place":"Paris"}}
<< {"jsonrpc":"2.0","id":1,"result":{"origin":"set","$...":""}}
>> {"jsonrpc":"2.0","id":2,"method":"server.status"}
<< {"jsonrpc":"2.0","id":2,"result":{"version":"$string","protocolVersion":"1.0","inFlight":1,"queuedOutputBytes":"$integer","methods":{"location.set":1,"server.status":1},"cache":{"entries":"$integer","bytes":"$integer","maxBytes":"$integer","hits":"$integer","misses":"$integer"},"storage":{"warnings":[],"invalidRows":0},"providers":[{"name":"openMeteo","enabled":true,"breaker":"closed","$...":""},"$..."],"subscriptions":0,"location":{"state":"known","origin":"set","error":null},"$...":""}}
