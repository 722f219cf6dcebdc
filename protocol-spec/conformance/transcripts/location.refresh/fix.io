// The client has a fix; what else its device says is passed over
// needs: clock=2026-06-21T12:00:00Z location=38.72,-9.14
>> {"jsonrpc":"2.0","id":1,"method":"initialize","params":{"capabilities":{"location":true}}}
<< {"jsonrpc":"2.0","id":1,"result":{"protocolVersion":"1.0","$...":""}}
>> {"jsonrpc":"2.0","id":2,"method":"location.refresh"}
<< {"jsonrpc":"2.0","id":"$string:request","method":"location/request","params":{"reason":"$string","timeoutMs":10000}}
>> {"jsonrpc":"2.0","id":"$request","result":{"latitude":48.8566,"longitude":2.3522,"accuracyMeters":20,"altitude":35,"heading":null}}
<< {"jsonrpc":"2.0","id":2,"result":{"origin":"client","authorization":"authorized","place":{"name":"Paris","$...":""},"$...":""}}
