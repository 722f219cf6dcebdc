// A change ends what waits for the weather at the old place, and nothing else
// needs: clock=2026-06-21T12:00:00Z location=38.72,-9.14 upstream
// unordered
>> {"jsonrpc":"2.0","id":1,"method":"initialize","params":{"capabilities":{"notifications":true}}}
<< {"jsonrpc":"2.0","id":1,"result":{"protocolVersion":"1.0","$...":""}}
-- upstream {"match":"/v1/forecast","fault":"slow-first-byte","arguments":{"ms":120000},"times":1}
>> {"jsonrpc":"2.0","id":2,"method":"weather.current","params":{"fallback":"none","deadlineMs":60000}}
-- until {"match":"/v1/forecast","state":"open"}
-- upstream {"match":"/v1/forecast","fault":"slow-first-byte","arguments":{"ms":600}}
>> {"jsonrpc":"2.0","id":3,"method":"weather.current","params":{"place":"Rome","fallback":"none","deadlineMs":60000}}
-- until {"match":"/v1/forecast","count":2}
>> {"jsonrpc":"2.0","id":4,"method":"location.set","params":{"place":"Paris"}}
<< {"jsonrpc":"2.0","id":2,"error":{"code":-32802,"data":{"kind":"serverCancelled","retryable":true,"reason":"locationChanged","$...":""}}}
<< {"jsonrpc":"2.0","id":4,"result":{"origin":"set","place":{"name":"Paris","$...":""},"$...":""}}
<< {"jsonrpc":"2.0","method":"location/didChange","params":{"place":{"name":"Paris","$...":""},"origin":"set"}}
<< {"jsonrpc":"2.0","id":3,"result":{"place":{"name":"Rome","$...":""},"$...":""}}
