// A whole session: introduce, ask, finish, leave
>> {"jsonrpc":"2.0","id":1,"method":"initialize","params":{"protocolVersion":"1.0","processId":null,"clientInfo":{"name":"replay","version":"1"},"capabilities":{"progress":true},"rootUri":null}}
<< {"jsonrpc":"2.0","id":1,"result":{"serverInfo":{"name":"$string","version":"$string"},"protocolVersion":"1.0","capabilities":{"methods":["$..."],"notifications":["$..."],"framings":["$..."],"limits":{"maxHeaderBytes":"$integer","maxMessageBytes":"$integer","maxDepth":"$integer","maxBatchItems":"$integer","maxInFlight":"$integer","maxQueuedOutputBytes":"$integer","maxSubscriptions":"$integer","maxFavorites":"$integer","maxTileBytes":"$integer","$...":""}}}}
>> {"jsonrpc":"2.0","method":"initialized","params":{}}
>> {"jsonrpc":"2.0","id":2,"method":"subscription.list"}
<< {"jsonrpc":"2.0","id":2,"result":{"subscriptions":[]}}
>> {"jsonrpc":"2.0","id":3,"method":"shutdown"}
<< {"jsonrpc":"2.0","id":3,"result":null}
>> {"jsonrpc":"2.0","method":"exit"}
-- exit 0
