"""As much of HTTP/1.1 as a page on the same machine needs: one request a connection."""

from __future__ import annotations

import asyncio
import http
import json
from collections.abc import Mapping
from typing import Any

from .guard import SECURITY_HEADERS, Request

MAX_HEAD_BYTES = 32 * 1024
MAX_BODY_BYTES = 256 * 1024
READ_SECONDS = 10.0


class BadRequest(Exception):
    """Bytes that are not a request, or too many."""


async def read_request(reader: asyncio.StreamReader) -> tuple[Request, bytes] | None:
    """The request and its body, or None when the other side left."""
    try:
        async with asyncio.timeout(READ_SECONDS):
            head = await reader.readuntil(b"\r\n\r\n")
            request = _parse_head(head)
            length = request.headers.get("content-length", "0")
            if not length.isdigit() or int(length) > MAX_BODY_BYTES:
                raise BadRequest("too large")
            return request, await reader.readexactly(int(length))
    except (asyncio.IncompleteReadError, TimeoutError, ConnectionError):
        return None
    except asyncio.LimitOverrunError as error:
        raise BadRequest("too large") from error


def _parse_head(head: bytes) -> Request:
    if len(head) > MAX_HEAD_BYTES:
        raise BadRequest("too large")
    first, *lines = head.decode("latin-1").split("\r\n")
    parts = first.split(" ")
    if len(parts) != 3 or not parts[1].startswith("/"):
        raise BadRequest("not a request")
    headers: dict[str, str] = {}
    for line in lines:
        name, colon, value = line.partition(":")
        if colon:
            headers[name.strip().lower()] = value.strip()
    return Request(parts[0], parts[1], headers)


class Response:
    """Writes one response, whole or line by line."""

    def __init__(self, writer: asyncio.StreamWriter) -> None:
        self._writer = writer

    async def send(
        self, status: int, body: bytes = b"", headers: Mapping[str, str] | None = None
    ) -> None:
        """A whole response."""
        self._head(status, {"Content-Length": str(len(body)), **(headers or {})})
        self._writer.write(body)
        await self._writer.drain()

    async def send_text(self, status: int, text: str) -> None:
        """A response for people."""
        await self.send(status, f"{text}\n".encode(), {"Content-Type": "text/plain; charset=utf-8"})

    async def begin(self, content_type: str) -> None:
        """A response whose end is the end of the connection."""
        self._head(200, {"Content-Type": content_type})
        await self._writer.drain()

    async def line(self, value: Any, prefix: str = "", suffix: str = "") -> None:
        """One JSON text on a line of its own."""
        text = json.dumps(value, ensure_ascii=False, separators=(",", ":"))
        self._writer.write(f"{prefix}{text}\n{suffix}".encode())
        await self._writer.drain()

    async def comment(self) -> None:
        """A sign of life in an event stream."""
        self._writer.write(b":\n\n")
        await self._writer.drain()

    def _head(self, status: int, headers: Mapping[str, str]) -> None:
        phrase = http.HTTPStatus(status).phrase
        all_headers = {**SECURITY_HEADERS, "Connection": "close", **headers}
        lines = [f"HTTP/1.1 {status} {phrase}", *(f"{k}: {v}" for k, v in all_headers.items())]
        self._writer.write("\r\n".join([*lines, "", ""]).encode("latin-1"))
