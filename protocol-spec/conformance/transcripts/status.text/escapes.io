// What a bar or a terminal would take for its own is escaped
// needs: clock=2026-06-21T12:00:00Z location=38.72,-9.14
>> {"jsonrpc":"2.0","id":1,"method":"status.text","params":{"place":{"latitude":38.7,"longitude":-9.1,"name":"A&B"},"format":"{name}","escape":"pango"}}
<< {"jsonrpc":"2.0","id":1,"result":{"text":"A&amp;B","$...":""}}
>> {"jsonrpc":"2.0","id":2,"method":"status.text","params":{"place":{"latitude":38.7,"longitude":-9.1,"name":"#[fg=red]"},"format":"{name}","escape":"tmux"}}
<< {"jsonrpc":"2.0","id":2,"result":{"text":"##[fg=red]","$...":""}}
>> {"jsonrpc":"2.0","id":3,"method":"status.text","params":{"format":"%p %% {{","iconSet":"none"}}
<< {"jsonrpc":"2.0","id":3,"result":{"text":"– % {","$...":""}}
>> {"jsonrpc":"2.0","id":4,"method":"status.text","params":{"format":"{temprature}"}}
<< {"jsonrpc":"2.0","id":4,"error":{"code":-32602,"data":{"kind":"invalidParams","retryable":false,"path":"/format","didYouMean":["temperature","$..."],"$...":""}}}
