"""One connection: ids and tokens on one side, futures and feeds on the other."""

from __future__ import annotations

import asyncio
import inspect
import itertools
import logging
from collections.abc import Awaitable, Callable, Mapping
from typing import Any

from ._call import Feed
from ._process import ServerProcess
from .errors import LocationDenied, RpcError, ServerGone

log = logging.getLogger("almanac_client")

Params = Mapping[str, Any]
LocationHandler = Callable[[dict[str, Any]], "Params | None | Awaitable[Params | None]"]
NotificationHandler = Callable[[str, dict[str, Any]], None]

METHOD_NOT_FOUND = -32601
INTERNAL_ERROR = -32603
LOCATION_UNAVAILABLE = -32011
EXIT_CODE_SECONDS = 1.0


class Session:
    """Talks to one process until it ends."""

    def __init__(
        self,
        process: ServerProcess,
        on_notification: NotificationHandler,
        location: LocationHandler | None,
    ) -> None:
        #: False from the moment what was under way is failed.
        self.alive = True
        self._process = process
        self._on_notification = on_notification
        self._location = location
        self._ids = itertools.count(1)
        self._pending: dict[int, asyncio.Future[Any]] = {}
        self._feeds: dict[str, Feed] = {}
        self._on_result: dict[int, Callable[[Any], None]] = {}
        self._answers: set[asyncio.Task[None]] = set()

    async def request(
        self,
        method: str,
        params: Params,
        *,
        feeds: Mapping[str, Feed] | None = None,
        on_result: Callable[[Any], None] | None = None,
    ) -> Any:
        """Sends a request and waits; being cancelled here cancels it in the server.

        `feeds` is by the name of the token member. `on_result` is called before any later message
        is looked at.
        """
        identifier = next(self._ids)
        sent = dict(params)
        for member, feed in (feeds or {}).items():
            sent[member] = f"{member}-{identifier}"
            self._feeds[sent[member]] = feed
        future: asyncio.Future[Any] = asyncio.get_running_loop().create_future()
        self._pending[identifier] = future
        if on_result:
            self._on_result[identifier] = on_result
        try:
            await self._send({"id": identifier, "method": method, "params": sent})
            return await future
        except asyncio.CancelledError:
            if not future.done() or future.cancelled():
                # At once: nothing asked later may overtake it.
                cancel = {"method": "$/cancelRequest", "params": {"id": identifier}}
                self._process.post({"jsonrpc": "2.0", **cancel})
            raise
        finally:
            self._pending.pop(identifier, None)
            self._on_result.pop(identifier, None)
            for member in feeds or {}:
                self._feeds.pop(sent[member], None)

    async def notify(self, method: str, params: Params | None = None) -> None:
        """Sends a notification."""
        await self._send({"method": method, "params": dict(params or {})})

    async def run(self) -> None:
        """Reads until the server ends its output; then fails what is still waiting."""
        try:
            while (message := await self._process.receive()) is not None:
                try:
                    self._dispatch(message)
                except Exception:
                    # A message of the future, or a listener's fault: not ours to die of.
                    log.exception("not handled: %.200r", message)
            # The output ends a moment before the process does; its exit code is worth that moment.
            async with asyncio.timeout(EXIT_CODE_SECONDS):
                await self._process.wait()
        except TimeoutError:
            pass
        finally:
            self.alive = False
            for future in self._pending.values():
                if not future.done():
                    future.set_exception(ServerGone(self._process.farewell()))

    async def _send(self, message: dict[str, Any]) -> None:
        await self._process.send({"jsonrpc": "2.0", **message})

    def _start(self, work: Any) -> None:
        task = asyncio.create_task(_ignoring_the_end(work))
        self._answers.add(task)
        task.add_done_callback(self._answers.discard)

    def _dispatch(self, message: dict[str, Any]) -> None:
        method = message.get("method")
        if method is None:
            self._settle(message)
        elif "id" in message:
            self._start(self._answer(message["id"], method, message.get("params") or {}))
        elif method == "$/progress":
            params = message.get("params") or {}
            if feed := self._feeds.get(str(params.get("token"))):
                feed.put(params.get("value"))
        else:
            self._on_notification(method, message.get("params") or {})

    def _settle(self, message: dict[str, Any]) -> None:
        future = self._pending.get(message.get("id", 0))
        if future is None or future.done():
            return
        if (error := message.get("error")) is not None:
            future.set_exception(_error_of(error))
            return
        result = message.get("result")
        if on_result := self._on_result.get(message["id"]):
            on_result(result)
        future.set_result(result)

    async def _answer(self, identifier: Any, method: str, params: dict[str, Any]) -> None:
        if method != "location/request" or self._location is None:
            error = {"code": METHOD_NOT_FOUND, "message": f"{method} is not known here."}
            await self._send({"id": identifier, "error": error})
            return
        try:
            fix = self._location(params)
            result = await fix if inspect.isawaitable(fix) else fix
            await self._send({"id": identifier, "result": dict(result) if result else None})
        except LocationDenied as denied:
            await self._send({"id": identifier, "error": _refusal("denied", denied)})
        except Exception as error:  # the handler is the caller's; its fault must not end ours
            log.exception("the location handler failed")
            await self._send({"id": identifier, "error": _refusal("other", error)})


def _error_of(error: Any) -> RpcError:
    if not isinstance(error, dict):
        return RpcError(INTERNAL_ERROR, str(error), None)
    data = error.get("data")
    code = error.get("code", INTERNAL_ERROR)
    return RpcError(code, str(error.get("message", "")), data if isinstance(data, dict) else None)


def _refusal(reason: str, error: Exception) -> dict[str, Any]:
    # The handler's words may be anything; the server waits for an answer.
    words = str(error).encode(errors="replace").decode()
    message = words or "The location could not be determined."
    data = {"kind": "locationUnavailable", "reason": reason}
    return {"code": LOCATION_UNAVAILABLE, "message": message, "data": data}


async def _ignoring_the_end(work: Awaitable[None]) -> None:
    try:
        await work
    except ServerGone:
        pass
