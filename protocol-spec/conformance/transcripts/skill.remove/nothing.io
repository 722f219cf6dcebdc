// Nothing is there to forget
// needs: clock=2026-06-21T12:00:00Z location=38.72,-9.14
>> {"jsonrpc":"2.0","id":1,"method":"skill.remove"}
<< {"jsonrpc":"2.0","id":1,"result":{"count":0,"place":{"id":"$string","$...":""}}}
>> {"jsonrpc":"2.0","id":2,"method":"skill.remove","params":{"all":true}}
<< {"jsonrpc":"2.0","id":2,"result":{"count":0,"place":{"id":"$string","$...":""}}}
