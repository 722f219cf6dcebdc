"""Who may talk to the bridge: a table of requests and what becomes of them."""

import pathlib

import pytest
from almanac_web.guard import Guard, Request
from almanac_web.key import stored_key

HOST = "127.0.0.1:4000"
COOKIE = "almanac-4000=key"
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
    ("GET", "/", {**GET, "cookie": "almanac-4001=key"}, 403),
    ("GET", "/", {**GET, "cookie": "almanac-4000=secret"}, 403),
    ("GET", "/?token=key", {"host": HOST}, 403),
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
    admission = guard().admit(Request(method, target, headers))
    assert admission.status == status, admission.reason


def guard() -> Guard:
    return Guard(4000, "key", "secret")


@pytest.mark.parametrize(("target", "headers"), [("/?token=secret", {"host": HOST}), ("/", GET)])
def test_the_cookie_is_for_this_page_only(target: str, headers: dict[str, str]) -> None:
    """Given with the token and renewed with every opening."""
    cookie = guard().admit(Request("GET", target, headers)).set_cookie
    assert cookie == "almanac-4000=key; Max-Age=2592000; Path=/; HttpOnly; SameSite=Strict"
    assert guard().admit(Request("GET", "/app.css", GET)).set_cookie is None


def test_tokens_are_random() -> None:
    assert Guard(1, "key").url != Guard(1, "key").url
    assert "key" not in Guard(1, "key").url


def test_the_key_stays_and_is_for_its_owner_only(tmp_path: pathlib.Path) -> None:
    path = tmp_path / "state" / "key"
    key = stored_key(path)
    assert len(key) >= 32 and stored_key(path) == key
    assert path.stat().st_mode & 0o777 == 0o600
    path.chmod(0o644)
    renewed = stored_key(path)
    assert renewed != key, "others may have read it"
    assert path.stat().st_mode & 0o777 == 0o600 and stored_key(path) == renewed
    path.write_text("short")
    assert len(stored_key(path)) >= 32
    assert len(stored_key(pathlib.Path("/dev/null/key"))) >= 32
