// One question, one answer
>> {"jsonrpc":"2.0","id":1,"method":"sun.phase","params":{"place":"Lisbon"}}
<< {"jsonrpc":"2.0","id":1,"result":{"phase":"day","isDay":true,"next":{"phase":"civilTwilight","time":"2026-06-21T21:04:54+01:00"},"$...":""}}
