// Told long before: the next change of the light is within the lead, and the event says when it comes
// needs: clock=2026-06-21T12:00:00Z location=38.72,-9.14
>> {"jsonrpc":"2.0","id":1,"method":"subscription.create","params":{"method":"sun.phase","params":{"place":"38.72,-9.14"},"when":{"condition":{"path":"/next/phase","op":"ne","value":"day"},"leadMinutes":600}}}
<< {"jsonrpc":"2.0","id":1,"result":{"id":"$string:dusk","$...":""}}
<< {"jsonrpc":"2.0","method":"subscription/event","params":{"id":"$dusk","sequence":0,"time":"$time","reason":"initial","onsets":[{"time":"$time","path":"/next"}],"result":{"phase":"day","next":"$object","$...":""}}}
>> {"jsonrpc":"2.0","id":2,"method":"subscription.create","params":{"method":"sunset.score","params":{"place":"38.72,-9.14","days":3},"when":{"condition":{"path":"/days/*/kind","op":"eq","value":"estimate"},"leadMinutes":2880,"oncePerDay":true}}}
<< {"jsonrpc":"2.0","id":2,"result":{"id":"$string:sunsets","$...":""}}
<< {"jsonrpc":"2.0","method":"subscription/event","params":{"id":"$sunsets","sequence":0,"time":"$time","reason":"initial","onsets":[{"time":"$time","path":"/days/0"},{"time":"$time","path":"/days/1"}],"result":{"days":["$object","$object","$object"],"$...":""}}}
