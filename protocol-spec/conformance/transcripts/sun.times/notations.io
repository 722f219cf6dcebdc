// A place as coordinates in any notation; what is wrong with one is said exactly
// needs: clock=2026-06-21T12:00:00Z location=38.72,-9.14
>> {"jsonrpc":"2.0","id":1,"method":"sun.times","params":{"place":"47°33'44\"N 13°38'57\"E"}}
<< {"jsonrpc":"2.0","id":1,"result":{"place":{"id":"47.5622,13.6492","timeZone":"Europe/Vienna","$...":""},"$...":""}}
>> {"jsonrpc":"2.0","id":2,"method":"sun.times","params":{"place":"geo:47.5622,13.6493;u=35"}}
<< {"jsonrpc":"2.0","id":2,"result":{"place":{"id":"47.5622,13.6493","$...":""},"$...":""}}
>> {"jsonrpc":"2.0","id":3,"method":"sun.times","params":{"place":"8FVC9G8F+6W"}}
<< {"jsonrpc":"2.0","id":3,"result":{"place":{"id":"47.3656,8.5248","timeZone":"Europe/Zurich","$...":""},"$...":""}}
>> {"jsonrpc":"2.0","id":4,"method":"sun.times","params":{"place":"JN67tn"}}
<< {"jsonrpc":"2.0","id":4,"result":{"place":{"id":"47.5625,13.6250","$...":""},"$...":""}}
>> {"jsonrpc":"2.0","id":5,"method":"sun.times","params":{"place":"47°63'44\"N 13°38'57\"E"}}
<< {"jsonrpc":"2.0","id":5,"error":{"code":-32602,"data":{"kind":"invalidParams","retryable":false,"path":"/place","hint":"Minutes and seconds of an angle are less than 60.","$...":""},"$...":""}}
>> {"jsonrpc":"2.0","id":6,"method":"sun.times","params":{"place":"geo:91,0"}}
<< {"jsonrpc":"2.0","id":6,"error":{"code":-32602,"data":{"kind":"outOfRange","retryable":false,"path":"/place","range":{"minimum":-90,"maximum":90},"$...":""},"$...":""}}
>> {"jsonrpc":"2.0","id":7,"method":"sun.times","params":{"place":"9G8F+6W"}}
<< {"jsonrpc":"2.0","id":7,"error":{"code":-32602,"data":{"kind":"invalidParams","retryable":false,"path":"/place","hint":"Expected a full Plus Code such as 8FVC9G8F+6W.","$...":""},"$...":""}}
