// A measured temperature, how old it is if it is old, and a place without a station
// needs: clock=2026-06-21T12:10:00Z location=38.72,-9.14 upstream
>> {"jsonrpc":"2.0","id":1,"method":"status.text","params":{"place":"38.72,-9.14","format":"{observed}","deadlineMs":5000}}
<< {"jsonrpc":"2.0","id":1,"result":{"text":"⚠ Severe warning · 22°C","$...":""}}
>> {"jsonrpc":"2.0","id":2,"method":"status.text","params":{"place":"-1.29,36.82","format":"{observed}","deadlineMs":5000}}
<< {"jsonrpc":"2.0","id":2,"result":{"text":"⚠ Severe warning · 19°C (3h)","$...":""}}
>> {"jsonrpc":"2.0","id":3,"method":"status.text","params":{"place":"-40,-120","format":"{observed}","deadlineMs":5000}}
<< {"jsonrpc":"2.0","id":3,"result":{"text":"–","$...":""}}
