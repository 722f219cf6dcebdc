// Leads and quiet hours that cannot be
// needs: clock=2026-06-21T12:00:00Z location=38.72,-9.14
>> {"jsonrpc":"2.0","id":1,"method":"subscription.create","params":{"method":"forecast.hourly","when":{"condition":{"path":"/hours/*/precipitation","op":"ge","value":0.2},"leadMinutes":-1}}}
<< {"jsonrpc":"2.0","id":1,"error":{"code":-32602,"data":{"kind":"outOfRange","path":"/when/leadMinutes","range":{"minimum":0,"maximum":2880},"$...":""}}}
>> {"jsonrpc":"2.0","id":2,"method":"subscription.create","params":{"method":"forecast.hourly","when":{"condition":{"path":"/hours/*/precipitation","op":"ge","value":0.2},"leadMinutes":2881}}}
<< {"jsonrpc":"2.0","id":2,"error":{"code":-32602,"data":{"kind":"outOfRange","path":"/when/leadMinutes","$...":""}}}
>> {"jsonrpc":"2.0","id":3,"method":"subscription.create","params":{"method":"forecast.hourly","when":{"leadMinutes":30}}}
<< {"jsonrpc":"2.0","id":3,"error":{"code":-32602,"data":{"kind":"missingParam","path":"/when/condition","$...":""}}}
>> {"jsonrpc":"2.0","id":4,"method":"subscription.create","params":{"method":"forecast.hourly","when":{"quietHours":{"start":"22:00","end":"07:00"}}}}
<< {"jsonrpc":"2.0","id":4,"error":{"code":-32602,"data":{"kind":"missingParam","path":"/when/condition","$...":""}}}
>> {"jsonrpc":"2.0","id":5,"method":"subscription.create","params":{"method":"forecast.hourly","when":{"oncePerDay":true}}}
<< {"jsonrpc":"2.0","id":5,"error":{"code":-32602,"data":{"kind":"missingParam","path":"/when/condition","$...":""}}}
>> {"jsonrpc":"2.0","id":6,"method":"subscription.create","params":{"method":"sun.phase","when":{"condition":{"path":"/isDay","op":"eq","value":true},"quietHours":{"start":"22:00","end":"22:00"}}}}
<< {"jsonrpc":"2.0","id":6,"error":{"code":-32602,"data":{"kind":"invalidParams","path":"/when/quietHours/end","$...":""}}}
>> {"jsonrpc":"2.0","id":7,"method":"subscription.create","params":{"method":"sun.phase","when":{"condition":{"path":"/isDay","op":"eq","value":true},"quietHours":{"start":"24:00","end":"07:00"}}}}
<< {"jsonrpc":"2.0","id":7,"error":{"code":-32602,"data":{"kind":"invalidParams","path":"/when/quietHours/start","$...":""}}}
>> {"jsonrpc":"2.0","id":8,"method":"subscription.create","params":{"method":"sun.phase","when":{"condition":{"path":"/isDay","op":"eq","value":true},"quietHours":{"start":"22:00"}}}}
<< {"jsonrpc":"2.0","id":8,"error":{"code":-32602,"data":{"kind":"missingParam","path":"/when/quietHours/end","$...":""}}}
>> {"jsonrpc":"2.0","id":9,"method":"subscription.create","params":{"method":"sun.phase","when":{"condition":{"path":"/isDay","op":"eq","value":true},"leadMinutes":30}}}
<< {"jsonrpc":"2.0","id":9,"error":{"code":-32602,"data":{"kind":"notAllowed","path":"/when/condition","$...":""}}}
>> {"jsonrpc":"2.0","id":10,"method":"subscription.create","params":{"method":"sun.phase","when":{"condition":{"path":"/next/phase","op":"eq","value":"civilTwilight"},"leadMinutes":30},"emit":"always"}}
<< {"jsonrpc":"2.0","id":10,"error":{"code":-32602,"data":{"kind":"notAllowed","path":"/emit","allowed":["change"],"$...":""}}}
