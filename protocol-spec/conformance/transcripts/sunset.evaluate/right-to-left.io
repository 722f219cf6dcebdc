// What is written from right to left says so, and isolates what is not
// needs: clock=2026-06-21T12:00:00Z
>> {"jsonrpc":"2.0","id":1,"method":"sunset.evaluate","params":{"cloudCover":{"low":10,"mid":15,"high":35},"locale":"ar"}}
<< {"jsonrpc":"2.0","id":1,"result":{"dir":"rtl","label":"$string","$...":""}}
