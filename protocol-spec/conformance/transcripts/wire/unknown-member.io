// Unknown members of a message are ignored, and of a repeated one the last wins
>> {"jsonrpc":"2.0","id":1,"method":"subscription.list","extra":{"deep":[1]}}
<< {"jsonrpc":"2.0","id":1,"result":{"subscriptions":[]}}
>> {"jsonrpc":"2.0","id":2,"method":"no.such","method":"subscription.list"}
<< {"jsonrpc":"2.0","id":2,"result":{"subscriptions":[]}}
