// The language of texts, and whether a native reader has reviewed it; English where there are no words
// needs: config='{"locale": "ar-EG"}'
>> {"jsonrpc":"2.0","id":1,"method":"config.get"}
<< {"jsonrpc":"2.0","id":1,"result":{"language":{"tag":"ar","reviewed":false,"dir":"rtl"},"$...":""}}
>> {"jsonrpc":"2.0","id":2,"method":"config.set","params":{"setting":"locale","value":"zh-CN"}}
<< {"jsonrpc":"2.0","id":2,"result":{"$...":""}}
>> {"jsonrpc":"2.0","id":3,"method":"config.get"}
<< {"jsonrpc":"2.0","id":3,"result":{"language":{"tag":"zh-Hans","reviewed":false,"dir":"ltr"},"$...":""}}
>> {"jsonrpc":"2.0","id":4,"method":"config.set","params":{"setting":"locale","value":"fi"}}
<< {"jsonrpc":"2.0","id":4,"result":{"$...":""}}
>> {"jsonrpc":"2.0","id":5,"method":"config.get"}
<< {"jsonrpc":"2.0","id":5,"result":{"language":{"tag":"en","reviewed":false,"dir":"ltr"},"$...":""}}
