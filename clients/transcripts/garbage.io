// Lines that are no messages, and members from the future
>> {"jsonrpc":"2.0","id":1,"method":"sun.phase","params":{}}
-- garbage Hello from a library that writes to stdout
-- garbage {"jsonrpc":
<< {"jsonrpc":"2.0","id":99,"result":"nobody asked"}
<< {"jsonrpc":"2.0","method":"future/notification","params":{"x":1}}
<< {"jsonrpc":"2.0","id":1,"result":{"phase":"day","fromTheFuture":true}}
>> {"jsonrpc":"2.0","id":2,"method":"sun.phase","params":{"place":"x"}}
<< {"jsonrpc":"2.0","id":2,"error":{}}
>> {"jsonrpc":"2.0","id":3,"method":"sun.phase","params":{"place":"y"}}
<< {"jsonrpc":"2.0","id":3,"result":{"phase":"day"}}
