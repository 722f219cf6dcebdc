// A server that takes every question and answers none
>> {"jsonrpc":"2.0","id":1,"method":"subscription.create","params":{"method":"status.text","$...":""}}
