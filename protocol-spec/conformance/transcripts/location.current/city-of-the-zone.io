// Without any other word, the city of the time zone
// needs: clock=2026-06-21T12:00:00Z
// env: TZ=Asia/Tokyo
>> {"jsonrpc":"2.0","id":1,"method":"location.current"}
<< {"jsonrpc":"2.0","id":1,"result":{"origin":"timezone","place":{"name":"Tokyo","timeZone":"Asia/Tokyo","$...":""},"warnings":[{"code":"locationFallback","paths":["/place"],"$...":""}],"$...":""}}
