// Parts and progress come before the whole
>> {"jsonrpc":"2.0","id":1,"method":"weather.overview","params":{"parts":[{"method":"weather.current"},{"method":"sunset.score"}],"partialResultToken":"p","workDoneToken":"w"}}
<< {"jsonrpc":"2.0","method":"$/progress","params":{"token":"w","value":{"kind":"begin","title":"weather.overview"}}}
<< {"jsonrpc":"2.0","method":"$/progress","params":{"token":"p","value":{"method":"weather.current","state":"loading","progress":0}}}
<< {"jsonrpc":"2.0","method":"$/progress","params":{"token":"p","value":{"method":"sunset.score","state":"loading","progress":0}}}
<< {"jsonrpc":"2.0","method":"$/progress","params":{"token":"p","value":{"method":"weather.current","state":"success","progress":0.5,"value":{"temperature":21.4,"$...":""}}}}
<< {"jsonrpc":"2.0","method":"$/progress","params":{"token":"w","value":{"kind":"report","percentage":50}}}
<< {"jsonrpc":"2.0","method":"$/progress","params":{"token":"p","value":{"method":"sunset.score","state":"failure","progress":1,"error":{"code":-32012,"message":"The network is switched off.","data":{"kind":"providerUnavailable","reason":"offline","retryable":true}}}}}
<< {"jsonrpc":"2.0","method":"$/progress","params":{"token":"w","value":{"kind":"end"}}}
<< {"jsonrpc":"2.0","id":1,"result":{"parts":[{"method":"weather.current","state":"success","value":{"temperature":21.4,"$...":""}},{"method":"sunset.score","state":"failure","error":{"code":-32012,"message":"The network is switched off.","data":{"kind":"providerUnavailable","reason":"offline","retryable":true}}}],"$...":""}}
