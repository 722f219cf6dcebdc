// The first part of a forecast has come, and the rest is on its way
>> {"jsonrpc":"2.0","id":1,"method":"weather.overview","params":{"partialResultToken":"almanac-page","$...":""}}
<< {"jsonrpc":"2.0","method":"$/progress","params":{"token":"almanac-page","value":{"component":"sunset","state":"loading","progress":null,"value":null,"error":null}}}
<< {"jsonrpc":"2.0","method":"$/progress","params":{"token":"almanac-page","value":{"component":"current","state":"success","progress":1,"value":{"place":{"displayName":"Lisbon, Portugal"},"temperature":21.4,"units":{"temperature":"°C"}},"error":null}}}
