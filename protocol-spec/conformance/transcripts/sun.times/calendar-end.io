// The calendar ends with 2200: what is asked beyond it is left out, and said
// needs: clock=2026-06-21T12:00:00Z location=38.72,-9.14
>> {"jsonrpc":"2.0","id":1,"method":"sun.times","params":{"date":"2200-12-30","days":2}}
<< {"jsonrpc":"2.0","id":1,"result":{"days":[{"date":"2200-12-30","$...":""},{"date":"2200-12-31","$...":""}],"warnings":[],"$...":""}}
>> {"jsonrpc":"2.0","id":2,"method":"sun.times","params":{"date":"2200-12-30","days":3}}
<< {"jsonrpc":"2.0","id":2,"result":{"days":["$any","$any"],"warnings":[{"code":"clamped","paths":["/days"],"$...":""}],"$...":""}}
>> {"jsonrpc":"2.0","id":3,"method":"moon.times","params":{"date":"2200-12-31","days":2}}
<< {"jsonrpc":"2.0","id":3,"result":{"days":[{"date":"2200-12-31","$...":""}],"warnings":[{"code":"clamped","paths":["/days"],"$...":""}],"$...":""}}
