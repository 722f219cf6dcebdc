// Lines that are no messages, and members from the future
>> {"jsonrpc":"2.0","id":1,"method":"sun.phase","params":{}}
-- garbage Hello from a library that writes to stdout
-- garbage {"jsonrpc":
<< {"jsonrpc":"2.0","id":99,"result":"nobody asked"}
<< {"jsonrpc":"2.0","method":"future/notification","params":{"x":1}}
<< {"jsonrpc":"2.0","id":1,"result":{"phase":"day","fromTheFuture":true}}
