"""Keeps a server running, and with it a session, its subscriptions and its listeners.

It does not know the client that is its owner, so that one that nobody has any more can end.
"""

from __future__ import annotations

import asyncio
import dataclasses
import os
import time
import warnings
from collections.abc import Callable, Mapping, Sequence
from typing import Any, Literal

from ._callbacks import Caller, apart
from ._process import ServerProcess
from ._restart import RestartPolicy, RestartState
from ._session import CANCEL, CREATE, LocationHandler, NotificationHandler, Params, Session, log
from ._subscription import Watch
from .errors import (
    AlmanacError,
    ClientClosed,
    HandshakeFailed,
    ProtocolMismatch,
    RpcError,
    ServerGone,
    ServerKeepsFailing,
)

PROTOCOL_VERSION = "1.0"
UNSUPPORTED = -32019
HANDSHAKE_SECONDS = 10.0
#: With what the process may take then, closing ends within two seconds.
SHUTDOWN_SECONDS = 0.8

State = Literal["stopped", "starting", "ready", "waiting", "failed", "closed"]


@dataclasses.dataclass(frozen=True)
class Options:
    """What a client was made with."""

    command: Sequence[str]
    environment: Mapping[str, str]
    client_info: Mapping[str, str]
    configuration: Params
    location: LocationHandler | None
    restart: RestartPolicy
    on_state: Callable[[State], object] | None


class Supervisor:
    """One server after the other, on the event loop that started the first."""

    def __init__(self, options: Options) -> None:
        self._options = options
        self._process_id = os.getpid()
        self._restart = RestartState(options.restart)
        self._loop: asyncio.AbstractEventLoop | None = None
        self._turn = asyncio.Event()
        self._life: asyncio.Task[None] | None = None
        self._closing: asyncio.Task[None] | None = None
        self._session: Session | None = None
        self._has_shaken_hands = False
        self._failure: AlmanacError = ClientClosed("this client has been closed")
        self._watches: dict[str, Watch] = {}
        self._listeners: list[tuple[NotificationHandler, Caller | None]] = []
        self.state: State = "stopped"
        self.server: dict[str, Any] = {}

    # The gate

    async def session(self) -> Session:
        """The session of a server that is ready; every call passes here."""
        if self.state == "stopped":
            self._loop = asyncio.get_running_loop()
            self._become("starting")
            self._life = asyncio.create_task(self._supervise())
        while not (self.state == "ready" and self._session and self._session.alive):
            if self.state in ("failed", "closed"):
                raise self._failure
            self._check_loop()
            await self._turn.wait()
        self._check_loop()
        return self._session

    def _check_loop(self) -> None:
        if self._loop is not asyncio.get_running_loop():
            raise RuntimeError("this client belongs to another event loop, or to another process")

    def _become(self, state: State) -> None:
        if self.state in ("failed", "closed", state):
            return
        self.state = state
        if self._options.on_state:
            apart(asyncio.get_running_loop().call_soon, self._options.on_state, state)
        turn, self._turn = self._turn, asyncio.Event()
        turn.set()

    # Lives of the server

    async def _supervise(self) -> None:
        try:
            while True:
                last = await self._live_once()
                delay = self._restart.ended(time.monotonic())
                if delay is None:
                    raise ServerKeepsFailing(f"the server ends again and again: {last}")
                self._become("waiting")
                await asyncio.sleep(delay)
                self._become("starting")
        except Exception as error:  # or every caller would wait for ever
            failure = error if isinstance(error, AlmanacError) else AlmanacError(repr(error))
            self._end(failure, "failed")

    def _end(self, failure: AlmanacError, state: State) -> None:
        self._failure = failure
        self._become(state)
        if self._session:
            self._session.fail(failure)
        for watch in self._watches.values():
            watch.feed.end(None if state == "closed" else failure)
        self._watches.clear()

    async def _live_once(self) -> str:
        """From the start of a server to its end; how it ended."""
        process = await ServerProcess.start(self._options.command, self._options.environment)
        session = self._session = Session(process, self._on_notification, self._options.location)
        try:
            await self._greet(session, process)
            self._become("ready")
            await self._renew(session)
            await session.ended()
        except HandshakeFailed as failure:
            if not self._has_shaken_hands or isinstance(failure, ProtocolMismatch):
                raise
        finally:
            if session.alive or self.state == "closed":
                await session.goodbye(SHUTDOWN_SECONDS)
            await session.close()
            await process.close()
        return process.farewell()

    async def _greet(self, session: Session, process: ServerProcess) -> None:
        params = {
            "protocolVersion": PROTOCOL_VERSION,
            "processId": os.getpid(),
            "clientInfo": self._options.client_info,
            "capabilities": {
                "progress": True,
                "location": self._options.location is not None,
                "notifications": True,
            },
            "configuration": self._options.configuration,
        }
        program = " ".join(self._options.command)
        try:
            async with asyncio.timeout(HANDSHAKE_SECONDS):
                answer = await session.request("initialize", params)
        except TimeoutError:
            words = f"{program} said nothing for {HANDSHAKE_SECONDS:.0f} s"
            raise HandshakeFailed(f"{words}: {process.farewell()}") from None
        except ServerGone as gone:
            raise HandshakeFailed(f"{program} does not start: {gone}") from gone
        except RpcError as error:
            if error.code == UNSUPPORTED:
                raise ProtocolMismatch(_mismatch(error.data.get("supported"))) from error
            raise HandshakeFailed(f"{program} refused the handshake: {error}") from error
        self.server = answer if isinstance(answer, dict) else {}
        version = str(self.server.get("protocolVersion", ""))
        if version.split(".")[0] != PROTOCOL_VERSION.split(".")[0]:
            raise ProtocolMismatch(_mismatch([version]))
        self._has_shaken_hands = True
        session.notify("initialized")

    def _on_notification(self, method: str, params: dict[str, Any]) -> None:
        if method == "subscription/event" and (watch := self._watches.get(str(params.get("id")))):
            watch.deliver(params)
        for handler, call in list(self._listeners):
            apart(call or asyncio.get_running_loop().call_soon, handler, method, params)

    def listen(self, handler: NotificationHandler, call: Caller | None) -> Callable[[], None]:
        """Has the handler called with every notification, until what this returns is called."""
        listener = (handler, call)
        self._listeners.append(listener)
        return lambda: self._listeners.remove(listener) if listener in self._listeners else None

    # Subscriptions

    async def watch(self, watch: Watch) -> None:
        """Makes the subscription in this server, and later in those after it."""
        session = await self.session()
        name = watch.params["id"]
        self._watches[name] = watch
        try:
            await session.request(CREATE, watch.params)
        except BaseException:
            self._watches.pop(name, None)
            raise

    async def _renew(self, session: Session) -> None:
        for name, watch in list(self._watches.items()):
            try:
                if name in self._watches:  # it may have been cancelled meanwhile
                    await session.request(CREATE, watch.params)
            except ServerGone:
                return  # the next server is asked for them
            except AlmanacError as error:
                log.warning("the subscription to %s was lost: %s", watch.params, error)
                watch.feed.end(error)
                self._watches.pop(name, None)

    async def unwatch(self, watch: Watch) -> None:
        """Ends the subscription here, and in the server if that has it."""
        if session := self._cancel(watch):
            try:
                await session.request(CANCEL, {"id": watch.params["id"]})
            except (ServerGone, ClientClosed):
                pass  # it ended with the server

    def _cancel(self, watch: Watch) -> Session | None:
        """Ends it here; the session whose server has it too."""
        watch.feed.end()
        known = self._watches.pop(watch.params["id"], None)
        return self._session if known and self.state == "ready" else None

    def forget(self, watch: Watch) -> None:
        """The same for one that nobody has any more, from any thread."""

        def cancel() -> None:
            if session := self._cancel(watch):
                session.post(CANCEL, {"id": watch.params["id"]})

        self._soon(cancel)

    # The end

    async def close(self) -> None:
        """Says goodbye and ends the server: politely first, firmly within two seconds."""
        if not self._closing:
            self._closing = asyncio.create_task(self._close())
        await asyncio.shield(self._closing)

    async def _close(self) -> None:
        self._end(self._failure, "closed")
        if self._life and not self._life.done():
            self._life.cancel()
            await asyncio.wait({self._life})

    def abandon(self) -> None:
        """Closes for an owner whom nobody has any more, from any thread."""
        if self._process_id != os.getpid() or self.state in ("stopped", "failed", "closed"):
            return
        warnings.warn("a client of Almanac was dropped without close()", ResourceWarning)

        def close() -> None:
            self._closing = self._closing or asyncio.ensure_future(self._close())

        self._soon(close)

    def _soon(self, work: Callable[[], None]) -> None:
        try:
            if self._loop:
                self._loop.call_soon_threadsafe(work)
        except RuntimeError:
            pass  # the loop is closed, and its pipes with it: the server ends


def _mismatch(versions: Any) -> str:
    return f"this client speaks protocol {PROTOCOL_VERSION}, the server {versions}"
