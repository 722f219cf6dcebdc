// A second initialize is refused, and the session goes on
>> {"jsonrpc":"2.0","id":1,"method":"initialize","params":{}}
<< {"jsonrpc":"2.0","id":1,"result":{"serverInfo":{"name":"$string","version":"$string"},"protocolVersion":"1.0","capabilities":{"methods":["$..."],"notifications":["$..."],"framings":["$..."],"limits":{"maxHeaderBytes":"$integer","maxMessageBytes":"$integer","maxDepth":"$integer","maxBatchItems":"$integer","maxInFlight":"$integer","maxQueuedOutputBytes":"$integer","maxSubscriptions":"$integer","maxFavorites":"$integer","maxTileBytes":"$integer","$...":""}}}}
>> {"jsonrpc":"2.0","id":2,"method":"initialize","params":{}}
<< {"jsonrpc":"2.0","id":2,"error":{"code":-32600,"data":{"kind":"invalidRequest","retryable":false,"$...":""}}}
>> {"jsonrpc":"2.0","id":3,"method":"subscription.list"}
<< {"jsonrpc":"2.0","id":3,"result":{"subscriptions":[]}}
