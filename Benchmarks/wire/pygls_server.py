"""An echo on pygls, the usual framework for language servers in Python."""

try:
    from pygls.lsp.server import LanguageServer
except ImportError:  # pygls 1
    from pygls.server import LanguageServer

server = LanguageServer("bench", "1")


@server.feature("bench/echo")
def echo(params):
    return params


server.start_io()
