"""One HTTP/1.1 connection, close enough to the wire that it can break the rules on purpose."""

import json
import select
import ssl
import urllib.parse


class Gone(Exception):
    """The client closed the connection before the answer was complete."""


class Request:
    def __init__(self, method, target, headers, body):
        self.method = method
        self.headers = headers
        self.body = body
        parts = urllib.parse.urlsplit(target)
        self.path = urllib.parse.unquote(parts.path)
        self.query_text = parts.query
        self.query = dict(urllib.parse.parse_qsl(parts.query, keep_blank_values=True))


class Response:
    def __init__(self, status=200, headers=None, body=b""):
        self.status = status
        self.headers = dict(headers or {})
        self.body = body.encode() if isinstance(body, str) else body

    @staticmethod
    def json(value, status=200, headers=None):
        merged = {"Content-Type": "application/json", **(headers or {})}
        return Response(status, merged, json.dumps(value))

    def head(self, length=True):
        lines = [f"HTTP/1.1 {self.status} X"]
        lines += [f"{name}: {value}" for name, value in self.headers.items()]
        if length and self.status not in (204, 304):
            lines.append(f"Content-Length: {len(self.body)}")
        return ("\r\n".join(lines) + "\r\n\r\n").encode()


class Exchange:
    def __init__(self, connection):
        self.connection = connection
        self.pending = b""
        self.is_open = True
        self.status = None

    def receive(self):
        """The next request, or None at the end of the connection."""
        while b"\r\n\r\n" not in self.pending:
            more = self.connection.recv(65536)
            if not more:
                return None
            self.pending += more
            if not self.pending[:1].isalpha():  # a TLS hello on the plain port
                self.write(b"HTTP/1.1 400 X\r\nConnection: close\r\n\r\n")
                return None
        head, self.pending = self.pending.split(b"\r\n\r\n", 1)
        lines = head.decode("latin-1").split("\r\n")
        method, target, _ = lines[0].split(" ", 2)
        pairs = (line.split(":", 1) for line in lines[1:])
        headers = {name.strip().lower(): value.strip() for name, value in pairs}
        length = int(headers.get("content-length", 0))
        while len(self.pending) < length:
            more = self.connection.recv(65536)
            if not more:
                return None
            self.pending += more
        body, self.pending = self.pending[:length], self.pending[length:]
        self.status = None
        return Request(method, target, headers, body)

    def send(self, response):
        self.status = response.status
        empty = response.status in (204, 304)
        self.write(response.head() + (b"" if empty else response.body))

    def write(self, data):
        try:
            self.connection.sendall(data)
        except (OSError, ssl.SSLError) as error:
            self.is_open = False
            raise Gone from error

    def pause(self, seconds):
        """Waits; raises Gone at the moment the client closes."""
        readable, _, _ = select.select([self.connection], [], [], seconds)
        if readable:
            self.is_open = False
            raise Gone

    def reset(self):
        """Closes with RST instead of FIN."""
        import socket
        import struct

        self.connection.setsockopt(
            socket.SOL_SOCKET, socket.SO_LINGER, struct.pack("ii", 1, 0)
        )
        self.close()

    def close(self):
        self.is_open = False
        try:
            self.connection.close()
        except OSError:
            pass
