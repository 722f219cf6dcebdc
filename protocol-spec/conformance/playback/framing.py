"""The two framings of the wire, on bytes.

Reading is strict: what a server writes has to be exactly what the protocol says. A client is read
with the tolerance the protocol asks of a server.
"""

from __future__ import annotations

import enum
from typing import BinaryIO


class Framing(enum.Enum):
    """How messages are told apart on the wire."""

    LINES = "lines"
    HEADERS = "headers"

    def encode(self, body: bytes) -> bytes:
        """One message, ready to be written."""
        if self is Framing.LINES:
            return body + b"\n"
        return b"Content-Length: %d\r\n\r\n%s" % (len(body), body)


class FramingError(Exception):
    """Bytes that are not a frame."""


def read_strictly(stream: BinaryIO, framing: Framing) -> bytes | None:
    """The next message of a server, or None at the end of the stream."""
    line = stream.readline()
    if not line:
        return None
    if framing is Framing.LINES:
        if not line.endswith(b"\n"):
            raise FramingError(f"the last line has no line feed: {line[:120]!r}")
        return line[:-1]
    prefix = b"Content-Length: "
    digits = line[len(prefix) : -2]
    if not (line.startswith(prefix) and line.endswith(b"\r\n") and digits.isdigit()):
        raise FramingError(f"not a Content-Length header: {line[:120]!r}")
    if (blank := stream.readline()) != b"\r\n":
        raise FramingError(f"a second header line: {blank[:120]!r}")
    body = stream.read(int(digits))
    if len(body) != int(digits):
        raise FramingError(f"{digits.decode()} bytes announced, {len(body)} came")
    return body


class TolerantReader:
    """The messages of a client; finds its framing from the first byte that is not blank."""

    def __init__(self, stream: BinaryIO) -> None:
        self._stream = stream
        self.framing: Framing | None = None

    def next(self) -> bytes | None:
        """The next message, or None at the end of the stream."""
        line = self._next_line()
        if line is None:
            return None
        if self.framing is None:
            self.framing = Framing.HEADERS if line[:1].isalpha() else Framing.LINES
        if self.framing is Framing.LINES:
            return line
        return self._body(line)

    def _next_line(self) -> bytes | None:
        while line := self._stream.readline():
            if line.strip():
                return line.strip()
        return None

    def _body(self, line: bytes) -> bytes:
        length = None
        while line:
            name, _, value = line.partition(b":")
            if name.strip().lower() == b"content-length":
                length = int(value)
            line = self._stream.readline().strip()
        if length is None:
            raise FramingError("no Content-Length")
        return self._stream.read(length)
