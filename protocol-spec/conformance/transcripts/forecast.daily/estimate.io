// Offline with nothing stored: an estimate from climatology, marked
// needs: clock=2026-06-21T12:00:00Z location=38.72,-9.14
>> {"jsonrpc":"2.0","id":1,"method":"forecast.daily","params":{"place":"38.72,-9.14","days":3}}
<< {"jsonrpc":"2.0","id":1,"result":{"source":{"provider":"climatology","kind":"estimate","$...":""},"days":[{"date":"2026-06-21","kind":"estimate","$...":""},{"date":"2026-06-22","kind":"estimate","$...":""},{"date":"2026-06-23","kind":"estimate","$...":""}],"$...":""}}
