"""The client for asyncio."""

from __future__ import annotations

import asyncio
import os
from collections.abc import Callable, Mapping, Sequence
from types import TracebackType
from typing import Any, Self, Unpack

from ._call import Call, Feed
from ._callbacks import Caller
from ._generated import AsyncMethodCalls
from ._restart import RestartPolicy
from ._session import LocationHandler, NotificationHandler, Params
from ._subscription import Subscription, SubscriptionOptions, Watch
from ._supervisor import PROTOCOL_VERSION, Options, State, Supervisor
from ._version import VERSION

__all__ = ["PROTOCOL_VERSION", "AsyncAlmanac", "State"]

PART_TOKEN = "partialResultToken"
WORK_TOKEN = "workDoneToken"


def default_command() -> list[str]:
    """The server named by the environment variable ALMANAC, else `almanac` on the PATH."""
    return [os.environ.get("ALMANAC") or "almanac", "serve"]


class AsyncAlmanac(AsyncMethodCalls):
    """An Almanac server and the conversation with it.

    The server is started with the first request, or by `start`, and started again when it ends by
    itself. Everything runs on the event loop that started it. A client that nobody has any more
    ends its server; `close`, or leaving its `async with`, does so in time.
    """

    def __init__(
        self,
        command: Sequence[str] | None = None,
        *,
        environment: Mapping[str, str] | None = None,
        name: str = "almanac-client",
        version: str = VERSION,
        configuration: Params | None = None,
        location: LocationHandler | None = None,
        restart: RestartPolicy = RestartPolicy(),
        on_state: Callable[[State], object] | None = None,
    ) -> None:
        options = Options(
            command=list(command) if command else default_command(),
            environment={**os.environ, **(environment or {})},
            client_info={"name": name, "version": version},
            configuration=dict(configuration or {}),
            location=location,
            restart=restart,
            on_state=on_state,
        )
        self._supervisor = Supervisor(options)

    # Life

    @property
    def server(self) -> dict[str, Any]:
        """The server's answer to the handshake."""
        return self._supervisor.server

    @property
    def state(self) -> State:
        """How the server is; `failed` and `closed` are final."""
        return self._supervisor.state

    async def start(self, *, timeout: float | None = None) -> None:
        """Starts the server and shakes hands; says at once what is wrong with it."""
        async with asyncio.timeout(timeout):
            await self._supervisor.session()

    async def close(self) -> None:
        """Says goodbye and ends the server: politely first, firmly within two seconds."""
        await self._supervisor.close()

    def __del__(self) -> None:
        if hasattr(self, "_supervisor"):  # else its arguments were wrong
            self._supervisor.abandon()

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

    async def request_any(
        self, method: str, params: Params | None = None, *, timeout: float | None = None
    ) -> Any:
        """`request` of a method whose name is known only when the program runs."""
        async with asyncio.timeout(timeout):
            return await (await self._supervisor.session()).request(method, params or {})

    def _begin(self, method: str, params: Params | None) -> Call[Any, Any]:
        parts: Feed[Any] = Feed()
        progress: Feed[dict[str, Any]] = Feed()

        async def work() -> Any:
            session = await self._supervisor.session()
            feeds = {PART_TOKEN: parts, WORK_TOKEN: progress}
            return await session.request(method, params or {}, feeds)

        return Call(asyncio.create_task(work()), parts, progress)

    async def notify(self, method: str, params: Params | None = None) -> None:
        """Sends a notification."""
        (await self._supervisor.session()).notify(method, params)

    async def subscribe_any(
        self, method: str, params: Params | None = None, **options: Unpack[SubscriptionOptions]
    ) -> Subscription[Any]:
        """`subscribe` to a method whose name is known only when the program runs."""
        watch = Watch(method, params or {}, options)
        async with asyncio.timeout(options.get("timeout")):
            await self._supervisor.watch(watch)
        return Subscription(watch, self._supervisor, self)

    def listen(
        self, handler: NotificationHandler, call: Caller | None = None
    ) -> Callable[[], None]:
        """Has the handler called with the name and params of every notification.

        `call` is what calls it on the thread it belongs to, such as `GLib.idle_add`. What this
        returns ends it.
        """
        return self._supervisor.listen(handler, call)
