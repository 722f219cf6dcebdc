// Another major version is refused with the supported ones; a minor one is fine
>> {"jsonrpc":"2.0","id":1,"method":"initialize","params":{"protocolVersion":"2.0"}}
<< {"jsonrpc":"2.0","id":1,"error":{"code":-32019,"data":{"kind":"unsupported","retryable":false,"supported":["1.0"],"$...":""}}}
>> {"jsonrpc":"2.0","id":2,"method":"initialize","params":{"protocolVersion":"1.7"}}
<< {"jsonrpc":"2.0","id":2,"result":{"serverInfo":{"name":"$string","version":"$string"},"protocolVersion":"1.0","capabilities":{"methods":["$..."],"notifications":["$..."],"framings":["$..."],"limits":{"maxHeaderBytes":"$integer","maxMessageBytes":"$integer","maxDepth":"$integer","maxBatchItems":"$integer","maxInFlight":"$integer","maxQueuedOutputBytes":"$integer","maxSubscriptions":"$integer","maxFavorites":"$integer","maxTileBytes":"$integer","$...":""}}}}
