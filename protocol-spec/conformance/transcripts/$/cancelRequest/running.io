// The answer comes at once and the work stops down to the socket
// needs: clock=2026-06-21T12:00:00Z location=38.72,-9.14 upstream
-- upstream {"match":"/v1/forecast","fault":"slow-first-byte","arguments":{"ms":30000}}
>> {"jsonrpc":"2.0","id":"a","method":"weather.current","params":{"fallback":"none","workDoneToken":"work"}}
<< {"jsonrpc":"2.0","method":"$/progress","params":{"token":"work","value":{"kind":"begin","title":"$string","$...":""}}}
>> {"jsonrpc":"2.0","method":"$/cancelRequest","params":{"id":"a"}}
<< {"jsonrpc":"2.0","method":"$/progress","params":{"token":"work","value":{"kind":"end","$...":""}}}
<< {"jsonrpc":"2.0","id":"a","error":{"code":-32800,"data":{"kind":"requestCancelled","retryable":true,"$...":""}}}
>> {"jsonrpc":"2.0","id":"a","method":"subscription.list"}
<< {"jsonrpc":"2.0","id":"a","result":{"subscriptions":[]}}
