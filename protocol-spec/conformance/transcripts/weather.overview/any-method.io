// Whatever reads can be a part; what its params lack is the overview's
// needs: clock=2026-06-21T12:00:00Z location=38.72,-9.14
>> {"jsonrpc":"2.0","id":1,"method":"weather.overview","params":{"place":"Oslo","labels":true,"locale":"de","parts":[{"method":"moon.phase"},{"method":"status.text","params":{"format":"{weekday}"}},{"method":"sun.times","params":{"place":"Porto","days":2}},{"method":"favorites.list"},{"method":"sunset.evaluate","params":{"cloudCover":{"low":0,"mid":10,"high":50}}}]}}
<< {"jsonrpc":"2.0","id":1,"result":{"parts":[{"method":"moon.phase","state":"success","value":{"place":{"name":"Oslo","$...":""},"timeLabels":"$object","$...":""}},{"method":"status.text","state":"success","value":{"text":"So","$...":""}},{"method":"sun.times","state":"success","value":{"place":{"name":"Porto","$...":""},"days":["$object","$object"],"$...":""}},{"method":"favorites.list","state":"success","value":"$object"},{"method":"sunset.evaluate","state":"success","value":"$object"}],"place":{"name":"Oslo","$...":""},"units":"$object","headline":"Amtliche Warnungen unbekannt."}}
// Nothing that changes something, nothing made of others, and each method once
>> {"jsonrpc":"2.0","id":2,"method":"weather.overview","params":{"parts":[{"method":"moon.phase"},{"method":"favorites.add"}]}}
<< {"jsonrpc":"2.0","id":2,"error":{"code":-32602,"data":{"kind":"notAllowed","retryable":false,"path":"/parts/1/method","$...":""}}}
>> {"jsonrpc":"2.0","id":3,"method":"weather.overview","params":{"parts":[{"method":"weather.overview"}]}}
<< {"jsonrpc":"2.0","id":3,"error":{"code":-32602,"data":{"kind":"notAllowed","retryable":false,"path":"/parts/0/method","$...":""}}}
>> {"jsonrpc":"2.0","id":4,"method":"weather.overview","params":{"parts":[{"method":"moon.phase"},{"method":"moon.phase"}]}}
<< {"jsonrpc":"2.0","id":4,"error":{"code":-32602,"data":{"kind":"notAllowed","retryable":false,"path":"/parts/1/method","$...":""}}}
>> {"jsonrpc":"2.0","id":5,"method":"weather.overview","params":{"parts":[{"method":"moon.phase","params":{"days":3}}]}}
<< {"jsonrpc":"2.0","id":5,"error":{"code":-32602,"data":{"kind":"unknownParam","retryable":false,"path":"/parts/0/params/days","$...":""}}}
>> {"jsonrpc":"2.0","id":6,"method":"weather.overview","params":{"parts":[{"params":{}}]}}
<< {"jsonrpc":"2.0","id":6,"error":{"code":-32602,"data":{"kind":"missingParam","retryable":false,"path":"/parts/0/method"}}}
