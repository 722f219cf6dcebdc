// Parts and progress come before the whole
>> {"jsonrpc":"2.0","id":1,"method":"weather.overview","params":{"include":["current","sunset"],"partialResultToken":"p","workDoneToken":"w"}}
<< {"jsonrpc":"2.0","method":"$/progress","params":{"token":"w","value":{"kind":"begin","title":"weather.overview"}}}
<< {"jsonrpc":"2.0","method":"$/progress","params":{"token":"p","value":{"component":"current","state":"loading","progress":0,"value":null,"error":null}}}
<< {"jsonrpc":"2.0","method":"$/progress","params":{"token":"p","value":{"component":"sunset","state":"loading","progress":0,"value":null,"error":null}}}
<< {"jsonrpc":"2.0","method":"$/progress","params":{"token":"p","value":{"component":"current","state":"success","progress":0.5,"value":{"temperature":21.4,"$...":""},"error":null}}}
<< {"jsonrpc":"2.0","method":"$/progress","params":{"token":"w","value":{"kind":"report","percentage":50}}}
<< {"jsonrpc":"2.0","method":"$/progress","params":{"token":"p","value":{"component":"sunset","state":"failure","progress":1,"value":null,"error":{"code":-32012,"message":"The network is switched off.","data":{"kind":"providerUnavailable","reason":"offline","retryable":true}}}}}
<< {"jsonrpc":"2.0","method":"$/progress","params":{"token":"w","value":{"kind":"end"}}}
<< {"jsonrpc":"2.0","id":1,"result":{"components":{"current":{"state":"success","value":{"temperature":21.4,"$...":""},"error":null},"sunset":{"state":"failure","value":null,"error":{"code":-32012,"message":"The network is switched off.","data":{"kind":"providerUnavailable","reason":"offline","retryable":true}}}},"$...":""}}
