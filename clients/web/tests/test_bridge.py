"""The bridge over plain sockets."""

from __future__ import annotations

import contextlib
import http.client
import json
import pathlib
import socket
from collections.abc import Callable
from typing import Any

import pytest
from almanac_client import AlmanacError, NotJSON, RpcError, ServerGone
from almanac_web.bridge import _told
from conftest import GUARD_SECONDS, RunningBridge
from websockets.sync.client import connect

BridgeFor = Callable[..., RunningBridge]


def ask(
    bridge: RunningBridge, method: str, path: str, headers: dict[str, str] | None = None
) -> tuple[http.client.HTTPResponse, bytes]:
    connection = http.client.HTTPConnection("127.0.0.1", bridge.port, timeout=GUARD_SECONDS)
    connection.request(method, path, headers={"Cookie": bridge.cookie, **(headers or {})})
    response = connection.getresponse()
    content = response.read()
    connection.close()
    return response, content


def open_socket(bridge: RunningBridge) -> Any:
    """A page's connection, without the page."""
    return connect(
        f"ws://127.0.0.1:{bridge.port}/socket",
        origin=f"http://127.0.0.1:{bridge.port}",  # type: ignore[arg-type]
        additional_headers={"Cookie": bridge.cookie},
        open_timeout=GUARD_SECONDS,
        max_size=None,
    )


def answers(socket: Any, identifier: Any) -> list[Any]:
    """What comes for a call, with its end."""
    told = []
    while not told or "part" in told[-1]:
        message = json.loads(socket.recv(GUARD_SECONDS))
        if message.get("id", "") == identifier and "kind" not in message:
            told.append({key: value for key, value in message.items() if key != "id"})
    return told


AIR = {"parts": [{"method": "air.quality"}]}


def call(bridge: RunningBridge, method: str, in_parts: bool = False, **params: Any) -> list[Any]:
    with open_socket(bridge) as socket:
        socket.send(json.dumps({"id": 1, "method": method, "params": params, "parts": in_parts}))
        return answers(socket, 1)


def test_only_this_machine_is_listened_to(bridge_for: BridgeFor) -> None:
    bridge = bridge_for()
    for address in own_addresses():
        with pytest.raises(OSError):
            socket.create_connection((address, bridge.port), 1)


def own_addresses() -> set[str]:
    """This machine's, as others see it: those of its name and that of its way out."""
    found = set()
    with contextlib.suppress(OSError):  # a name that nobody knows
        found |= {str(info[4][0]) for info in socket.getaddrinfo(socket.gethostname(), None)}
    with contextlib.suppress(OSError), socket.socket(type=socket.SOCK_DGRAM) as out:
        out.connect(("192.0.2.1", 9))  # sends nothing
        found.add(out.getsockname()[0])
    return {address for address in found if address != "::1" and not address.startswith("127.")}


def test_every_response_is_fenced_in(bridge_for: BridgeFor) -> None:
    bridge = bridge_for()
    for path in ("/", "/app.css", "/no-such", "/js/main.js"):
        response, _ = ask(bridge, "GET", path)
        policy = response.headers["Content-Security-Policy"]
        assert "default-src 'none'" in policy and "unsafe" not in policy
        assert response.headers["X-Content-Type-Options"] == "nosniff"
        assert response.headers["Cache-Control"] == "no-store"


@pytest.mark.parametrize(
    "path",
    ["/../run.py", "/js/../../run.py", "/%2e%2e/run.py", "/js", "/..", "//etc/passwd"]
    + ["//[", "/%00", "/app.css%00"],
)
def test_nothing_but_the_page_is_served(bridge_for: BridgeFor, path: str) -> None:
    response, _ = ask(bridge_for(), "GET", path)
    assert response.status == 404


def test_results_parts_and_errors(bridge_for: BridgeFor) -> None:
    bridge = bridge_for()
    assert call(bridge, "sunset.about")[0]["result"]["title"]
    lines = call(bridge, "weather.overview", in_parts=True, **AIR)
    assert [next(iter(line)) for line in lines] == ["part", "part", "result"]
    assert call(bridge, "no.such")[0]["error"]["code"] == -32601


def test_what_the_contract_forbids_is_noticed(
    bridge_for: BridgeFor, stand_in_faults: pathlib.Path
) -> None:
    call(bridge_for(), "sun.phase", height=1)
    faults = stand_in_faults.read_text(encoding="utf-8")
    assert faults == "plain: params of sun.phase/height: not in the spec\n"
    stand_in_faults.write_text("")


@pytest.mark.parametrize("method", ["shutdown", "exit", "initialize", "$/cancelRequest"])
def test_the_connection_is_the_bridges_own(bridge_for: BridgeFor, method: str) -> None:
    assert call(bridge_for(), method)[0]["error"]["code"] == -32600


@pytest.mark.parametrize(
    "text",
    ["", "{", "[]", '"x"', "{}", '{"id": 1}', '{"id": 1, "method": 7}', "[" * 200_000, "9" * 5_000]
    + [
        f'{{"id": 1, "method": "sun.phase", "params": {params}}}'
        for params in ("7", "[]", "[1]", '"x"', "true", "false", "0", '""')
    ],
)
def test_what_is_no_call(bridge_for: BridgeFor, text: str) -> None:
    with open_socket(bridge_for()) as socket:
        socket.send(text)
        assert answers(socket, None)[0]["error"]["message"] == "not a call"
        socket.send(json.dumps({"id": 1, "method": "sunset.about"}))
        assert "result" in answers(socket, 1)[0]


@pytest.mark.parametrize("parts", [False, True])
@pytest.mark.parametrize("value", ["NaN", "-Infinity", "1e400", '"\\ud800"', '{"\\udfff": 1}'])
def test_what_json_cannot_express_is_answered(
    bridge_for: BridgeFor, value: str, parts: bool
) -> None:
    with open_socket(bridge_for()) as socket:
        for method in ("sun.phase", "subscription.create"):
            members = f'"method": "{method}", "parts": {json.dumps(parts)}'
            socket.send(f'{{"id": 1, {members}, "params": {{"place": [{value}]}}}}')
            error = answers(socket, 1)[0]["error"]
            assert (error["code"], error["data"]["kind"]) == (-32602, "invalidParams")
        socket.send('{"id": 1, "method": "\\ud800"}')
        assert answers(socket, 1)[0]["error"]["code"] == -32602
        socket.send('{"id": 1, "method": "standIn.overflow"}')
        assert answers(socket, 1)[0]["error"]["data"]["kind"] == "internalError"
        socket.send('{"id": 1, "method": "sunset.about"}')
        assert "result" in answers(socket, 1)[0]


def test_subscriptions_end_with_their_page(bridge_for: BridgeFor) -> None:
    bridge = bridge_for()
    watch = {"method": "sun.phase", "params": {}, "intervalSeconds": 60}
    with open_socket(bridge) as other:
        kept = call_on(other, "subscription.create", watch)["id"]
        with open_socket(bridge) as page:
            made = call_on(page, "subscription.create", watch)["id"]
        # The others are told that it ended with its page.
        while json.loads(other.recv(GUARD_SECONDS)).get("params") != {"id": made, "reason": "end"}:
            pass
        # These pages leave while they are being answered, and one changes its mind.
        for leaving in range(5):
            with open_socket(bridge) as page:
                message = {"id": 1, "method": "subscription.create", "params": watch}
                page.send(json.dumps(message))
                if leaving == 0:
                    page.send('{"cancel": 1}')
                    call_on(page, "sunset.about", {})
        while len(left := call_on(other, "subscription.list", {})["subscriptions"]) > 1:
            pass
        assert [state["id"] for state in left] == [kept]


def call_on(socket: Any, method: str, params: dict[str, Any]) -> Any:
    socket.send(json.dumps({"id": 7, "method": method, "params": params}))
    return answers(socket, 7)[0]["result"]


def test_a_slow_call_holds_up_no_other(bridge_for: BridgeFor) -> None:
    """All calls of a page share one connection; each answer comes when it is ready."""
    with open_socket(bridge_for("slow")) as socket:
        for identifier in range(1, 30):
            overview = {**AIR, "partialResultToken": identifier}
            socket.send(
                json.dumps({"id": identifier, "method": "weather.overview", "params": overview})
            )
        socket.send(json.dumps({"id": 99, "method": "sunset.about"}))
        assert "result" in answers(socket, 99)[0]
        socket.send(json.dumps({"cancel": 1}))
        socket.send(json.dumps({"id": 100, "method": "standIn.release"}))
        assert "result" in answers(socket, 29)[0]


@pytest.mark.parametrize(
    "data",
    [
        b"nonsense\r\n\r\n",
        b"GET / HTTP/1.1\r\nContent-Length: x\r\n\r\n",
        b"GET / HTTP/1.1\r\nContent-Length: 99999999\r\n\r\n",
        b"GET http://evil.example/ HTTP/1.1\r\n\r\n",
        b"GET / HTTP/1.1\r\nContent-Length: \xc2\xb2\r\n\r\n",
        b"GET / HTTP/1.1\r\nContent-Length: " + b"9" * 5_000 + b"\r\n\r\n",
        b"GET / HTTP/1.1\r\nTransfer-Encoding: chunked\r\n\r\nzz\r\n",
        b"GET / HTTP/1.1\r\nA: " + b"a" * 100_000 + b"\r\n\r\n",
        b"GET //[ HTTP/1.1\r\nOURS\r\n\r\n",
        b"GET /\x00 HTTP/1.1\r\nOURS\r\n\r\n",
        b"GET /?token=\x00 HTTP/1.1\r\n\r\n",
        b"GET / HTTP/9.9\r\n\r\n",
        b"GET /\xff HTTP/1.1\r\n\r\n",
        b"\r\n\r\n",
        b"GET / HTTP/1.1\r\n" + b"A: b\r\n" * 1_000 + b"\r\n",
        b"GET /" + b"a" * 100_000 + b" HTTP/1.1\r\n\r\n",
    ],
)
def test_what_is_no_request(bridge_for: BridgeFor, data: bytes) -> None:
    bridge = bridge_for()
    with socket.create_connection(("127.0.0.1", bridge.port), GUARD_SECONDS) as connection:
        ours = f"Host: 127.0.0.1:{bridge.port}\r\nCookie: {bridge.cookie}"
        connection.sendall(data.replace(b"OURS", ours.encode()))
        connection.settimeout(GUARD_SECONDS)
        answer = connection.recv(100)
    assert answer.startswith(b"HTTP/1.1 4"), answer
    assert ask(bridge, "GET", "/")[0].status == 200


def test_events_tell_what_happens(bridge_for: BridgeFor) -> None:
    bridge = bridge_for()
    call(bridge, "sunset.about")
    with open_socket(bridge) as listening:
        assert json.loads(listening.recv(GUARD_SECONDS)) == {"kind": "state", "state": "ready"}
        call(bridge, "favorites.remove", id="f1")
        told = json.loads(listening.recv(GUARD_SECONDS))
        assert told["kind"] == "notification" and told["method"] == "favorites/didChange"


def errors(kind: type[AlmanacError] = AlmanacError) -> list[type[AlmanacError]]:
    """All that the client raises, and all that it will."""
    return [one for sub in kind.__subclasses__() for one in (sub, *errors(sub))]


@pytest.mark.parametrize("kind", [k for k in errors() if not issubclass(k, RpcError | NotJSON)])
def test_only_a_server_that_is_gone_comes_back(kind: type[AlmanacError]) -> None:
    data = _told(kind("words"))["data"]
    assert data == {"kind": "serverUnavailable", "retryable": kind is ServerGone}
