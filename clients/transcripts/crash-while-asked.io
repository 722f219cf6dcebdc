// The server ends instead of answering
>> {"jsonrpc":"2.0","id":1,"method":"forecast.daily","params":{}}
-- crash 9
