// A date that Samoa left out: an error alone, left out in a range
// needs: clock=2026-06-21T12:00:00Z location=38.72,-9.14
>> {"jsonrpc":"2.0","id":1,"method":"sun.times","params":{"place":{"latitude":-13.8333,"longitude":-171.7667,"timeZone":"Pacific/Apia"},"date":"2011-12-30"}}
<< {"jsonrpc":"2.0","id":1,"error":{"code":-32015,"data":{"kind":"noData","retryable":false,"reason":"dateSkipped","$...":""}}}
>> {"jsonrpc":"2.0","id":2,"method":"sun.times","params":{"place":{"latitude":-13.8333,"longitude":-171.7667,"timeZone":"Pacific/Apia"},"date":"2011-12-29","days":3}}
<< {"jsonrpc":"2.0","id":2,"result":{"days":["$..."],"$...":""}}
