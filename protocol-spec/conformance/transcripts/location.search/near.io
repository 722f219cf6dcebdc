// The same name near two places, and a name with a typo
// needs: clock=2026-06-21T12:00:00Z location=38.72,-9.14
>> {"jsonrpc":"2.0","id":1,"method":"location.search","params":{"query":"Paris","limit":1,"online":false,"near":"Dallas"}}
<< {"jsonrpc":"2.0","id":1,"result":{"places":[{"name":"Paris","admin1":"Texas","$...":""}],"$...":""}}
>> {"jsonrpc":"2.0","id":2,"method":"location.search","params":{"query":"Paris","limit":1,"online":false,"near":{"latitude":48,"longitude":3}}}
<< {"jsonrpc":"2.0","id":2,"result":{"places":[{"name":"Paris","countryCode":"FR","$...":""}],"$...":""}}
>> {"jsonrpc":"2.0","id":3,"method":"location.search","params":{"query":"Lisbpn","limit":1,"online":false}}
<< {"jsonrpc":"2.0","id":3,"result":{"places":[{"name":"Lisbon","$...":""}],"didYouMean":["Lisbon, Portugal"],"$...":""}}
>> {"jsonrpc":"2.0","id":4,"method":"location.search","params":{"query":"Paris","near":{"latitude":91,"longitude":3}}}
<< {"jsonrpc":"2.0","id":4,"error":{"code":-32602,"message":"$string","data":{"kind":"outOfRange","path":"/near/latitude","$...":""}}}
