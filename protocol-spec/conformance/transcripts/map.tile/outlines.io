// The land below the layers needs nobody; and a tile that the zoom does not have
// needs: clock=2026-06-21T12:00:00Z location=38.72,-9.14
>> {"jsonrpc":"2.0","id":1,"method":"map.tile","params":{"layer":"outlines","z":4,"x":7,"y":6}}
<< {"jsonrpc":"2.0","id":1,"result":{"mimeType":"image/svg+xml","data":"$string","tileSize":256,"expiresAt":null,"attribution":[{"text":"Made with Natural Earth","$...":""}],"$...":""}}
>> {"jsonrpc":"2.0","id":2,"method":"map.tile","params":{"layer":"outlines","z":1,"x":2,"y":0}}
<< {"jsonrpc":"2.0","id":2,"error":{"code":-32602,"message":"$string","data":{"kind":"outOfRange","path":"/x","range":{"minimum":0,"maximum":1},"$...":""}}}
