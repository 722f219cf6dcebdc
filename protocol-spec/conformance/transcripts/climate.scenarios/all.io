// Five scenarios
// needs: clock=2026-06-21T12:00:00Z location=38.72,-9.14
>> {"jsonrpc":"2.0","id":1,"method":"climate.scenarios"}
<< {"jsonrpc":"2.0","id":1,"result":{"scenarios":[{"id":"ssp119","$...":""},{"id":"ssp126","$...":""},{"id":"ssp245","$...":""},{"id":"ssp370","$...":""},{"id":"ssp585","$...":""}],"$...":""}}
