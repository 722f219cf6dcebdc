// A method that does not exist, with a guess
>> {"jsonrpc":"2.0","id":1,"method":"weather.curent","params":{}}
<< {"jsonrpc":"2.0","id":1,"error":{"code":-32601,"data":{"kind":"methodNotFound","retryable":false,"didYouMean":["weather.current","$..."],"$...":""}}}
>> {"jsonrpc":"2.0","method":"no.such"}
>> {"jsonrpc":"2.0","method":"$/unknown","params":{}}
>> {"jsonrpc":"2.0","id":2,"method":"subscription.list"}
<< {"jsonrpc":"2.0","id":2,"result":{"subscriptions":[]}}
