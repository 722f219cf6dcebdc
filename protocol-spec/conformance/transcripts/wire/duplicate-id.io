// An id that is still in flight is refused; once answered it may be used again
// needs: clock=2026-06-21T12:00:00Z location=38.72,-9.14 upstream
-- upstream {"match":"/v1/forecast","fault":"slow-first-byte","arguments":{"ms":30000}}
>> {"jsonrpc":"2.0","id":"x","method":"weather.current","params":{"fallback":"none"}}
>> {"jsonrpc":"2.0","id":"x","method":"subscription.list"}
<< {"jsonrpc":"2.0","id":"x","error":{"code":-32600,"data":{"kind":"duplicateId","retryable":false,"$...":""}}}
>> {"jsonrpc":"2.0","method":"$/cancelRequest","params":{"id":"x"}}
<< {"jsonrpc":"2.0","id":"x","error":{"code":-32800,"data":{"kind":"requestCancelled","retryable":true,"$...":""}}}
>> {"jsonrpc":"2.0","id":"x","method":"subscription.list"}
<< {"jsonrpc":"2.0","id":"x","result":{"subscriptions":[]}}
