// A place of a result is a param as it is, with all that is unknown of it
// needs: clock=2026-06-21T12:00:00Z location=38.72,-9.14
>> {"jsonrpc":"2.0","id":1,"method":"location.current","params":{"place":{"latitude":-45,"longitude":-150}}}
<< {"jsonrpc":"2.0","id":1,"result":{"place":"$object:there","$...":""}}
>> {"jsonrpc":"2.0","id":2,"method":"location.current","params":{"place":"$there"}}
<< {"jsonrpc":"2.0","id":2,"result":{"place":"$there","$...":""}}
>> {"jsonrpc":"2.0","id":3,"method":"location.reverse","params":{"latitude":38.75,"longitude":-9.18}}
<< {"jsonrpc":"2.0","id":3,"result":{"place":"$object:city","$...":""}}
>> {"jsonrpc":"2.0","id":4,"method":"location.current","params":{"place":"$city"}}
<< {"jsonrpc":"2.0","id":4,"result":{"place":"$city","$...":""}}
