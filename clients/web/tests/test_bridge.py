"""The bridge over plain sockets."""

from __future__ import annotations

import http.client
import json
import socket
import time
from collections.abc import Callable
from typing import Any

import pytest
from conftest import GUARD_SECONDS, RunningBridge

BridgeFor = Callable[..., RunningBridge]


def ask(
    bridge: RunningBridge,
    method: str,
    path: str,
    body: Any = None,
    headers: dict[str, str] | None = None,
) -> tuple[http.client.HTTPResponse, bytes]:
    connection = http.client.HTTPConnection("127.0.0.1", bridge.port, timeout=GUARD_SECONDS)
    usual = {"Cookie": f"almanac-{bridge.port}={bridge.token}"}
    if method == "POST":
        usual |= {"Origin": f"http://127.0.0.1:{bridge.port}", "Content-Type": "application/json"}
    text = body if isinstance(body, (bytes, type(None))) else json.dumps(body).encode()
    connection.request(method, path, text, {**usual, **(headers or {})})
    response = connection.getresponse()
    content = response.read()
    connection.close()
    return response, content


def call(bridge: RunningBridge, method: str, parts: bool = False, **params: Any) -> list[Any]:
    _, content = ask(bridge, "POST", "/call", {"method": method, "params": params, "parts": parts})
    return [json.loads(line) for line in content.splitlines()]


def test_only_this_machine_is_listened_to(bridge_for: BridgeFor) -> None:
    bridge = bridge_for()
    addresses = {info[4][0] for info in socket.getaddrinfo(socket.gethostname(), None)}
    for address in addresses - {"127.0.0.1", "::1"}:
        if not address.startswith("127."):
            with pytest.raises(OSError):
                socket.create_connection((str(address), bridge.port), 1)


def test_every_response_is_fenced_in(bridge_for: BridgeFor) -> None:
    bridge = bridge_for()
    for path in ("/", "/app.css", "/no-such", "/js/main.js"):
        response, _ = ask(bridge, "GET", path)
        policy = response.headers["Content-Security-Policy"]
        assert "default-src 'none'" in policy and "unsafe" not in policy
        assert response.headers["X-Content-Type-Options"] == "nosniff"
        assert response.headers["Cache-Control"] == "no-store"


@pytest.mark.parametrize(
    "path", ["/../run.py", "/js/../../run.py", "/%2e%2e/run.py", "/js", "/..", "//etc/passwd"]
)
def test_nothing_but_the_page_is_served(bridge_for: BridgeFor, path: str) -> None:
    response, _ = ask(bridge_for(), "GET", path)
    assert response.status == 404


def test_results_parts_and_errors(bridge_for: BridgeFor) -> None:
    bridge = bridge_for()
    assert call(bridge, "sunset.about")[0]["result"]["title"]
    lines = call(bridge, "weather.overview", parts=True, include=["air"])
    assert [next(iter(line)) for line in lines] == ["part", "part", "result"]
    assert call(bridge, "no.such")[0]["error"]["code"] == -32601


@pytest.mark.parametrize("method", ["shutdown", "exit", "initialize", "$/cancelRequest", 7])
def test_the_connection_is_the_bridges_own(bridge_for: BridgeFor, method: Any) -> None:
    response, _ = ask(bridge_for(), "POST", "/call", {"method": method})
    assert response.status == 403


@pytest.mark.parametrize("body", [b"", b"{", b"[]", b'"x"', b"{}"])
def test_what_is_no_call(bridge_for: BridgeFor, body: bytes) -> None:
    response, _ = ask(bridge_for(), "POST", "/call", body)
    assert response.status == 400


@pytest.mark.parametrize(
    "data",
    [
        b"nonsense\r\n\r\n",
        b"GET / HTTP/1.1\r\nContent-Length: x\r\n\r\n",
        b"GET / HTTP/1.1\r\nContent-Length: 99999999\r\n\r\n",
        b"GET http://evil.example/ HTTP/1.1\r\n\r\n",
        b"GET / HTTP/1.1\r\nA: " + b"a" * 100_000 + b"\r\n\r\n",
    ],
)
def test_what_is_no_request(bridge_for: BridgeFor, data: bytes) -> None:
    bridge = bridge_for()
    with socket.create_connection(("127.0.0.1", bridge.port), GUARD_SECONDS) as connection:
        connection.sendall(data)
        assert connection.recv(100).startswith(b"HTTP/1.1 400 ")
    assert ask(bridge, "GET", "/")[0].status == 200


def test_events_tell_what_happens(bridge_for: BridgeFor) -> None:
    bridge = bridge_for()
    call(bridge, "sunset.about")
    with socket.create_connection(("127.0.0.1", bridge.port), GUARD_SECONDS) as connection:
        cookie = f"almanac-{bridge.port}={bridge.token}"
        head = f"GET /events HTTP/1.1\r\nHost: 127.0.0.1:{bridge.port}\r\nCookie: {cookie}\r\n\r\n"
        connection.sendall(head.encode())
        lines = connection.makefile("rb")
        wait_for(lines, b'data: {"kind":"state","state":"ready"}')
        call(bridge, "favorites.remove", id="f1")
        wait_for(lines, b'"method":"favorites/didChange"')


def wait_for(lines: Any, text: bytes) -> None:
    end = time.monotonic() + GUARD_SECONDS
    while time.monotonic() < end:
        if text in lines.readline():
            return
    raise AssertionError(f"{text!r} never came")
