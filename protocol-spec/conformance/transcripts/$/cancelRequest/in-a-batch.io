// A member is cancelled by its own id, the others are not
// needs: clock=2026-06-21T12:00:00Z location=38.72,-9.14 upstream
-- upstream {"match":"/v1/forecast","fault":"slow-first-byte","arguments":{"ms":30000}}
>> [{"jsonrpc":"2.0","id":1,"method":"weather.current","params":{"fallback":"none","workDoneToken":7}},{"jsonrpc":"2.0","id":2,"method":"subscription.list"}]
<< {"jsonrpc":"2.0","method":"$/progress","params":{"token":7,"value":{"kind":"begin","title":"$string","$...":""}}}
>> {"jsonrpc":"2.0","method":"$/cancelRequest","params":{"id":1}}
<< {"jsonrpc":"2.0","method":"$/progress","params":{"token":7,"value":{"kind":"end","$...":""}}}
<< [{"jsonrpc":"2.0","id":1,"error":{"code":-32800,"data":{"kind":"requestCancelled","retryable":true,"$...":""}}},{"jsonrpc":"2.0","id":2,"result":{"subscriptions":[]}}]
