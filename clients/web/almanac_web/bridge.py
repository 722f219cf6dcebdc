"""Between pages and one server: calls with their parts, events, and the question where we are."""

from __future__ import annotations

import asyncio
import itertools
import json
import mimetypes
import pathlib
from collections.abc import Awaitable, Callable, Mapping
from typing import Any

from almanac_client import (
    AlmanacError,
    AsyncAlmanac,
    LocationDenied,
    ProtocolMismatch,
    RpcError,
    ServerNotFound,
)

from .guard import Guard, Request
from .http import BadRequest, Response, read_request

STATIC = pathlib.Path(__file__).resolve().parent.parent / "static"
NOT_FOR_PAGES = {"initialize", "initialized", "shutdown", "exit"}
PING_SECONDS = 20.0
MAX_EVENTS_BEHIND = 1000
#: For errors that are not the server's own.
NO_SERVER = -32000

Handler = Callable[[Request, bytes, Response], Awaitable[None]]
mimetypes.add_type("text/javascript", ".js")
mimetypes.add_type("application/manifest+json", ".webmanifest")


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
            on_state=lambda state: self._broadcast("state", {"state": state}),
        )
        self._almanac.listen(self._heard)
        self._pages: set[asyncio.Queue[dict[str, Any]]] = set()
        self._questions: dict[int, asyncio.Future[dict[str, Any]]] = {}
        self._question_ids = itertools.count(1)
        self._guard: Guard | None = None

    async def start(self, port: int = 0) -> tuple[asyncio.Server, str]:
        """Listens on the loopback interface; the server and the address to open."""
        server = await asyncio.start_server(self._connected, "127.0.0.1", port, limit=64 * 1024)
        self._guard = Guard(server.sockets[0].getsockname()[1])
        return server, self._guard.url

    async def close(self) -> None:
        """Ends the server behind the bridge."""
        await self._almanac.close()

    # Pages

    async def _connected(
        self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter
    ) -> None:
        response = Response(writer)
        try:
            if (received := await read_request(reader)) is not None:
                work = asyncio.ensure_future(self._admit(*received, response))
                await _until_left(work, reader)
        except BadRequest as error:
            await response.send_text(400, str(error))
        except (ConnectionError, asyncio.CancelledError):
            pass  # the page has left, or this program ends
        finally:
            writer.close()

    async def _admit(self, request: Request, body: bytes, response: Response) -> None:
        assert self._guard is not None
        admission = self._guard.admit(request)
        if admission.set_cookie:
            headers = {"Location": "/", "Set-Cookie": admission.set_cookie}
            await response.send(303, b"", headers)
        elif admission.status:
            await response.send_text(admission.status, admission.reason)
        else:
            await self._route(request)(request, body, response)

    def _route(self, request: Request) -> Handler:
        match request.method, request.path:
            case "POST", "/call":
                return self._call
            case "POST", "/location":
                return self._located
            case "GET", "/events":
                return self._events
            case _:
                return self._file

    async def _file(self, request: Request, _: bytes, response: Response) -> None:
        name = "index.html" if request.path == "/" else request.path.lstrip("/")
        path = (STATIC / name).resolve()
        if request.method != "GET" or not path.is_relative_to(STATIC) or not path.is_file():
            await response.send_text(404, "there is no such page")
            return
        kind = mimetypes.guess_type(path.name)[0] or "application/octet-stream"
        if kind.startswith("text/") or kind.endswith(("json", "svg+xml")):
            kind += "; charset=utf-8"
        await response.send(200, path.read_bytes(), {"Content-Type": kind})

    async def _call(self, _: Request, body: bytes, response: Response) -> None:
        try:
            asked = json.loads(body)
            method, params = asked["method"], asked.get("params") or {}
        except (ValueError, KeyError, TypeError):
            await response.send_text(400, "not a call")
            return
        if not isinstance(method, str) or method in NOT_FOR_PAGES or method.startswith("$/"):
            await response.send_text(403, "this method is the bridge's own")
            return
        await response.begin("application/x-ndjson; charset=utf-8")
        try:
            await self._answer(method, params, bool(asked.get("parts")), response)
        except RpcError as error:
            told = {"code": error.code, "message": error.message, "data": error.data}
            await response.line({"error": told})
        except AlmanacError as error:
            await response.line({"error": _without_server(error)})

    async def _answer(self, method: str, params: Any, parts: bool, response: Response) -> None:
        if not parts:
            await response.line({"result": await self._almanac.request(method, params)})
            return
        call = self._almanac.stream(method, params)
        try:
            async for part in call.parts():
                await response.line({"part": part})
            await response.line({"result": await call})
        finally:
            call.cancel()

    async def _events(self, _: Request, __: bytes, response: Response) -> None:
        queue: asyncio.Queue[dict[str, Any]] = asyncio.Queue(MAX_EVENTS_BEHIND)
        self._pages.add(queue)
        try:
            await response.begin("text/event-stream")
            state = {"kind": "state", "state": self._almanac.state}
            await response.line(state, "data: ", "\n")
            while True:
                try:
                    async with asyncio.timeout(PING_SECONDS):
                        event = await queue.get()
                except TimeoutError:
                    await response.comment()
                    continue
                await response.line(event, "data: ", "\n")
        finally:
            self._pages.discard(queue)

    def _heard(self, method: str, params: dict[str, Any]) -> None:
        self._broadcast("notification", {"method": method, "params": params})

    def _broadcast(self, kind: str, members: dict[str, Any]) -> None:
        for queue in self._pages:
            # A page that does not read is behind anyway; it asks anew when it wakes.
            if not queue.full():
                queue.put_nowait({"kind": kind, **members})

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

    async def _located(self, _: Request, body: bytes, response: Response) -> None:
        try:
            answer = json.loads(body)
            future = self._questions.get(int(answer["id"]))
        except (ValueError, KeyError, TypeError):
            await response.send_text(400, "not an answer")
            return
        if future and not future.done():
            future.set_result(answer)
        await response.send(204)


def _without_server(error: AlmanacError) -> dict[str, Any]:
    final = isinstance(error, (ServerNotFound, ProtocolMismatch))
    data = {"kind": "serverUnavailable", "retryable": not final}
    return {"code": NO_SERVER, "message": str(error), "data": data}


async def _until_left(work: asyncio.Future[None], reader: asyncio.StreamReader) -> None:
    """Waits for the work, or drops it when the page closes its connection."""
    left = asyncio.ensure_future(reader.read(1))
    both: set[asyncio.Future[Any]] = {work, left}
    await asyncio.wait(both, return_when=asyncio.FIRST_COMPLETED)
    for task in both:
        task.cancel()
    results = await asyncio.gather(work, left, return_exceptions=True)
    if isinstance(results[0], Exception):
        raise results[0]
