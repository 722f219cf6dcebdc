// A page, speech and a headline, in the language of the request
// needs: clock=2026-06-21T12:00:00Z
>> {"jsonrpc":"2.0","id":1,"method":"sun.times","params":{"place":"38.72,-9.14","locale":"de","text":{"columns":60}}}
<< {"jsonrpc":"2.0","id":1,"result":{"text":{"headline":"So., 21. Juni: Sonnenaufgang 06:11, Sonnenuntergang 21:04.","title":"Der Himmel, So., 21. Juni","lines":["  ··········░░▒▓███████████████████████████████████▓▒▒░░··","  0             6             12            18            24","","  Sonnenaufgang    06:11","  Sonnenuntergang  21:04","  Mittag           13:38, 75° hoch","  Tageslänge       14 h 53 min","  Goldene Stunde   20:24–21:24","  Blaue Stunde     21:24–21:36","  Dämmerungsende   21:36","  Volle Nacht      23:03"],"notes":[]},"$...":""}}
>> {"jsonrpc":"2.0","id":2,"method":"moon.phase","params":{"place":"38.72,-9.14","text":{"style":"speech"}}}
<< {"jsonrpc":"2.0","id":2,"result":{"text":{"headline":"First quarter, 46 percent lit. Full moon: Tuesday, June 30.","title":"Sunday, June 21, 1:00 PM","lines":["First quarter, 46 percent lit.","New moon: Tuesday, July 14.","Full moon: Tuesday, June 30."],"notes":[]},"$...":""}}
>> {"jsonrpc":"2.0","id":3,"method":"moon.phase","params":{"place":"38.72,-9.14","locale":"ja","text":{"style":"headline","icons":"plain"}}}
<< {"jsonrpc":"2.0","id":3,"result":{"text":{"headline":"上弦の月、輝面比46%。満月：6月30日(火)。","title":"6月21日(日)、13:00","lines":[],"notes":[]},"$...":""}}
>> {"jsonrpc":"2.0","id":4,"method":"moon.phase","params":{"place":"38.72,-9.14","text":{"columns":10}}}
<< {"jsonrpc":"2.0","id":4,"error":{"code":-32602,"message":"A parameter is out of range.","data":{"kind":"outOfRange","retryable":false,"path":"/text/columns","range":{"minimum":24,"maximum":100}}}}
>> {"jsonrpc":"2.0","id":5,"method":"moon.phase","params":{"place":"38.72,-9.14","text":{"lines":3}}}
<< {"jsonrpc":"2.0","id":5,"error":{"code":-32602,"message":"There is no such parameter.","data":{"kind":"unknownParam","retryable":false,"path":"/text/lines","didYouMean":[]}}}
