// Blank lines, carriage returns and a BOM between lines
// framing: lines
>! \xef\xbb\xbf\n\r\n  \n{"jsonrpc":"2.0","id":1,"method":"subscription.list"}\r\n
<< {"jsonrpc":"2.0","id":1,"result":{"subscriptions":[]}}
>! \t{"jsonrpc":"2.0","id":2,"method":"subscription.list"}  \n\n
<< {"jsonrpc":"2.0","id":2,"result":{"subscriptions":[]}}
