// A provider that takes too long
// needs: clock=2026-06-21T12:00:00Z location=38.72,-9.14 upstream
-- upstream {"match":"/v1/forecast","fault":"slow-first-byte","arguments":{"ms":30000}}
>> {"jsonrpc":"2.0","id":1,"method":"weather.current","params":{"place":"38.72,-9.14","deadlineMs":300,"fallback":"none"}}
<< {"jsonrpc":"2.0","id":1,"error":{"code":-32018,"data":{"kind":"deadlineExceeded","retryable":true,"$...":""}}}
>> {"jsonrpc":"2.0","id":2,"method":"weather.current","params":{"place":"38.72,-9.14","deadlineMs":120001}}
<< {"jsonrpc":"2.0","id":2,"error":{"code":-32602,"data":{"kind":"outOfRange","retryable":false,"path":"/deadlineMs","range":{"minimum":0,"maximum":120000},"$...":""}}}
