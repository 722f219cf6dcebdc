// The hours of a part of a day, over midnight, and where the clock shows an hour twice
// needs: clock=2026-06-21T12:00:00Z location=38.72,-9.14 upstream
>> {"jsonrpc":"2.0","id":1,"method":"forecast.hourly","params":{"place":"Lisbon","date":"2026-06-22","from":"12:00","to":"18:00","text":{"style":"headline"}}}
<< {"jsonrpc":"2.0","id":1,"result":{"hours":[{"time":"2026-06-22T12:00:00+01:00","$...":""},"$object","$object","$object","$object","$object"],"$...":""}}
>> {"jsonrpc":"2.0","id":2,"method":"forecast.hourly","params":{"place":"Lisbon","from":"22:30","to":"02:00"}}
<< {"jsonrpc":"2.0","id":2,"result":{"hours":[{"time":"2026-06-21T23:00:00+01:00","$...":""},"$object","$object"],"$...":""}}
>> {"jsonrpc":"2.0","id":3,"method":"forecast.hourly","params":{"place":"Lisbon","from":"20:00"}}
<< {"jsonrpc":"2.0","id":3,"result":{"hours":[{"time":"2026-06-21T20:00:00+01:00","$...":""},"$object","$object","$object"],"$...":""}}
>> {"jsonrpc":"2.0","id":4,"method":"forecast.hourly","params":{"place":"Berlin","date":"2026-10-25","from":"02:00","to":"03:00"}}
<< {"jsonrpc":"2.0","id":4,"result":{"hours":[{"time":"2026-10-25T02:00:00+02:00","$...":""},"$object"],"$...":""}}
>> {"jsonrpc":"2.0","id":5,"method":"forecast.hourly","params":{"from":"25:00"}}
<< {"jsonrpc":"2.0","id":5,"error":{"code":-32602,"message":"A parameter is not valid.","data":{"kind":"invalidParams","retryable":false,"path":"/from","$...":""}}}
>> {"jsonrpc":"2.0","id":6,"method":"forecast.hourly","params":{"from":"12:00","to":"12:00"}}
<< {"jsonrpc":"2.0","id":6,"error":{"code":-32602,"message":"A parameter is not valid.","data":{"kind":"invalidParams","retryable":false,"path":"/to","$...":""}}}
>> {"jsonrpc":"2.0","id":7,"method":"forecast.hourly","params":{"hours":3,"from":"12:00"}}
<< {"jsonrpc":"2.0","id":7,"error":{"code":-32602,"message":"A parameter has a value that is not allowed.","data":{"kind":"notAllowed","retryable":false,"hint":"Give only one of these.","path":"/from","allowed":["hours","from"]}}}
>> {"jsonrpc":"2.0","id":8,"method":"forecast.hourly","params":{"place":"Lisbon","from":"14:15","to":"14:45"}}
<< {"jsonrpc":"2.0","id":8,"result":{"hours":[],"summary":null,"$...":""}}
>> {"jsonrpc":"2.0","id":9,"method":"forecast.hourly","params":{"place":"Lisbon","from":"08:00","to":"10:00"}}
<< {"jsonrpc":"2.0","id":9,"result":{"hours":[{"time":"2026-06-21T08:00:00+01:00","$...":""},"$object"],"$...":""}}
>> {"jsonrpc":"2.0","id":10,"method":"forecast.hourly","params":{"place":"Cairo","date":"2024-04-26","from":"00:10","to":"00:40","provider":"climatology"}}
<< {"jsonrpc":"2.0","id":10,"error":{"code":-32015,"message":"$string","data":{"kind":"noData","retryable":false,"reason":"dateSkipped"}}}
