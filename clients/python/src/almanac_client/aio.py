"""The client for asyncio."""

from __future__ import annotations

import asyncio
import logging
import os
import time
from collections.abc import Awaitable, Callable, Mapping, Sequence
from types import TracebackType
from typing import Any, Literal, Self

from ._call import Call, Feed
from ._generated import AsyncMethodCalls
from ._process import ServerProcess
from ._restart import RestartPolicy, RestartState
from ._session import LocationHandler, NotificationHandler, Params, Session
from ._subscription import Subscription
from .errors import (
    AlmanacError,
    ClientClosed,
    ProtocolMismatch,
    RpcError,
    ServerGone,
    ServerKeepsFailing,
    ServerNotFound,
)

log = logging.getLogger("almanac_client")

PROTOCOL_VERSION = "1.0"
UNSUPPORTED = -32019
SHUTDOWN_SECONDS = 2.0

State = Literal["stopped", "starting", "ready", "waiting", "failed", "closed"]
PART_TOKEN = "partialResultToken"
WORK_TOKEN = "workDoneToken"


def default_command() -> list[str]:
    """The server named by the environment variable ALMANAC, else `almanac` on the PATH."""
    return [os.environ.get("ALMANAC") or "almanac", "serve"]


class AsyncAlmanac(AsyncMethodCalls):
    """An Almanac server and the conversation with it.

    The server is started with the first request, or by `start`, and started again when it ends by
    itself. Everything runs on the event loop that started it.
    """

    def __init__(
        self,
        command: Sequence[str] | None = None,
        *,
        environment: Mapping[str, str] | None = None,
        name: str = "almanac-client",
        configuration: Params | None = None,
        location: LocationHandler | None = None,
        restart: RestartPolicy = RestartPolicy(),
        on_state: Callable[[State], None] | None = None,
    ) -> None:
        self._command = list(command) if command else default_command()
        self._environment = {**os.environ, **(environment or {})}
        self._name = name
        self._configuration = dict(configuration or {})
        self._location = location
        self._restart = RestartState(restart)
        self._on_state = on_state
        self._state: State = "stopped"
        self._changed = asyncio.Condition()
        self._supervisor: asyncio.Task[None] | None = None
        self._session: Session | None = None
        self._failure: AlmanacError | None = None
        self._listeners: list[NotificationHandler] = []
        self._subscriptions: set[Subscription] = set()
        self._endings: set[asyncio.Task[None]] = set()
        #: The server's answer to the handshake.
        self.server: dict[str, Any] = {}

    # Life

    @property
    def state(self) -> State:
        """How the server is; `failed` and `closed` are final."""
        return self._state

    async def start(self) -> None:
        """Starts the server and shakes hands; says at once what is wrong with it."""
        await self._ready_session()

    async def close(self) -> None:
        """Says goodbye and ends the server: politely first, firmly after two seconds."""
        if self._state == "closed":
            return
        await self._become("closed")
        if self._supervisor:
            self._supervisor.cancel()
            await asyncio.gather(self._supervisor, return_exceptions=True)
        for subscription in self._subscriptions:
            subscription.end()
        self._subscriptions.clear()

    async def __aenter__(self) -> Self:
        await self.start()
        return self

    async def __aexit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        traceback: TracebackType | None,
    ) -> None:
        await self.close()

    # Asking

    async def request(
        self, method: str, params: Params | None = None, *, timeout: float | None = None
    ) -> Any:
        """The result of a method; RpcError when the answer is an error.

        After `timeout` seconds, and when the awaiting task is cancelled, the server stops too.
        """
        async with asyncio.timeout(timeout):
            return await (await self._ready_session()).request(method, params or {})

    def _begin(self, method: str, params: Params | None) -> Call[Any, Any]:
        parts, progress = Feed(), Feed()

        async def work() -> Any:
            session = await self._ready_session()
            feeds = {PART_TOKEN: parts, WORK_TOKEN: progress}
            return await session.request(method, params or {}, feeds=feeds)

        task = asyncio.create_task(work())
        # Not in the work itself: a task that is cancelled at once never runs.
        task.add_done_callback(lambda _: parts.end())
        task.add_done_callback(lambda _: progress.end())
        return Call(task, parts, progress)

    async def notify(self, method: str, params: Params | None = None) -> None:
        """Sends a notification."""
        await (await self._ready_session()).notify(method, params)

    async def subscribe(
        self,
        method: str,
        params: Params | None = None,
        *,
        interval_seconds: int | None = None,
        emit: Literal["change", "always", "changedParts"] | None = None,
        when: Params | None = None,
    ) -> Subscription:
        """Asks the server to tell when the method's result changes, or when a condition holds.

        With `emit="changedParts"`, it sends only the parts of `weather.overview` that changed; an
        event here has all of them. `when` has the `condition`, and may have `leadMinutes`,
        `quietHours` and `oncePerDay`.
        """
        wanted = {
            "method": method,
            "params": dict(params or {}),
            "intervalSeconds": interval_seconds,
            "emit": emit,
            "when": when,
        }
        subscription = Subscription(given(wanted), self._unsubscribe)
        creating = asyncio.ensure_future(
            self._create(subscription, await self._ready_session())
        )
        try:
            await asyncio.shield(creating)
        except asyncio.CancelledError:
            # The server may have made it already: then it would go on for nobody.
            ending = asyncio.ensure_future(self._abandon(subscription, creating))
            self._endings.add(ending)
            ending.add_done_callback(self._endings.discard)
            raise
        self._subscriptions.add(subscription)
        return subscription

    def listen(self, handler: NotificationHandler) -> Callable[[], None]:
        """Calls the handler with the name and params of every notification, until called off."""
        self._listeners.append(handler)
        return lambda: self._listeners.remove(handler)

    # Behind the scenes

    def _invoke(self, method: str, params: Params, timeout: float | None) -> Awaitable[Any]:
        return self.request(method, given(params), timeout=timeout)

    async def _ready_session(self) -> Session:
        if self._state == "closed":
            raise ClientClosed("this client has been closed")
        if self._supervisor is None:
            await self._become("starting")
            self._supervisor = asyncio.create_task(self._supervise())
        async with self._changed:
            await self._changed.wait_for(self._is_settled)
        if self._state != "ready" or self._session is None:
            raise self._failure or ClientClosed("this client has been closed")
        return self._session

    def _is_settled(self) -> bool:
        if self._state == "ready":
            return self._session is not None and self._session.alive
        return self._state in ("failed", "closed")

    async def _become(self, state: State) -> None:
        if self._state in ("failed", "closed", state):
            return
        self._state = state
        if self._on_state:
            self._on_state(state)
        async with self._changed:
            self._changed.notify_all()

    async def _supervise(self) -> None:
        while True:
            try:
                await self._live_once()
            except ServerGone:
                pass  # in the middle of the handshake
            except Exception as error:  # or every caller would wait for ever
                failure = error if isinstance(error, AlmanacError) else AlmanacError(repr(error))
                await self._fail(failure)
                return
            delay = self._restart.ended(time.monotonic())
            if delay is None:
                await self._fail(ServerKeepsFailing("the server ends again and again"))
                return
            await self._become("waiting")
            await asyncio.sleep(delay)
            await self._become("starting")

    async def _fail(self, failure: AlmanacError) -> None:
        self._failure = failure
        await self._become("failed")
        for subscription in self._subscriptions:
            subscription.end(failure)

    async def _live_once(self) -> None:
        process = await ServerProcess.start(self._command, self._environment)
        session = Session(process, self._on_notification, self._location)
        reader = asyncio.create_task(session.run())
        try:
            greeting = asyncio.create_task(self._greet(session))
            await asyncio.wait({reader, greeting}, return_when=asyncio.FIRST_COMPLETED)
            if not greeting.done():
                await asyncio.gather(greeting, return_exceptions=True)
            if not reader.done():
                await greeting
                await self._serve(session, reader)
        finally:
            self._session = None
            if self._state == "ready":
                await self._become("waiting")
            await self._part(session, process, reader)

    async def _serve(self, session: Session, reader: asyncio.Task[None]) -> None:
        self._session = session
        await self._become("ready")
        for subscription in list(self._subscriptions):
            try:
                await self._create(subscription, session)
            except ServerGone:
                break  # the next server is asked for them
            except AlmanacError as error:
                log.warning("the subscription to %s was lost: %s", subscription.params, error)
                subscription.end(error)
                self._subscriptions.discard(subscription)
        # Not `await reader`: being cancelled here must leave it to hear the answer to `shutdown`.
        await asyncio.wait({reader})

    async def _part(
        self, session: Session, process: ServerProcess, reader: asyncio.Task[None]
    ) -> None:
        if not reader.done():
            try:
                async with asyncio.timeout(SHUTDOWN_SECONDS):
                    await session.request("shutdown", {})
                await session.notify("exit")
            except (AlmanacError, TimeoutError):
                pass
            reader.cancel()
            await asyncio.gather(reader, return_exceptions=True)
        await process.close()

    async def _greet(self, session: Session) -> None:
        params = {
            "protocolVersion": PROTOCOL_VERSION,
            "processId": os.getpid(),
            "clientInfo": {"name": self._name, "version": "0.1.0"},
            "capabilities": {
                "progress": True,
                "location": self._location is not None,
                "notifications": True,
            },
            "configuration": self._configuration,
        }
        try:
            self.server = await session.request("initialize", params)
        except RpcError as error:
            if error.code == UNSUPPORTED:
                raise ProtocolMismatch(_mismatch(error.data.get("supported"))) from error
            raise ProtocolMismatch(f"the handshake failed: {error}") from error
        version = str(self.server.get("protocolVersion", ""))
        if version.split(".")[0] != PROTOCOL_VERSION.split(".")[0]:
            raise ProtocolMismatch(_mismatch([version]))
        await session.notify("initialized")

    def _on_notification(self, method: str, params: dict[str, Any]) -> None:
        if method == "subscription/event":
            for subscription in self._subscriptions:
                if subscription.id == params.get("id"):
                    subscription.deliver(params)
        for listener in list(self._listeners):
            listener(method, params)

    async def _create(self, subscription: Subscription, session: Session) -> None:
        def named(result: Any) -> None:
            # The first event may be the very next line.
            subscription.id = result["id"]
            self._subscriptions.add(subscription)

        await session.request("subscription.create", subscription.params, on_result=named)

    async def _abandon(self, subscription: Subscription, creating: asyncio.Future[None]) -> None:
        try:
            await creating
            await self._unsubscribe(subscription)
        except AlmanacError:
            pass  # it was never made, or ended with the server

    async def _unsubscribe(self, subscription: Subscription) -> None:
        if subscription not in self._subscriptions:
            return
        self._subscriptions.discard(subscription)
        subscription.end()
        if self._state == "ready" and self._session:
            await self._session.request("subscription.cancel", {"id": subscription.id})


def given(params: Params) -> dict[str, Any]:
    """Without the members that are None: to the protocol they are absent."""
    return {key: value for key, value in params.items() if value is not None}


def _mismatch(versions: Any) -> str:
    return f"this client speaks protocol {PROTOCOL_VERSION}, the server {versions}"
