"""One connection: ids and tokens on one side, futures and feeds on the other."""

from __future__ import annotations

import asyncio
import inspect
import itertools
import logging
from collections.abc import Awaitable, Callable, Mapping
from typing import Any

from ._call import Feed, new_subscription_id
from ._process import ServerProcess
from .errors import AlmanacError, DeadlineExceeded, LocationDenied, ServerGone, rpc_error

log = logging.getLogger("almanac_client")

Params = Mapping[str, Any]
LocationHandler = Callable[[dict[str, Any]], "Params | None | Awaitable[Params | None]"]
NotificationHandler = Callable[[str, dict[str, Any]], object]

METHOD_NOT_FOUND = -32601
LOCATION_UNAVAILABLE = -32011
DEADLINE_EXCEEDED = -32018
#: The output ends a moment before the process does; its exit code is worth that moment.
EXIT_CODE_SECONDS = 1.0
#: How long after its deadline an answer that says so may still be under way.
DEADLINE_GRACE_SECONDS = 1.0
CREATE, CANCEL = "subscription.create", "subscription.cancel"


class Session:
    """Talks to one process until it ends."""

    def __init__(
        self,
        process: ServerProcess,
        on_notification: NotificationHandler,
        location: LocationHandler | None,
    ) -> None:
        self._process = process
        self._on_notification = on_notification
        self._location = location
        self._ids = itertools.count(1)
        self._pending: dict[int, asyncio.Future[Any]] = {}
        self._feeds: dict[str, Feed[Any]] = {}
        self._answers: set[asyncio.Task[None]] = set()
        self._failure: AlmanacError | None = None
        self._reader = asyncio.create_task(self._read())

    @property
    def alive(self) -> bool:
        """False from the moment what was under way is failed."""
        return self._failure is None

    def request(
        self, method: str, params: Params, feeds: Mapping[str, Feed[Any]] | None = None
    ) -> Awaitable[Any]:
        """Sends a request and waits; being cancelled here cancels it in the server.

        `feeds` is by the name of the token member.
        """
        if self._failure:
            raise self._failure
        return self._exchange(method, params, feeds or {})

    async def _exchange(
        self, method: str, params: Params, feeds: Mapping[str, Feed[Any]]
    ) -> Any:
        identifier = next(self._ids)
        sent = dict(params)
        if method == CREATE:
            sent.setdefault("id", new_subscription_id())
        tokens = {member: f"{member}-{identifier}" for member in feeds}
        sent.update(tokens)
        self._process.post({"id": identifier, "method": method, "params": sent})
        future: asyncio.Future[Any] = asyncio.get_running_loop().create_future()
        self._pending[identifier] = future
        self._feeds.update((tokens[member], feed) for member, feed in feeds.items())

        patience = asyncio.timeout(_patience(params.get("deadlineMs")))
        try:
            async with patience:
                return await future
        except asyncio.CancelledError:
            self._take_back(identifier, method, sent)
            raise
        except TimeoutError:
            if not patience.expired():
                raise  # the server's own answer
            self._take_back(identifier, method, sent)
            data = {"kind": "deadlineExceeded", "retryable": True}
            text = "The server did not answer before the deadline."
            raise DeadlineExceeded(DEADLINE_EXCEEDED, text, data) from None
        finally:
            self._pending.pop(identifier, None)
            for token in tokens.values():
                self._feeds.pop(token, None)

    def _take_back(self, identifier: int, method: str, sent: dict[str, Any]) -> None:
        """At once: nothing asked later may overtake it. A subscription may exist already."""
        self.notify("$/cancelRequest", {"id": identifier})
        if method == CREATE:
            self.post(CANCEL, {"id": sent["id"]})

    def post(self, method: str, params: Params) -> None:
        """Sends a request of whose answer nothing depends."""
        self._send({"id": next(self._ids), "method": method, "params": dict(params)})

    def notify(self, method: str, params: Params | None = None) -> None:
        """Sends a notification."""
        self._send({"method": method, "params": dict(params or {})})

    def _send(self, message: dict[str, Any]) -> None:
        try:
            self._process.post(message)
        except ServerGone:
            pass  # who waits for an answer learns of it

    def fail(self, error: AlmanacError) -> None:
        """Fails what is under way and all that is asked later."""
        self._failure = self._failure or error
        for future in self._pending.values():
            if not future.done():
                future.set_exception(error)

    async def ended(self) -> None:
        """Waits until the server ends its output; being cancelled here does not stop the reader."""
        await asyncio.wait({self._reader})

    async def goodbye(self, seconds: float) -> None:
        """`shutdown` and `exit`, if the server answers within this time."""
        if self._reader.done():
            return
        try:
            async with asyncio.timeout(seconds):
                await self._exchange("shutdown", {}, {})
            self.notify("exit")
        except (AlmanacError, TimeoutError):
            pass

    async def close(self) -> None:
        """Reads no more; what is under way fails."""
        self._reader.cancel()
        await asyncio.wait({self._reader})

    async def _read(self) -> None:
        """Reads until the server ends its output; then fails what is still waiting."""
        try:
            while (message := await self._process.receive()) is not None:
                try:
                    self._dispatch(message)
                except Exception:  # a message of the future is not ours to die of
                    log.exception("not handled: %.200r", message)
            async with asyncio.timeout(EXIT_CODE_SECONDS):
                await self._process.ended()
        except TimeoutError:
            pass
        finally:
            self.fail(ServerGone(self._process.farewell()))

    def _dispatch(self, message: dict[str, Any]) -> None:
        method = message.get("method")
        params = message.get("params") or {}
        if method is None:
            self._settle(message)
        elif "id" in message:
            answer = asyncio.create_task(self._answer(message["id"], method, params))
            self._answers.add(answer)
            answer.add_done_callback(self._answers.discard)
        elif method == "$/progress":
            if feed := self._feeds.get(str(params.get("token"))):
                feed.put(params.get("value"))
        else:
            self._on_notification(method, params)

    def _settle(self, message: dict[str, Any]) -> None:
        future = self._pending.get(message.get("id", 0))
        if future is None or future.done():
            return
        if (error := message.get("error")) is not None:
            future.set_exception(rpc_error(error))
        else:
            future.set_result(message.get("result"))

    async def _answer(self, identifier: Any, method: str, params: dict[str, Any]) -> None:
        if method != "location/request" or self._location is None:
            error = {"code": METHOD_NOT_FOUND, "message": f"{method} is not known here."}
            self._send({"id": identifier, "error": error})
            return
        try:
            fix = self._location(params)
            result = await fix if inspect.isawaitable(fix) else fix
            self._send({"id": identifier, "result": dict(result) if result else None})
        except LocationDenied as denied:
            self._send({"id": identifier, "error": _refusal("denied", denied)})
        except Exception as error:  # the handler is the caller's; its fault must not end ours
            log.exception("a handler failed: %r", self._location)
            self._send({"id": identifier, "error": _refusal("other", error)})


def _patience(limit_ms: Any) -> float | None:
    """A server that has stopped cannot say that a deadline has passed."""
    if not isinstance(limit_ms, (int, float)):
        return None
    return limit_ms / 1000 + DEADLINE_GRACE_SECONDS


def _refusal(reason: str, error: Exception) -> dict[str, Any]:
    # The handler's words may be anything; the server waits for an answer.
    words = str(error).encode(errors="replace").decode()
    message = words or "The location could not be determined."
    data = {"kind": "locationUnavailable", "reason": reason}
    return {"code": LOCATION_UNAVAILABLE, "message": message, "data": data}
