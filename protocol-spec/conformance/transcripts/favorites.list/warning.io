// The gravest warning in force at the favorite itself, in its row and in the text
// needs: clock=2026-06-21T12:00:00Z location=38.72,-9.14 upstream
>> {"jsonrpc":"2.0","id":1,"method":"favorites.add","params":{"place":"Lisbon","name":"Home"}}
<< {"jsonrpc":"2.0","id":1,"result":{"added":true,"$...":""}}
>> {"jsonrpc":"2.0","id":2,"method":"favorites.list","params":{"include":["warning"],"text":{"style":"blocks"}}}
<< {"jsonrpc":"2.0","id":2,"result":{"favorites":[{"warning":{"state":"success","value":{"event":"Heat warning","severity":"severe","match":"area","$...":""},"error":null},"$...":""}],"text":{"blocks":[{"kind":"table","rows":["$object",{"cells":[{"text":"Home","role":"strong"},{"text":"Severe warning"},{"text":"Lisbon, Portugal","role":"quoted"}]}],"$...":""}],"$...":""},"$...":""}}
