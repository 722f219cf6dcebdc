// A time zone without a city gives Greenwich, and says that it is a guess
// needs: clock=2026-06-21T12:00:00Z
// env: TZ=Etc/GMT+5
>> {"jsonrpc":"2.0","id":1,"method":"location.current"}
<< {"jsonrpc":"2.0","id":1,"result":{"origin":"timezone","place":{"name":"Greenwich","displayName":"Greenwich, England, United Kingdom","latitude":51.4779,"timeZone":"Europe/London","$...":""},"lastError":null,"warnings":[{"code":"locationFallback","message":"$string","paths":["/place"],"$...":""}],"$...":""}}
>> {"jsonrpc":"2.0","id":2,"method":"sun.phase"}
<< {"jsonrpc":"2.0","id":2,"result":{"place":{"name":"Greenwich","$...":""},"warnings":[{"code":"locationFallback","$...":""}],"$...":""}}
