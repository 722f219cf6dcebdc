// Every part is shown the moment it is there; the answer has them all again
// needs: clock=2026-06-21T12:00:00Z location=38.72,-9.14 upstream
// unordered
>> {"jsonrpc":"2.0","id":1,"method":"weather.overview","params":{"place":"38.72,-9.14","include":["current","daily"],"days":1,"partialResultToken":"parts"}}
<< {"jsonrpc":"2.0","method":"$/progress","params":{"token":"parts","value":{"component":"current","state":"loading","progress":0,"value":null,"error":null}}}
<< {"jsonrpc":"2.0","method":"$/progress","params":{"token":"parts","value":{"component":"daily","state":"loading","progress":0,"value":null,"error":null}}}
<< {"jsonrpc":"2.0","method":"$/progress","params":{"token":"parts","value":{"component":"current","state":"success","progress":"$number","value":{"temperature":"$number","$...":""},"error":null}}}
<< {"jsonrpc":"2.0","method":"$/progress","params":{"token":"parts","value":{"component":"daily","state":"success","progress":"$number","value":{"days":["$object"],"$...":""},"error":null}}}
<< {"jsonrpc":"2.0","id":1,"result":{"components":{"current":{"state":"success","value":{"temperature":"$number","$...":""},"error":null},"daily":{"state":"success","value":{"days":["$object"],"$...":""},"error":null}},"headline":"$string","$...":""}}
