// A later request sees the new location
// needs: clock=2026-06-21T12:00:00Z location=38.72,-9.14
>> {"jsonrpc":"2.0","id":1,"method":"location.set","params":{"place":{"latitude":48.8566,"longitude":2.3522,"name":"Home"}}}
>> {"jsonrpc":"2.0","id":2,"method":"location.current"}
<< {"jsonrpc":"2.0","id":1,"result":{"place":{"name":"Home","$...":""},"origin":"set","$...":""}}
<< {"jsonrpc":"2.0","id":2,"result":{"place":{"name":"Home","$...":""},"origin":"set","$...":""}}
