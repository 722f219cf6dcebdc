// Nothing stored: what is usual, and it says so; no guess where none is wanted
// needs: clock=2026-06-21T12:00:00Z location=38.72,-9.14
>> {"jsonrpc":"2.0","id":1,"method":"status.text","params":{"place":"38.72,-9.14","preset":"3","iconSet":"none"}}
<< {"jsonrpc":"2.0","id":1,"result":{"text":"$string","class":["$string","day","estimate","alerts-unknown"],"percentage":"$integer","source":{"provider":"climatology","kind":"estimate","$...":""},"$...":""}}
>> {"jsonrpc":"2.0","id":2,"method":"status.text","params":{"place":"38.72,-9.14","format":"%S %s {aqi}"}}
<< {"jsonrpc":"2.0","id":2,"result":{"text":"6:11 AM 9:04 PM –","$...":""}}
>> {"jsonrpc":"2.0","id":3,"method":"status.text","params":{"place":"38.72,-9.14","fallback":"none"}}
<< {"jsonrpc":"2.0","id":3,"error":{"code":-32018,"data":{"kind":"deadlineExceeded","retryable":true,"$...":""}}}
>> {"jsonrpc":"2.0","id":4,"method":"status.text","params":{"format":"%q"}}
<< {"jsonrpc":"2.0","id":4,"error":{"code":-32602,"data":{"kind":"invalidParams","retryable":false,"path":"/format","$...":""}}}
>> {"jsonrpc":"2.0","id":5,"method":"status.text","params":{"place":"38.72,-9.14","format":"{mark}%e|%a|{source}"}}
<< {"jsonrpc":"2.0","id":5,"result":{"text":"≈≈|–|estimate","mark":"≈","age":null,"$...":""}}
>> {"jsonrpc":"2.0","id":6,"method":"status.text","params":{"place":"38.72,-9.14","format":"{sunset}","iconSet":"none"}}
<< {"jsonrpc":"2.0","id":6,"result":{"text":"9:04 PM","mark":"","age":null,"$...":""}}
>> {"jsonrpc":"2.0","id":7,"method":"status.text","params":{"place":"38.72,-9.14","format":"{mark}|%a|%h"}}
<< {"jsonrpc":"2.0","id":7,"result":{"text":"$string","mark":"≈","age":null,"$...":""}}
