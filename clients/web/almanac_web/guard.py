"""Who may talk to the bridge. Pure decisions on headers; no sockets in here.

Any web page can make a browser send requests to 127.0.0.1. So a request counts only when it is
addressed to this very host and port (against DNS rebinding), comes from our own page (against cross
site requests) and carries a cookie with the key. A browser gets the cookie by the token that was
printed for the person who started the bridge. The token is new with every start; the key stays, so
that open tabs and bookmarks survive one.
"""

from __future__ import annotations

import dataclasses
import secrets
from collections.abc import Mapping
from urllib.parse import parse_qs

#: A browser that has not been here for so long has to bring a token again.
COOKIE_SECONDS = 30 * 24 * 3600
#: Where pages open their socket.
SOCKET_PATH = "/socket"
UNKNOWN_BROWSER = (
    "The bridge does not know this browser. Open the address that it printed when it started, "
    "or start it with --open."
)
SECURITY_HEADERS = {
    "Content-Security-Policy": (
        "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; "
        "manifest-src 'self'; "
        "connect-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'"
    ),
    "X-Content-Type-Options": "nosniff",
    "Referrer-Policy": "no-referrer",
    "Cross-Origin-Opener-Policy": "same-origin",
    "Cross-Origin-Resource-Policy": "same-origin",
    "Permissions-Policy": "geolocation=(self), camera=(), microphone=()",
    "Cache-Control": "no-store",
}


@dataclasses.dataclass(frozen=True)
class Request:
    """The part of a request that counts here; header names in lower case."""

    method: str
    target: str
    headers: Mapping[str, str]

    @property
    def path(self) -> str:
        """The target without its query."""
        return self.target.partition("?")[0]


@dataclasses.dataclass(frozen=True)
class Admission:
    """Answer with this status, or let the request in when there is none; a cookie goes with it."""

    status: int | None = None
    reason: str = ""
    set_cookie: str | None = None


class Guard:
    """The rules for one bridge on one port."""

    def __init__(self, port: int, key: str, token: str | None = None) -> None:
        self._port = port
        self._key = key
        self._token = token or secrets.token_urlsafe(32)
        self._hosts = {f"127.0.0.1:{port}", f"localhost:{port}"}

    @property
    def url(self) -> str:
        """The address to open in the browser."""
        return f"http://127.0.0.1:{self._port}/?token={self._token}"

    def admit(self, request: Request) -> Admission:
        """Whether the request may pass."""
        host = request.headers.get("host", "")
        if host not in self._hosts:
            return Admission(421, "not my host")
        if request.method != "GET":
            return Admission(405, "GET only")
        origin = request.headers.get("origin")
        # Sockets are not bound to an origin by the browser: here the page has to say its own.
        if origin != f"http://{host}" and (origin or request.path == SOCKET_PATH):
            return Admission(403, "another origin")
        if request.path == "/" and self._brings_token(request):
            # The token leaves the address, so it is in no bookmark and no history.
            return Admission(303, "welcome", self._cookie())
        if request.headers.get("sec-fetch-site", "none") not in ("same-origin", "none"):
            return Admission(403, "another site")
        if not self._has_cookie(request):
            return Admission(403, UNKNOWN_BROWSER)
        return Admission(set_cookie=self._cookie() if request.path == "/" else None)

    def _brings_token(self, request: Request) -> bool:
        given = parse_qs(request.target.partition("?")[2]).get("token", [""])[0]
        return secrets.compare_digest(given.encode(), self._token.encode())

    def _cookie(self) -> str:
        lasts = f"Max-Age={COOKIE_SECONDS}; Path=/; HttpOnly; SameSite=Strict"
        return f"{self._cookie_name}={self._key}; {lasts}"

    @property
    def _cookie_name(self) -> str:
        # Cookies do not know ports: two bridges must not take each other's.
        return f"almanac-{self._port}"

    def _has_cookie(self, request: Request) -> bool:
        pairs = (pair.strip() for pair in request.headers.get("cookie", "").split(";"))
        wanted = f"{self._cookie_name}={self._key}".encode()
        return any([secrets.compare_digest(pair.encode(), wanted) for pair in pairs])
