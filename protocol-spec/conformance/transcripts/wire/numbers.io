// 3.0 is an integer; null stands for an optional parameter that is absent
>> {"jsonrpc":"2.0","id":1,"method":"sun.times","params":{"place":"38.72,-9.14","date":"2026-06-21","days":1.0,"elevationAngle":null}}
<< {"jsonrpc":"2.0","id":1,"result":{"days":[{"date":"2026-06-21","$...":""}],"$...":""}}
