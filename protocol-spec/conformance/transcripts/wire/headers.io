// Header names in any case, bare line feeds, other headers, no space, blank bytes, a BOM first
// framing: headers
>! \xef\xbb\xbfcontent-length:53\r\n\r\n{"jsonrpc":"2.0","id":1,"method":"subscription.list"}
<< {"jsonrpc":"2.0","id":1,"result":{"subscriptions":[]}}
>! \r\nCONTENT-LENGTH: 53\nContent-Type: application/vim-jsonrpc; charset=utf-8\n\n{"jsonrpc":"2.0","id":2,"method":"subscription.list"}
<< {"jsonrpc":"2.0","id":2,"result":{"subscriptions":[]}}
>! Content-Type: application/json; charset=utf8\r\nX-Other: a\r\nContent-Length: 53\r\n\r\n{"jsonrpc":"2.0","id":3,"method":"subscription.list"}
<< {"jsonrpc":"2.0","id":3,"result":{"subscriptions":[]}}
>! Content-Length: 56\r\n\r\n\xef\xbb\xbf{"jsonrpc":"2.0","id":4,"method":"subscription.list"}
<< {"jsonrpc":"2.0","id":4,"result":{"subscriptions":[]}}
