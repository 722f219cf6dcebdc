// Rate, correct, look, remove
// needs: clock=2026-06-21T22:30:00Z location=38.72,-9.14
>> {"jsonrpc":"2.0","id":1,"method":"sunset.observe","params":{"score":80}}
<< {"jsonrpc":"2.0","id":1,"result":{"date":"2026-06-21","observation":{"date":"2026-06-21","event":"sunset","score":80,"forecast":null},"recent":[{"date":"2026-06-21","event":"sunset","score":80,"forecast":null}],"learning":{"evenings":0,"used":"reasoned","comparisons":[]},"place":{"id":"$string","$...":""}}}
>> {"jsonrpc":"2.0","id":2,"method":"sunset.observe","params":{"score":70.5,"date":"2026-06-21"}}
<< {"jsonrpc":"2.0","id":2,"result":{"recent":[{"date":"2026-06-21","event":"sunset","score":70.5,"forecast":null}],"$...":""}}
>> {"jsonrpc":"2.0","id":3,"method":"sunset.observe","params":{"score":0,"date":"2026-06-20","event":"sunrise"}}
<< {"jsonrpc":"2.0","id":3,"result":{"date":"2026-06-20","recent":[{"date":"2026-06-20","event":"sunrise","score":0,"$...":""},{"date":"2026-06-21","event":"sunset","$...":""}],"$...":""}}
>> {"jsonrpc":"2.0","id":4,"method":"sunset.observe","params":{"remove":true}}
<< {"jsonrpc":"2.0","id":4,"result":{"date":"2026-06-21","observation":null,"recent":[{"date":"2026-06-20","$...":""}],"$...":""}}
>> {"jsonrpc":"2.0","id":5,"method":"sunset.about"}
<< {"jsonrpc":"2.0","id":5,"result":{"learning":{"evenings":0,"used":"reasoned","comparisons":[]},"$...":""}}
