// No answer ever comes
>> {"jsonrpc":"2.0","id":1,"method":"forecast.daily","params":{}}
>> {"jsonrpc":"2.0","method":"$/cancelRequest","params":{"id":1}}
