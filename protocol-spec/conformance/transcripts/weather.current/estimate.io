// Offline with nothing stored: an estimate from climatology, marked
// needs: clock=2026-06-21T12:00:00Z location=38.72,-9.14
>> {"jsonrpc":"2.0","id":1,"method":"weather.current","params":{"place":"38.72,-9.14"}}
<< {"jsonrpc":"2.0","id":1,"result":{"source":{"provider":"climatology","kind":"estimate","$...":""},"condition":"$any","normal":"$any","$...":""}}
