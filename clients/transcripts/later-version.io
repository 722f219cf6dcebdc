// A server that answers the handshake with another major version
>> {"jsonrpc":"2.0","id":1,"method":"initialize","params":{}}
<< {"jsonrpc":"2.0","id":1,"result":{"serverInfo":{"name":"almanac","version":"9.0.0"},"protocolVersion":"2.3","capabilities":{"methods":[],"notifications":[],"framings":["lines"],"limits":{}}}}
