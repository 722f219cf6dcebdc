// The longest day in Lisbon
// needs: clock=2026-06-21T12:00:00Z location=38.72,-9.14
>> {"jsonrpc":"2.0","id":1,"method":"sun.times","params":{"place":"Lisbon","date":"2026-06-21"}}
<< {"jsonrpc":"2.0","id":1,"result":{"days":[{"date":"2026-06-21","state":"normal","sunrise":"$time","sunset":"$time","$...":""}],"$...":""}}
