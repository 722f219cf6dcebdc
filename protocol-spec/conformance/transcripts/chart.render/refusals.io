// What a kind does not take
// needs: clock=2026-06-21T12:00:00Z location=38.72,-9.14
>> {"jsonrpc":"2.0","id":1,"method":"chart.render","params":{"kind":"sunset","params":{"model":"ar6"}}}
<< {"jsonrpc":"2.0","id":1,"error":{"code":-32602,"data":{"kind":"notAllowed","retryable":false,"path":"/params/model","allowed":["afterglow","classic"],"$...":""}}}
>> {"jsonrpc":"2.0","id":2,"method":"chart.render","params":{"kind":"projection","params":{"model":"classic"}}}
<< {"jsonrpc":"2.0","id":2,"error":{"code":-32602,"data":{"kind":"notAllowed","retryable":false,"path":"/params/model","allowed":["ar6","weather2045","cmip6"],"$...":""}}}
>> {"jsonrpc":"2.0","id":3,"method":"chart.render","params":{"kind":"sunset","params":{"days":17}}}
<< {"jsonrpc":"2.0","id":3,"error":{"code":-32602,"data":{"kind":"outOfRange","retryable":false,"path":"/params/days","range":{"minimum":1,"maximum":16},"$...":""}}}
>> {"jsonrpc":"2.0","id":4,"method":"chart.render","params":{"kind":"sunset","params":{"model":"classic","event":"sunrise"}}}
<< {"jsonrpc":"2.0","id":4,"error":{"code":-32602,"data":{"kind":"notAllowed","retryable":false,"path":"/params/event","allowed":["sunset"],"$...":""}}}
>> {"jsonrpc":"2.0","id":5,"method":"chart.render","params":{"kind":"projection","params":{"scenario":"ssp585","interventions":true}}}
<< {"jsonrpc":"2.0","id":5,"error":{"code":-32602,"data":{"kind":"notAllowed","retryable":false,"path":"/params/scenario","allowed":["ssp245","ssp370"],"$...":""}}}
