// With no time to wait only what is stored; the refresh goes on behind
// needs: clock=2026-06-21T12:00:00Z location=38.72,-9.14 upstream
>> {"jsonrpc":"2.0","id":1,"method":"weather.current","params":{"place":"38.72,-9.14","deadlineMs":0,"fallback":"none"}}
<< {"jsonrpc":"2.0","id":1,"error":{"code":-32018,"data":{"kind":"deadlineExceeded","retryable":true,"$...":""}}}
>> {"jsonrpc":"2.0","id":2,"method":"weather.current","params":{"place":"10,10","deadlineMs":0}}
<< {"jsonrpc":"2.0","id":2,"result":{"source":{"kind":"estimate","$...":""},"warnings":[{"code":"estimateUsed","$...":""},"$..."],"$...":""}}
-- until {"match":"/v1/forecast","state":"done","count":2}
>> {"jsonrpc":"2.0","id":3,"method":"weather.current","params":{"place":"38.72,-9.14","deadlineMs":60000,"fallback":"none"}}
<< {"jsonrpc":"2.0","id":3,"result":{"source":{"provider":"openMeteo","$...":""},"$...":""}}
>> {"jsonrpc":"2.0","id":4,"method":"weather.current","params":{"place":"38.72,-9.14","deadlineMs":0,"fallback":"none"}}
<< {"jsonrpc":"2.0","id":4,"result":{"source":{"provider":"openMeteo","$...":""},"$...":""}}
