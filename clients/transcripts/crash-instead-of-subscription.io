// The server ends instead of answering what it is to watch
>> {"jsonrpc":"2.0","id":1,"method":"subscription.create","params":{"method":"sun.phase","params":{}}}
-- crash 9
