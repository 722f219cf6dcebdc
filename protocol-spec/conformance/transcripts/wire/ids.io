// Ids come back byte for byte; null is an id
>> {"jsonrpc":"2.0","id":0,"method":"subscription.list"}
<< {"jsonrpc":"2.0","id":0,"result":{"subscriptions":[]}}
>> {"jsonrpc":"2.0","id":-1,"method":"subscription.list"}
<< {"jsonrpc":"2.0","id":-1,"result":{"subscriptions":[]}}
>> {"jsonrpc":"2.0","id":"1","method":"subscription.list"}
<< {"jsonrpc":"2.0","id":"1","result":{"subscriptions":[]}}
>> {"jsonrpc":"2.0","id":1.50,"method":"subscription.list"}
<< {"jsonrpc":"2.0","id":1.50,"result":{"subscriptions":[]}}
>> {"jsonrpc":"2.0","id":1e2,"method":"subscription.list"}
<< {"jsonrpc":"2.0","id":1e2,"result":{"subscriptions":[]}}
>> {"jsonrpc":"2.0","id":9007199254740993,"method":"subscription.list"}
<< {"jsonrpc":"2.0","id":9007199254740993,"result":{"subscriptions":[]}}
>> {"jsonrpc":"2.0","id":"","method":"subscription.list"}
<< {"jsonrpc":"2.0","id":"","result":{"subscriptions":[]}}
>> {"jsonrpc":"2.0","id":"zürich ☀","method":"subscription.list"}
<< {"jsonrpc":"2.0","id":"zürich ☀","result":{"subscriptions":[]}}
>> {"jsonrpc":"2.0","id":null,"method":"subscription.list"}
<< {"jsonrpc":"2.0","id":null,"result":{"subscriptions":[]}}
