// Values cannot break markup; the format's own text stays
// needs: clock=2026-06-21T12:00:00Z location=38.72,-9.14
>> {"jsonrpc":"2.0","id":1,"method":"status.text","params":{"place":{"latitude":1,"longitude":2,"name":"A & <B> #1"},"format":"<b>{name}</b>","escape":"pango"}}
<< {"jsonrpc":"2.0","id":1,"result":{"text":"<b>A &amp; &lt;B&gt; #1</b>","$...":""}}
>> {"jsonrpc":"2.0","id":2,"method":"status.text","params":{"place":{"latitude":1,"longitude":2,"name":"A & <B> #1"},"format":"#[bold]{name}","escape":"tmux"}}
<< {"jsonrpc":"2.0","id":2,"result":{"text":"#[bold]A & <B> ##1","$...":""}}
