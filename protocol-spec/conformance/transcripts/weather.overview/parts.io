// Every part is shown the moment it is there; the answer has them all again
// needs: clock=2026-06-21T12:00:00Z location=38.72,-9.14 upstream
// unordered
>> {"jsonrpc":"2.0","id":1,"method":"weather.overview","params":{"place":"38.72,-9.14","parts":[{"method":"weather.current"},{"method":"forecast.daily","params":{"days":1}}],"partialResultToken":"parts"}}
<< {"jsonrpc":"2.0","method":"$/progress","params":{"token":"parts","value":{"method":"weather.current","state":"loading","progress":0}}}
<< {"jsonrpc":"2.0","method":"$/progress","params":{"token":"parts","value":{"method":"forecast.daily","state":"loading","progress":0}}}
<< {"jsonrpc":"2.0","method":"$/progress","params":{"token":"parts","value":{"method":"weather.current","state":"success","progress":"$number","value":{"temperature":"$number","$...":""}}}}
<< {"jsonrpc":"2.0","method":"$/progress","params":{"token":"parts","value":{"method":"forecast.daily","state":"success","progress":"$number","value":{"days":["$object"],"$...":""}}}}
<< {"jsonrpc":"2.0","id":1,"result":{"parts":[{"method":"weather.current","state":"success","value":{"temperature":"$number","$...":""}},{"method":"forecast.daily","state":"success","value":{"days":["$object"],"$...":""}}],"headline":"$string","$...":""}}
