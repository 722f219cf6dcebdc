// Stations are asked once a minute: of another place, in a process of its own, a report that is old
// needs: clock=2026-06-21T12:10:00Z location=38.72,-9.14 upstream
>> {"jsonrpc":"2.0","id":2,"method":"status.text","params":{"place":"-1.29,36.82","format":"{observed}","deadlineMs":5000}}
<< {"jsonrpc":"2.0","id":2,"result":{"text":"19°C (3h)","$...":""}}
