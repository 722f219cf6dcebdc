// A caller's name loses what a terminal or an editor would take for a command
// needs: clock=2026-06-21T12:00:00Z location=38.72,-9.14
>> {"jsonrpc":"2.0","id":1,"method":"status.text","params":{"place":{"latitude":38.7,"longitude":-9.1,"name":"\u001b[31mRed\u0007\u202e\u009bHome\r\nsweet"},"format":"{name}"}}
<< {"jsonrpc":"2.0","id":1,"result":{"text":"[31mRedHome sweet","$...":""}}
>> {"jsonrpc":"2.0","id":2,"method":"status.text","params":{"place":{"latitude":38.7,"longitude":-9.1,"displayName":"\u2066A\u2069","country":"\u001bP"},"format":"%l"}}
<< {"jsonrpc":"2.0","id":2,"result":{"text":"A","$...":""}}
>> {"jsonrpc":"2.0","id":3,"method":"location.current","params":{"place":{"id":"at:38.7000,-9.1000;Europe/Lisbon;\u001bHome"}}}
<< {"jsonrpc":"2.0","id":3,"result":{"place":{"name":"Home","$...":""},"$...":""}}
>> {"jsonrpc":"2.0","id":4,"method":"favorites.add","params":{"place":"Lisbon","name":"\u001b]0;Mine\u0007"}}
<< {"jsonrpc":"2.0","id":4,"result":{"added":true,"favorite":{"id":"$string:mine","name":"]0;Mine","$...":""},"$...":""}}
>> {"jsonrpc":"2.0","id":5,"method":"favorites.rename","params":{"id":"$mine","name":"\u001b"}}
<< {"jsonrpc":"2.0","id":5,"error":{"code":-32602,"data":{"kind":"notAllowed","retryable":false,"path":"/name","$...":""}}}
