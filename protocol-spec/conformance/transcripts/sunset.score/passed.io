// A sunset that is over today is still told, and says so
// needs: clock=2026-06-21T12:00:00Z location=38.72,-9.14
>> {"jsonrpc":"2.0","id":1,"method":"sunset.score","params":{"place":"Tokyo","days":2}}
<< {"jsonrpc":"2.0","id":1,"result":{"days":[{"date":"2026-06-21","passed":true,"score":"$number","$...":""},{"date":"2026-06-22","passed":false,"$...":""}],"$...":""}}
