// The document describes itself
// needs: clock=2026-06-21T12:00:00Z location=38.72,-9.14
>> {"jsonrpc":"2.0","id":1,"method":"rpc.discover"}
<< {"jsonrpc":"2.0","id":1,"result":{"openrpc":"1.4.1","info":{"title":"Almanac","version":"1.0","$...":""},"$...":""}}
