// A range without an upper end, and a length without a lower one
// needs: clock=2026-06-21T12:00:00Z location=38.72,-9.14
>> {"jsonrpc":"2.0","id":1,"method":"sun.times","params":{"place":{"latitude":38.72,"longitude":-9.14,"population":-1}}}
<< {"jsonrpc":"2.0","id":1,"error":{"code":-32602,"data":{"kind":"outOfRange","retryable":false,"path":"/place/population","range":{"minimum":0,"maximum":null},"$...":""}}}
>> {"jsonrpc":"2.0","id":2,"method":"sun.times","params":{"place":{"latitude":38.72,"longitude":-9.14,"countryCode":"PRT"}}}
<< {"jsonrpc":"2.0","id":2,"error":{"code":-32602,"data":{"kind":"outOfRange","retryable":false,"path":"/place/countryCode","range":{"minimum":null,"maximum":2},"$...":""}}}
