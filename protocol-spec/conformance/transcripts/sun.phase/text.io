// How light it is, and how long it is until the sun sets or rises, if that is next
// needs: clock=2026-06-21T12:00:00Z location=38.72,-9.14
>> {"jsonrpc":"2.0","id":1,"method":"sun.phase","params":{"text":{"style":"headline"}}}
<< {"jsonrpc":"2.0","id":1,"result":{"phase":"day","text":{"headline":"Day, sun at 73°. Sunset in 8 h 5 min. Official warnings unknown.","$...":""},"$...":""}}
>> {"jsonrpc":"2.0","id":2,"method":"sun.phase","params":{"time":"2026-06-22T02:00:00Z","text":{"style":"headline"}}}
<< {"jsonrpc":"2.0","id":2,"result":{"phase":"night","text":{"headline":"Night, sun at -25°. Official warnings unknown.","$...":""},"$...":""}}
