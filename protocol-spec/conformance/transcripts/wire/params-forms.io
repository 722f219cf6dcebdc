// params may be absent, null, an empty object or an empty array; positional ones are refused
>> {"jsonrpc":"2.0","id":1,"method":"subscription.list"}
<< {"jsonrpc":"2.0","id":1,"result":{"subscriptions":[]}}
>> {"jsonrpc":"2.0","id":2,"method":"subscription.list","params":null}
<< {"jsonrpc":"2.0","id":2,"result":{"subscriptions":[]}}
>> {"jsonrpc":"2.0","id":3,"method":"subscription.list","params":{}}
<< {"jsonrpc":"2.0","id":3,"result":{"subscriptions":[]}}
>> {"jsonrpc":"2.0","id":4,"method":"subscription.list","params":[]}
<< {"jsonrpc":"2.0","id":4,"result":{"subscriptions":[]}}
>> {"jsonrpc":"2.0","id":5,"method":"subscription.list","params":["Lisbon"]}
<< {"jsonrpc":"2.0","id":5,"error":{"code":-32602,"data":{"kind":"invalidParams","retryable":false,"path":"","$...":""}}}
