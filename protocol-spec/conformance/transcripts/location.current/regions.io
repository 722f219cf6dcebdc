// A region means its largest city, an airport's code the airport, and the answer says so, offline too
// needs: clock=2026-06-21T12:00:00Z location=38.72,-9.14
>> {"jsonrpc":"2.0","id":1,"method":"location.current","params":{"place":"Germany"}}
<< {"jsonrpc":"2.0","id":1,"result":{"place":{"name":"Berlin","$...":""},"warnings":[{"code":"inferredPlace","message":"Germany is a whole region; this is for its largest city, Berlin, Germany.","paths":["/place"]}],"$...":""}}
>> {"jsonrpc":"2.0","id":2,"method":"location.search","params":{"query":"Tuscany","limit":1,"online":false}}
<< {"jsonrpc":"2.0","id":2,"result":{"places":[{"name":"Florence","$...":""}],"warnings":[{"code":"inferredPlace","paths":["/places/0"],"$...":""}],"$...":""}}
>> {"jsonrpc":"2.0","id":3,"method":"sun.times","params":{"place":"EGLL"}}
<< {"jsonrpc":"2.0","id":3,"result":{"place":{"id":"icao:EGLL","$...":""},"warnings":[{"code":"inferredPlace","message":"“EGLL” was understood as London Heathrow Airport, England, United Kingdom.","$...":""}],"$...":""}}
>> {"jsonrpc":"2.0","id":4,"method":"location.current","params":{"place":{"id":"icao:EGLL"}}}
<< {"jsonrpc":"2.0","id":4,"result":{"place":{"id":"icao:EGLL","$...":""},"warnings":[],"$...":""}}
>> {"jsonrpc":"2.0","id":5,"method":"location.current","params":{"place":"Halle"}}
<< {"jsonrpc":"2.0","id":5,"result":{"place":{"name":"Halle (Saale)","$...":""},"warnings":[{"code":"ambiguousPlace","$...":""}],"$...":""}}
