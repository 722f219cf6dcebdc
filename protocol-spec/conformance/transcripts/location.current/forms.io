// The form of a text is decided before its value: what is written like coordinates or a code is never a name
// needs: clock=2026-06-21T12:00:00Z location=38.72,-9.14
>> {"jsonrpc":"2.0","id":1,"method":"location.current","params":{"place":"NaN,NaN"}}
<< {"jsonrpc":"2.0","id":1,"error":{"code":-32602,"data":{"kind":"invalidParams","retryable":false,"path":"/place","hint":"Latitude and longitude are numbers.","$...":""}}}
>> {"jsonrpc":"2.0","id":2,"method":"location.current","params":{"place":{"name":"-38°N 9°W"}}}
<< {"jsonrpc":"2.0","id":2,"error":{"code":-32602,"data":{"kind":"invalidParams","path":"/place/name","hint":"$string","$...":""}}}
>> {"jsonrpc":"2.0","id":3,"method":"location.search","params":{"query":"8FVC9G8F+6A"}}
<< {"jsonrpc":"2.0","id":3,"error":{"code":-32602,"data":{"kind":"invalidParams","path":"/query","hint":"$string","$...":""}}}
>> {"jsonrpc":"2.0","id":4,"method":"location.search","params":{"query":"91,0"}}
<< {"jsonrpc":"2.0","id":4,"error":{"code":-32602,"data":{"kind":"outOfRange","path":"/query","range":{"minimum":-90,"maximum":90},"$...":""}}}
>> {"jsonrpc":"2.0","id":5,"method":"location.current","params":{"place":"Lisbon\r\n"}}
<< {"jsonrpc":"2.0","id":5,"result":{"place":{"name":"Lisbon","$...":""},"warnings":[],"$...":""}}
>> {"jsonrpc":"2.0","id":6,"method":"location.current","params":{"place":"Sao+Paulo"}}
<< {"jsonrpc":"2.0","id":6,"result":{"place":{"name":"São Paulo","$...":""},"$...":""}}
>> {"jsonrpc":"2.0","id":7,"method":"location.current","params":{"place":"38,72 -9,14"}}
<< {"jsonrpc":"2.0","id":7,"result":{"place":{"id":"38.7200,-9.1400","$...":""},"$...":""}}
