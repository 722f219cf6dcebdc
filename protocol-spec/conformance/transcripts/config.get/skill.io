// A wrong word is told, and forecasts are corrected as by default
// needs: clock=2026-06-21T12:00:00Z config='{"skill": {"correction": "always", "bogus": 1}}'
>> {"jsonrpc":"2.0","id":1,"method":"config.get"}
<< {"jsonrpc":"2.0","id":1,"result":{"warnings":[{"message":"$string","$...":""},{"message":"$string","$...":""}],"values":["$object","$object","$object","$object","$object","$object",{"path":"skill.backfill","$...":""},{"setting":"skill.correction","value":"whenProven","origin":"default"},{"setting":"skill.blend","value":"never","origin":"default"},"$..."],"language":{"tag":"en","reviewed":true,"dir":"ltr"}}}
>> {"jsonrpc":"2.0","id":2,"method":"config.set","params":{"setting":"skill.correction","value":"never"}}
<< {"jsonrpc":"2.0","id":2,"error":{"code":-32019,"data":{"kind":"unsupported","reason":"notSettable","$...":""},"message":"$string"}}
