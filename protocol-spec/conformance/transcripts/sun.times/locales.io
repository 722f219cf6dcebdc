// Labels of locales that Almanac has no words in; an unknown one is English
// needs: clock=2026-06-21T12:00:00Z location=38.72,-9.14
>> {"jsonrpc":"2.0","id":1,"method":"sun.times","params":{"place":"Lisbon","date":"2026-06-21","labels":true,"locale":"fi"}}
<< {"jsonrpc":"2.0","id":1,"result":{"days":[{"sunsetLabels":{"time":"21.04","hour":"21","day":"21.6.","weekday":"su"},"$...":""}],"$...":""}}
>> {"jsonrpc":"2.0","id":2,"method":"sun.times","params":{"place":"Lisbon","date":"2026-06-21","labels":true,"locale":"ko-KR"}}
<< {"jsonrpc":"2.0","id":2,"result":{"days":[{"sunsetLabels":{"time":"오후 9:04","hour":"오후 9시","day":"6. 21.","weekday":"일"},"$...":""}],"$...":""}}
>> {"jsonrpc":"2.0","id":3,"method":"sun.times","params":{"place":"Lisbon","date":"2026-06-21","labels":true,"locale":"fa"}}
<< {"jsonrpc":"2.0","id":3,"result":{"days":[{"sunsetLabels":{"time":"۲۱:۰۴","hour":"۲۱","day":"۶/۲۱","weekday":"یکشنبه"},"$...":""}],"$...":""}}
>> {"jsonrpc":"2.0","id":4,"method":"sun.times","params":{"place":"Lisbon","date":"2026-06-21","labels":true,"locale":"xx-XX"}}
<< {"jsonrpc":"2.0","id":4,"result":{"days":[{"sunsetLabels":{"time":"9:04 PM","hour":"9 PM","day":"6/21","weekday":"Sun"},"$...":""}],"$...":""}}
>> {"jsonrpc":"2.0","id":5,"method":"sun.times","params":{"place":"Lisbon","date":"2026-06-21","labels":"padded","locale":"en"}}
<< {"jsonrpc":"2.0","id":5,"result":{"days":[{"sunriseLabels":{"time":"06:12 AM","hour":"06 AM","day":"06/21","weekday":"Sun"},"sunsetLabels":{"time":"09:04 PM","hour":"09 PM","day":"06/21","weekday":"Sun"},"$...":""}],"$...":""}}
>> {"jsonrpc":"2.0","id":6,"method":"sun.times","params":{"place":"Lisbon","date":"2026-06-21","labels":"wide","locale":"en"}}
<< {"jsonrpc":"2.0","id":6,"error":{"code":-32602,"message":"$string","data":{"kind":"notAllowed","$...":""}}}
