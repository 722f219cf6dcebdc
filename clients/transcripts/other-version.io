// A server of another major version
>> {"jsonrpc":"2.0","id":1,"method":"initialize","params":{}}
<< {"jsonrpc":"2.0","id":1,"error":{"code":-32019,"message":"This version of the protocol is not supported.","data":{"kind":"unsupported","retryable":false,"reason":"protocolVersion","supported":["2.0"]}}}
