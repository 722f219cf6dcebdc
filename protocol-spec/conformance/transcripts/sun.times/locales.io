// Labels of locales that Almanac has no words in; an unknown one is English
// needs: clock=2026-06-21T12:00:00Z location=38.72,-9.14
>> {"jsonrpc":"2.0","id":1,"method":"sun.times","params":{"place":"Lisbon","date":"2026-06-21","labels":true,"locale":"fi"}}
<< {"jsonrpc":"2.0","id":1,"result":{"days":[{"sunsetLabels":{"time":"21.04","hour":"21","day":"21.06.","weekday":"su"},"$...":""}],"$...":""}}
>> {"jsonrpc":"2.0","id":2,"method":"sun.times","params":{"place":"Lisbon","date":"2026-06-21","labels":true,"locale":"ko-KR"}}
<< {"jsonrpc":"2.0","id":2,"result":{"days":[{"sunsetLabels":{"time":"오후 09:04","hour":"오후 09시","day":"06. 21.","weekday":"일"},"$...":""}],"$...":""}}
>> {"jsonrpc":"2.0","id":3,"method":"sun.times","params":{"place":"Lisbon","date":"2026-06-21","labels":true,"locale":"fa"}}
<< {"jsonrpc":"2.0","id":3,"result":{"days":[{"sunsetLabels":{"time":"۲۱:۰۴","hour":"۲۱","day":"۰۶/۲۱","weekday":"یکشنبه"},"$...":""}],"$...":""}}
>> {"jsonrpc":"2.0","id":4,"method":"sun.times","params":{"place":"Lisbon","date":"2026-06-21","labels":true,"locale":"xx-XX"}}
<< {"jsonrpc":"2.0","id":4,"result":{"days":[{"sunsetLabels":{"time":"09:04 PM","hour":"09 PM","day":"06/21","weekday":"Sun"},"$...":""}],"$...":""}}
