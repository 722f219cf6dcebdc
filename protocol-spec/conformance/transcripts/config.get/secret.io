// A key is never shown
// needs: config='{"providers":{"openWeatherMap":{"apiKey":"topsecret"}}}'
>> {"jsonrpc":"2.0","id":1,"method":"config.get"}
<< {"jsonrpc":"2.0","id":1,"result":{"values":["$object","$..."],"$...":""}}
