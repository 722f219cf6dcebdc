// A folder that cannot be written: what has to be kept is refused, the rest works
// needs: clock=2026-06-21T12:00:00Z location=38.72,-9.14
// env: ALMANAC_DATA_DIR=/proc/almanac ALMANAC_CACHE_DIR=/proc/almanac
>> {"jsonrpc":"2.0","id":1,"method":"favorites.add","params":{"place":"Lisbon"}}
<< {"jsonrpc":"2.0","id":1,"error":{"code":-32016,"data":{"kind":"storageFailure","retryable":false,"reason":"readOnly","$...":""}}}
>> {"jsonrpc":"2.0","id":2,"method":"sun.phase"}
<< {"jsonrpc":"2.0","id":2,"result":{"phase":"day","$...":""}}
>> {"jsonrpc":"2.0","id":3,"method":"weather.current"}
<< {"jsonrpc":"2.0","id":3,"result":{"source":{"kind":"estimate","$...":""},"$...":""}}
