// A part comes before the answer, and the answer is whole
>> {"jsonrpc":"2.0","id":1,"method":"location.search","params":{"query":"Lisbon","limit":1,"partialResultToken":"part"}}
<< {"jsonrpc":"2.0","method":"$/progress","params":{"token":"part","value":{"places":[{"name":"Lisbon","$...":""}]}}}
<< {"jsonrpc":"2.0","id":1,"result":{"places":[{"name":"Lisbon","$...":""}],"$...":""}}
