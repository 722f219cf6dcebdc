// The kinds are always listed; those that need a key say so, and no template shows one
// needs: clock=2026-06-21T12:00:00Z location=38.72,-9.14 upstream
>> {"jsonrpc":"2.0","id":1,"method":"map.layers","params":{"labels":true}}
<< {"jsonrpc":"2.0","id":1,"result":{"layers":[{"id":"precipitation_new","kind":"precipitation","available":false,"reason":"keyMissing","message":"OpenWeather needs an API key.","urlTemplate":null,"needsKey":true,"$...":""},{"kind":"temperature","$...":""},{"kind":"wind","$...":""},{"kind":"clouds","$...":""},{"kind":"pressure","$...":""},{"id":"radar","kind":"radar","available":true,"yOrder":"xyz","frames":[{"id":"$string:frame","time":"$time","timeLabels":{"time":"$string","$...":""},"kind":"past"},"$..."],"needsKey":false,"$...":""}],"$...":""}}
>> {"jsonrpc":"2.0","id":2,"method":"map.tile","params":{"layer":"radar","z":3,"x":3,"y":3,"frame":"$frame"}}
<< {"jsonrpc":"2.0","id":2,"result":{"mimeType":"image/png","data":"$string","tileSize":256,"expiresAt":"$time","$...":""}}
>> {"jsonrpc":"2.0","id":3,"method":"map.tile","params":{"layer":"radar","z":3,"x":8,"y":3}}
<< {"jsonrpc":"2.0","id":3,"error":{"code":-32602,"data":{"kind":"outOfRange","retryable":false,"path":"/x","range":{"minimum":0,"maximum":7},"$...":""}}}
>> {"jsonrpc":"2.0","id":4,"method":"map.tile","params":{"layer":"radar","z":3,"x":3,"y":3,"frame":"../../../etc/passwd"}}
<< {"jsonrpc":"2.0","id":4,"error":{"code":-32602,"data":{"kind":"notAllowed","retryable":false,"path":"/frame","$...":""}}}
