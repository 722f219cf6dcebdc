// By name, by prefix, without accents, in another script, and not at all
// needs: clock=2026-06-21T12:00:00Z location=38.72,-9.14
>> {"jsonrpc":"2.0","id":1,"method":"location.search","params":{"query":"Lisbon","limit":1,"online":false}}
<< {"jsonrpc":"2.0","id":1,"result":{"places":[{"name":"Lisbon","countryCode":"PT","timeZone":"Europe/Lisbon","localTime":"$time","$...":""}],"$...":""}}
>> {"jsonrpc":"2.0","id":2,"method":"location.search","params":{"query":"zurich","limit":1,"online":false}}
<< {"jsonrpc":"2.0","id":2,"result":{"places":[{"countryCode":"CH","$...":""}],"$...":""}}
>> {"jsonrpc":"2.0","id":3,"method":"location.search","params":{"query":"東京","limit":1,"online":false}}
<< {"jsonrpc":"2.0","id":3,"result":{"places":[{"countryCode":"JP","$...":""}],"$...":""}}
>> {"jsonrpc":"2.0","id":4,"method":"location.search","params":{"query":"qwxyzqwxyz","online":false}}
<< {"jsonrpc":"2.0","id":4,"result":{"places":[],"$...":""}}
>> {"jsonrpc":"2.0","id":5,"method":"location.search","params":{"query":""}}
<< {"jsonrpc":"2.0","id":5,"error":{"code":-32602,"data":{"kind":"outOfRange","retryable":false,"path":"/query","range":{"minimum":1,"maximum":200},"$...":""}}}
>> {"jsonrpc":"2.0","id":6,"method":"location.search","params":{"q":"x"}}
<< {"jsonrpc":"2.0","id":6,"error":{"code":-32602,"data":{"kind":"missingParam","retryable":false,"path":"/query","$...":""}}}
