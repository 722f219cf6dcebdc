"""Who may talk to the bridge: a table of requests and what becomes of them."""

import pytest
from almanac_web.guard import Guard, Request

HOST = "127.0.0.1:4000"
COOKIE = "almanac-4000=secret"
GET = {"host": HOST, "cookie": COOKIE}
SOCKET = {**GET, "origin": f"http://{HOST}"}

CASES = [
    ("GET", "/", {"host": HOST}, 403),
    ("GET", "/?token=secret", {"host": HOST}, 303),
    ("GET", "/?token=secret", {"host": "evil.example"}, 421),
    ("GET", "/?token=wrong", {"host": HOST}, 403),
    ("GET", "/?token=", {"host": HOST}, 403),
    ("GET", "/app.css?token=secret", {"host": HOST}, 403),
    ("GET", "/", GET, None),
    ("GET", "/", {**GET, "host": "localhost:4000"}, None),
    ("GET", "/", {**GET, "host": "localhost:4001"}, 421),
    ("GET", "/", {**GET, "host": "127.0.0.1"}, 421),
    ("GET", "/", {"cookie": COOKIE}, 421),
    ("GET", "/", {**GET, "host": "rebound.example:4000"}, 421),
    ("GET", "/", {**GET, "cookie": "almanac-4000=other"}, 403),
    ("GET", "/", {**GET, "cookie": "almanac-4001=secret"}, 403),
    ("GET", "/", {**GET, "cookie": f"a=b; {COOKIE}; c=d"}, None),
    ("GET", "/app.css", {**GET, "sec-fetch-site": "cross-site"}, 403),
    ("GET", "/app.css", {**GET, "sec-fetch-site": "same-site"}, 403),
    ("GET", "/app.css", {**GET, "sec-fetch-site": "same-origin"}, None),
    ("GET", "/app.css", {**GET, "origin": "http://evil.example"}, 403),
    ("GET", "/socket", SOCKET, None),
    ("GET", "/socket", GET, 403),
    ("GET", "/socket", {**SOCKET, "origin": "null"}, 403),
    ("GET", "/socket", {**SOCKET, "origin": "http://127.0.0.1:4001"}, 403),
    ("GET", "/socket", {**SOCKET, "origin": "http://localhost:4000"}, 403),
    ("GET", "/socket", {**SOCKET, "sec-fetch-site": "cross-site"}, 403),
    ("GET", "/socket", {**SOCKET, "cookie": ""}, 403),
    ("GET", "/socket?token=secret", {**SOCKET, "cookie": ""}, 403),
    ("GET", "/socket?x", {**SOCKET, "origin": "http://evil.example"}, 403),
    ("GET", "//[", GET, None),
    ("POST", "/socket", SOCKET, 405),
    ("POST", "/?token=secret", {**SOCKET, "cookie": ""}, 405),
    ("OPTIONS", "/socket", SOCKET, 405),
    ("PUT", "/", SOCKET, 405),
]


@pytest.mark.parametrize(("method", "target", "headers", "status"), CASES)
def test_admission(method: str, target: str, headers: dict[str, str], status: int | None) -> None:
    admission = Guard(4000, "secret").admit(Request(method, target, headers))
    assert admission.status == status, admission.reason


def test_the_cookie_is_for_this_page_only() -> None:
    admission = Guard(4000, "secret").admit(Request("GET", "/?token=secret", {"host": HOST}))
    assert admission.set_cookie == "almanac-4000=secret; Path=/; HttpOnly; SameSite=Strict"


def test_tokens_are_random() -> None:
    assert Guard(1).url != Guard(1).url
