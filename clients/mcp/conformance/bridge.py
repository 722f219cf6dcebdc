"""MCP over HTTP (streamable, stateless) in front of `almanac mcp`, for tests that need a URL.

Almanac itself speaks stdio only. The bridge is the part of HTTP: who may ask, headers that agree with
the message, and the status of an error. Everything else is the server's answer as it came.

usage: ALMANAC=.build/debug/almanac bridge.py [PORT]
"""

from __future__ import annotations

import json
import pathlib
import sys
import tempfile
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from typing import Any

sys.path.insert(0, str(pathlib.Path(__file__).resolve().parent.parent))
from stdio import Message, Server  # noqa: E402

VERSION = "io.modelcontextprotocol/protocolVersion"
HEADER_MISMATCH = -32020
STATUSES = {-32601: 404, -32602: 400, -32600: 400, -32700: 400, -32022: 400, -32021: 400}
#: Names in the message that a header repeats.
HEADERS = {"Mcp-Method": ("method",), "Mcp-Name": ("params", "name")}


def failure(message: Message, code: int, text: str) -> Message:
    return {"jsonrpc": "2.0", "id": message.get("id"), "error": {"code": code, "message": text}}


class Handler(BaseHTTPRequestHandler):
    server: Bridge

    def do_POST(self) -> None:
        host = self.headers.get("Host", "").rsplit(":", 1)[0]
        origin = self.headers.get("Origin")
        local = {"localhost", "127.0.0.1", "[::1]"}
        if host not in local or origin and origin.split("//")[-1].rsplit(":", 1)[0] not in local:
            self.answer(403)
            return
        body = self.rfile.read(int(self.headers.get("Content-Length", 0)))
        try:
            message = json.loads(body)
        except ValueError:
            self.answer(400, failure({}, -32700, "Parse error"))
            return
        if mismatch := self.mismatch(message):
            self.answer(400, failure(message, HEADER_MISMATCH, mismatch))
        elif "id" not in message:
            self.server.program.write(message)
            self.answer(202)
        else:
            answer = self.server.program.forward(message)
            code = answer.get("error", {}).get("code")
            self.answer(STATUSES.get(code, 200), answer)

    def mismatch(self, message: Message) -> str | None:
        said = {"MCP-Protocol-Version": ("params", "_meta", VERSION), **HEADERS}
        for header, path in said.items():
            value: Any = message
            for name in path:
                value = value.get(name) if isinstance(value, dict) else None
            header_value = self.headers.get(header)
            if header_value is not None and value is not None and header_value != value:
                return f"{header} is not what the message says"
        return None

    def answer(self, status: int, message: Message | None = None) -> None:
        body = b"" if message is None else json.dumps(message).encode()
        self.send_response(status)
        self.send_header("Content-Type", "application/json")
        self.send_header("Content-Length", str(len(body)))
        self.end_headers()
        self.wfile.write(body)

    def log_message(self, format: str, *arguments: Any) -> None:
        pass


class Bridge(ThreadingHTTPServer):
    """Listens on this machine only; port 0 is any free one."""

    def __init__(self, program: Server, port: int = 0) -> None:
        super().__init__(("127.0.0.1", port), Handler)
        self.program = program

    @property
    def url(self) -> str:
        return f"http://127.0.0.1:{self.server_address[1]}/mcp"


if __name__ == "__main__":
    with tempfile.TemporaryDirectory() as home:
        program = Server(home)
        bridge = Bridge(program, int(sys.argv[1]) if len(sys.argv) > 1 else 0)
        print(bridge.url, flush=True)
        try:
            bridge.serve_forever()
        except KeyboardInterrupt:
            pass
        finally:
            bridge.server_close()
            program.close()
