// The best evenings as a page; names only in the table
// needs: clock=2026-06-21T12:00:00Z location=38.72,-9.14 upstream
>> {"jsonrpc":"2.0","id":1,"method":"sunset.best","params":{"places":["Lisbon"],"days":1,"text":{"style":"blocks"}}}
<< {"jsonrpc":"2.0","id":1,"result":{"text":{"headline":"Best of these days: Sun, Jun 21, 63 of 100.","title":"Sunset","blocks":[{"kind":"table","rows":[{"cells":[{"text":"Lisbon, Portugal","role":"strong"},{"text":"Sun, Jun 21","spoken":"Sunday, June 21"},"$object",{"text":"63"},"$..."]}],"$...":""}],"$...":""},"$...":""}}
