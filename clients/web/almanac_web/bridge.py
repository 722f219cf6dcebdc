"""Between pages and one server: each page has one socket, for its calls and for what is news."""

from __future__ import annotations

import asyncio
import http
import itertools
import json
import logging
import mimetypes
import pathlib
from collections.abc import Mapping
from typing import Any

from almanac_client import (
    AlmanacError,
    AsyncAlmanac,
    LocationDenied,
    NotJSON,
    RpcError,
    ServerGone,
)
from websockets.asyncio.server import Server, ServerConnection, broadcast, serve
from websockets.datastructures import Headers
from websockets.exceptions import ConnectionClosed, InvalidMessage
from websockets.http11 import Request as HTTPRequest
from websockets.http11 import Response

from .guard import SECURITY_HEADERS, SOCKET_PATH, Guard, Request

STATIC = pathlib.Path(__file__).resolve().parent.parent / "static"
NOT_FOR_PAGES = {"initialize", "initialized", "shutdown", "exit"}
#: The largest call; answers are as large as the server makes them.
MAX_MESSAGE_BYTES = 256 * 1024
#: A page that is silent for so long is gone.
PING_SECONDS = 20.0
#: How long a page may take to say goodbye when the bridge ends.
CLOSE_SECONDS = 1.0
#: For errors that are not the server's own.
NO_SERVER = -32000
NOT_A_CALL = -32600
INVALID_PARAMS = -32602
INTERNAL_ERROR = -32603

log = logging.getLogger("almanac_web")

mimetypes.add_type("text/javascript", ".js")
mimetypes.add_type("application/manifest+json", ".webmanifest")


class _Connection(ServerConnection):
    """A connection that answers also what is no request; by itself it would hang up in silence."""

    _is_refused = False

    def send_data(self) -> None:
        fault = self.protocol.handshake_exc
        if isinstance(fault, InvalidMessage) and not self._is_refused:
            self._is_refused = True
            self.transport.write(_text(400, "not a request").serialize())
        super().send_data()


class Bridge:
    """Serves the page and speaks to the server for it."""

    def __init__(
        self, command: list[str] | None = None, environment: Mapping[str, str] | None = None
    ) -> None:
        self._almanac = AsyncAlmanac(
            command,
            environment=environment,
            name="almanac-web",
            location=self._ask_pages,
            on_state=self._became,
        )
        self._almanac.listen(self._heard)
        self._pages: set[ServerConnection] = set()
        #: Which page made which subscription of the running server.
        self._makers: dict[str, ServerConnection] = {}
        self._questions: dict[int, asyncio.Future[dict[str, Any]]] = {}
        self._question_ids = itertools.count(1)
        self._guard: Guard | None = None
        self._waking: asyncio.Future[None] | None = None

    async def start(self, port: int, key: str) -> tuple[Server, str]:
        """Listens on the loopback interface; the server and the address to open.

        OSError when the port is taken; port 0 is any free one.
        """
        server = await serve(
            self._page,
            "127.0.0.1",
            port,
            process_request=self._admit,
            create_connection=_Connection,
            compression=None,
            max_size=MAX_MESSAGE_BYTES,
            ping_interval=PING_SECONDS,
            close_timeout=CLOSE_SECONDS,
            server_header=None,
        )
        self._guard = Guard(next(iter(server.sockets)).getsockname()[1], key)
        return server, self._guard.url

    async def close(self) -> None:
        """Ends the server behind the bridge."""
        await self._almanac.close()

    # Requests

    def _admit(self, _: ServerConnection, asked: HTTPRequest) -> Response | None:
        """The answer to a request, or None when it may become a socket."""
        assert self._guard is not None
        headers = {name.lower(): value for name, value in asked.headers.raw_items()}
        request = Request(asked.method, asked.path, headers)
        admission = self._guard.admit(request)
        cookie = {"Set-Cookie": admission.set_cookie} if admission.set_cookie else {}
        if admission.status == 303:
            return _response(303, b"", {"Location": "/", **cookie})
        if admission.status:
            return _text(admission.status, admission.reason)
        if request.path == "/":
            self._wake()
            return _file("/", {"Link": MODULES, **cookie})
        return None if request.path == SOCKET_PATH else _file(request.path, cookie)

    def _wake(self) -> None:
        """Starts the server while the page is being loaded. The first call says if that fails."""
        if self._almanac.state == "stopped" and not self._waking:
            self._waking = asyncio.ensure_future(self._almanac.start())
            self._waking.add_done_callback(lambda task: task.cancelled() or task.exception())

    # Pages

    async def _page(self, page: ServerConnection) -> None:
        calls: dict[Any, asyncio.Task[None]] = {}
        self._pages.add(page)
        try:
            await _tell(page, {"kind": "state", "state": self._almanac.state})
            async for text in page:
                self._take(page, text, calls)
        except ConnectionClosed:
            pass  # without a goodbye
        finally:
            self._pages.discard(page)
            for task in calls.values():
                task.cancel()
            await self._end(*[name for name, maker in self._makers.items() if maker is page])

    def _take(
        self, page: ServerConnection, text: str | bytes, calls: dict[Any, asyncio.Task[None]]
    ) -> None:
        try:
            message = json.loads(text)
        except (ValueError, RecursionError):
            message = None
        match message:
            case {"id": int(number), "method": str(method)} if (
                number not in calls and isinstance(message.get("params"), dict | None)
            ):
                task = asyncio.ensure_future(self._call(page, number, method, message))
                calls[number] = task
                task.add_done_callback(lambda _: calls.pop(number, None))
            case {"cancel": int(number)}:
                if number in calls:
                    calls[number].cancel()
            case {"location": {"id": int(number)} as answer}:
                future = self._questions.get(number)
                if future and not future.done():
                    future.set_result(answer)
            case _:
                fault = {"error": _error(NOT_A_CALL, "not a call", "invalidRequest", False)}
                broadcast({page}, json.dumps({"id": None, **fault}))

    async def _call(
        self, page: ServerConnection, number: int, method: str, message: dict[str, Any]
    ) -> None:
        try:
            text = _json({"id": number, **await self._answer(page, number, method, message)})
        except ConnectionClosed:
            return  # nobody waits for it any more
        except Exception as error:  # whatever it is, the page waits for an answer
            text = _json({"id": number, "error": _told(error)})
        try:
            await page.send(text)
        except ConnectionClosed:
            pass

    async def _answer(
        self, page: ServerConnection, number: int, method: str, message: dict[str, Any]
    ) -> dict[str, Any]:
        if method in NOT_FOR_PAGES or method.startswith("$/"):
            text = "this method is the bridge's own"
            return {"error": _error(NOT_A_CALL, text, "invalidRequest", False)}
        params = message.get("params") or {}
        if method == "subscription.create":
            return {"result": await self._subscribe(page, params)}
        if not message.get("parts"):
            return {"result": await self._almanac.request_any(method, params)}
        call = self._almanac.stream(method, params)
        try:
            async for part in call.parts():
                await _tell(page, {"id": number, "part": part})
            return {"result": await call}
        finally:
            call.cancel()

    # Subscriptions: each ends with the page that made it

    async def _subscribe(self, page: ServerConnection, params: dict[str, Any]) -> Any:
        state = await self._almanac.request_any("subscription.create", params)
        self._makers[state["id"]] = page
        return state

    async def _end(self, *names: str) -> None:
        """Ends subscriptions in the server and says so to the pages that are left."""
        for name in names:
            self._makers.pop(name, None)
            try:
                await self._almanac.request("subscription.cancel", {"id": name})
            except AlmanacError:
                continue  # it ended with the server
            self._heard("subscription/event", {"id": name, "reason": "end"})

    def _became(self, state: str) -> None:
        if state != "ready":
            self._makers.clear()  # they ended with the server
        self._broadcast("state", {"state": state})

    def _heard(self, method: str, params: dict[str, Any]) -> None:
        self._broadcast("notification", {"method": method, "params": params})

    def _broadcast(self, kind: str, members: dict[str, Any]) -> None:
        broadcast(self._pages, _json({"kind": kind, **members}))

    # Where we are

    async def _ask_pages(self, params: dict[str, Any]) -> dict[str, Any] | None:
        if not self._pages:
            return None
        identifier = next(self._question_ids)
        future = asyncio.get_running_loop().create_future()
        self._questions[identifier] = future
        self._broadcast("location", {"id": identifier, "params": params})
        try:
            async with asyncio.timeout(params.get("timeoutMs", 10_000) / 1000):
                answer: dict[str, Any] = await future
        except TimeoutError:
            return None
        finally:
            del self._questions[identifier]
        if answer.get("denied"):
            raise LocationDenied(str(answer["denied"]))
        return answer.get("fix")


def _files() -> dict[str, pathlib.Path]:
    """What may be had, by the exact path of a request."""
    found = {
        f"/{path.relative_to(STATIC).as_posix()}": path
        for path in STATIC.rglob("*")
        if path.is_file()
    }
    return {**found, "/": found["/index.html"]}


FILES = _files()
#: What opens the socket comes first.
FIRST = ("/js/main.js", "/js/transport.js", "/js/words.js")
#: All of the page, so that the browser need not read a module to know of the next.
MODULES = ", ".join(
    f"<{target}>; rel=modulepreload"
    for target in sorted(FILES, key=lambda target: (target not in FIRST, target))
    if target.endswith(".js") and not target.startswith("/js/words/")
)


def _file(target: str, headers: Mapping[str, str]) -> Response:
    path = FILES.get(target)
    if path is None:
        return _text(404, "there is no such page")
    kind = mimetypes.guess_type(path.name)[0] or "application/octet-stream"
    if kind.startswith("text/") or kind.endswith(("json", "svg+xml")):
        kind += "; charset=utf-8"
    return _response(200, path.read_bytes(), {"Content-Type": kind, **headers})


def _text(status: int, text: str) -> Response:
    """A response for people."""
    return _response(status, f"{text}\n".encode(), {"Content-Type": "text/plain; charset=utf-8"})


def _response(status: int, body: bytes, headers: Mapping[str, str]) -> Response:
    length = {"Content-Length": str(len(body)), "Connection": "close"}
    fields = Headers({**SECURITY_HEADERS, **length, **headers})
    return Response(status, http.HTTPStatus(status).phrase, fields, body)


async def _tell(page: ServerConnection, value: Any) -> None:
    await page.send(_json(value))


def _json(value: Any) -> str:
    """In ASCII, so that it can be sent whatever it holds; ValueError for NaN and infinities."""
    return json.dumps(value, separators=(",", ":"), allow_nan=False)


def _told(error: Exception) -> dict[str, Any]:
    """What a page is told of a call that failed."""
    match error:
        case RpcError():
            return {"code": error.code, "message": error.message, "data": error.data}
        case NotJSON():
            return _error(INVALID_PARAMS, str(error), "invalidParams", False)
        case AlmanacError():
            # Only a server that is gone is started again.
            may_return = isinstance(error, ServerGone)
            return _error(NO_SERVER, str(error), "serverUnavailable", may_return)
        case _:
            log.error("a call failed: %r", error)
            return _error(INTERNAL_ERROR, "The bridge failed.", "internalError", False)


def _error(code: int, message: str, kind: str, retryable: bool) -> dict[str, Any]:
    return {"code": code, "message": message, "data": {"kind": kind, "retryable": retryable}}
