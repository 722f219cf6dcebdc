// Errors keep their kind, path, reason and hint
>> {"jsonrpc":"2.0","id":1,"method":"weather.current","params":{"place":"Lissabonn"}}
<< {"jsonrpc":"2.0","id":1,"error":{"code":-32010,"message":"No matching place was found.","data":{"kind":"placeNotFound","retryable":false,"path":"/place","didYouMean":["Lisbon"],"hint":"Check the spelling, or give coordinates."}}}
>> {"jsonrpc":"2.0","id":2,"method":"weather.current","params":{}}
<< {"jsonrpc":"2.0","id":2,"error":{"code":-32013,"message":"The provider is limiting requests.","data":{"kind":"rateLimited","retryable":true,"provider":"openMeteo","retryAfterSeconds":30}}}
>> {"jsonrpc":"2.0","id":3,"method":"weather.current","params":{}}
<< {"jsonrpc":"2.0","id":3,"error":{"code":-32603,"message":"Without data","data":null}}
