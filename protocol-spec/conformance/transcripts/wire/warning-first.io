// Once a severe warning in force is known, every text about its place begins with it
// needs: clock=2026-06-21T12:00:00Z location=52.52,13.41 upstream
>> {"jsonrpc":"2.0","id":1,"method":"sun.times","params":{"text":{"style":"headline"}}}
<< {"jsonrpc":"2.0","id":1,"result":"$any"}
>> {"jsonrpc":"2.0","id":2,"method":"alerts.active","params":{"text":{"style":"page"}}}
<< {"jsonrpc":"2.0","id":2,"result":"$any"}
>> {"jsonrpc":"2.0","id":3,"method":"weather.current","params":{"text":{"style":"page","columns":40,"icons":"none"}}}
<< {"jsonrpc":"2.0","id":3,"result":"$any"}
>> {"jsonrpc":"2.0","id":4,"method":"forecast.daily","params":{"days":2,"text":{"style":"speech"}}}
<< {"jsonrpc":"2.0","id":4,"result":"$any"}
>> {"jsonrpc":"2.0","id":5,"method":"sun.times","params":{"text":{"style":"headline"}}}
<< {"jsonrpc":"2.0","id":5,"result":"$any"}
>> {"jsonrpc":"2.0","id":6,"method":"status.text","params":{"preset":"1","iconSet":"plain"}}
<< {"jsonrpc":"2.0","id":6,"result":"$any"}
>> {"jsonrpc":"2.0","id":7,"method":"chart.render","params":{"kind":"sunset","format":"text","width":60,"height":6}}
<< {"jsonrpc":"2.0","id":7,"result":"$any"}
>> {"jsonrpc":"2.0","id":8,"method":"weather.overview","params":{"include":["current","alerts","sunset"],"text":{"style":"headline"}}}
<< {"jsonrpc":"2.0","id":8,"result":"$any"}
