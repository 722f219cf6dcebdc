// What is given with a name narrows it, and numbers that are no point are refused
// needs: clock=2026-06-21T12:00:00Z location=38.72,-9.14
>> {"jsonrpc":"2.0","id":1,"method":"location.current","params":{"place":{"name":"London","country":"Canada"}}}
<< {"jsonrpc":"2.0","id":1,"result":{"place":{"name":"London","countryCode":"CA","country":"Canada","$...":""},"$...":""}}
>> {"jsonrpc":"2.0","id":2,"method":"location.current","params":{"place":{"name":"Oslo","countryCode":"PT"}}}
<< {"jsonrpc":"2.0","id":2,"error":{"code":-32012,"data":{"kind":"providerUnavailable","retryable":true,"reason":"offline","path":"/place","$...":""}}}
>> {"jsonrpc":"2.0","id":3,"method":"location.current","params":{"place":{"name":"Oslo","country":"portugal"}}}
<< {"jsonrpc":"2.0","id":3,"error":{"code":-32012,"data":{"kind":"providerUnavailable","retryable":true,"reason":"offline","path":"/place","$...":""}}}
>> {"jsonrpc":"2.0","id":4,"method":"location.current","params":{"place":{"name":"Berlin","country":"Deutschland","admin1":"Land Berlin"}}}
<< {"jsonrpc":"2.0","id":4,"result":{"place":{"id":"geonames:2950159","countryCode":"DE","country":"Deutschland","admin1":"Land Berlin","$...":""},"$...":""}}
>> {"jsonrpc":"2.0","id":5,"method":"location.current","params":{"place":"91,0"}}
<< {"jsonrpc":"2.0","id":5,"error":{"code":-32602,"data":{"kind":"outOfRange","retryable":false,"path":"/place","range":{"minimum":-90,"maximum":90},"$...":""}}}
>> {"jsonrpc":"2.0","id":6,"method":"location.current","params":{"place":"0,-361"}}
<< {"jsonrpc":"2.0","id":6,"error":{"code":-32602,"data":{"kind":"outOfRange","retryable":false,"path":"/place","range":{"minimum":-360,"maximum":360},"$...":""}}}
>> {"jsonrpc":"2.0","id":7,"method":"location.current","params":{"place":"0,-190"}}
<< {"jsonrpc":"2.0","id":7,"result":{"place":{"id":"0.0000,170.0000","$...":""},"$...":""}}
>> {"jsonrpc":"2.0","id":8,"method":"location.search","params":{"query":"91,0","online":false}}
<< {"jsonrpc":"2.0","id":8,"error":{"code":-32602,"data":{"kind":"outOfRange","retryable":false,"path":"/query","range":{"minimum":-90,"maximum":90},"$...":""},"message":"$string"}}
