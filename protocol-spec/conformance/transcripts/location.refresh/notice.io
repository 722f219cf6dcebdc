// A fix becomes the current location, and the change is told
// needs: clock=2026-06-21T12:00:00Z location=38.72,-9.14
>> {"jsonrpc":"2.0","id":1,"method":"initialize","params":{"capabilities":{"location":true,"notifications":true}}}
<< {"jsonrpc":"2.0","id":1,"result":{"protocolVersion":"1.0","$...":""}}
>> {"jsonrpc":"2.0","id":2,"method":"location.refresh"}
<< {"jsonrpc":"2.0","id":"$string:request","method":"location/request","params":{"reason":"$string","timeoutMs":10000}}
>> {"jsonrpc":"2.0","id":"$request","result":{"latitude":48.8566,"longitude":2.3522,"accuracyMeters":20,"name":"Office"}}
<< {"jsonrpc":"2.0","method":"location/didChange","params":{"place":{"name":"Office","latitude":48.8566,"$...":""},"origin":"client"}}
<< {"jsonrpc":"2.0","id":2,"result":{"origin":"client","authorization":"authorized","$...":""}}
