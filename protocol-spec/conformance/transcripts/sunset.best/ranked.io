// The best evenings first
// needs: clock=2026-06-21T12:00:00Z location=38.72,-9.14 upstream
>> {"jsonrpc":"2.0","id":1,"method":"sunset.best","params":{"places":["Lisbon","Porto",{"latitude":37.02,"longitude":-7.93}],"days":2}}
<< {"jsonrpc":"2.0","id":1,"result":{"ranked":[{"place":{"name":"$string","$...":""},"date":"$string","score":"$number","symbols":{"sfSymbol":"$string","emoji":"$string","material":"$string"},"color":{"text":"$string","chance":"$number","quality":"$any"},"time":"$time"},"$..."],"$...":""}}
