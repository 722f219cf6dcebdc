// The later question is answered first
>> {"jsonrpc":"2.0","id":1,"method":"weather.current","params":{"place":"Lisbon"}}
>> {"jsonrpc":"2.0","id":2,"method":"sun.phase","params":{"place":"Lisbon"}}
<< {"jsonrpc":"2.0","id":2,"result":{"phase":"night","$...":""}}
<< {"jsonrpc":"2.0","id":1,"result":{"temperature":21.4,"$...":""}}
