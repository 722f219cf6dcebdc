"""The client for programs without an event loop: the asyncio one on a thread of its own."""

from __future__ import annotations

import asyncio
import concurrent.futures
import threading
from collections.abc import AsyncIterator, Callable, Coroutine, Iterator, Mapping, Sequence
from types import TracebackType
from typing import Any, Generic, Literal, Self, TypeVar

from ._call import Call
from ._generated import MethodCalls
from ._restart import RestartPolicy
from ._session import LocationHandler, NotificationHandler, Params
from ._subscription import Event, Subscription
from .aio import AsyncAlmanac, State, given
from .errors import ClientClosed

T = TypeVar("T")
P = TypeVar("P")


class Almanac(MethodCalls):
    """An Almanac server and the conversation with it; every function waits for its answer.

    It may be used from several threads. Handlers are called on its own thread: they must be quick
    and must not call back into this object.
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
        self._loop = asyncio.new_event_loop()
        self._thread = threading.Thread(
            target=self._loop.run_forever, name="almanac-client", daemon=True
        )
        self._thread.start()

        async def make() -> AsyncAlmanac:
            return AsyncAlmanac(
                command,
                environment=environment,
                name=name,
                configuration=configuration,
                location=location,
                restart=restart,
                on_state=on_state,
            )

        self._client = self._wait(make())

    @property
    def server(self) -> dict[str, Any]:
        """The server's answer to the handshake."""
        return self._client.server

    @property
    def state(self) -> State:
        """How the server is."""
        return self._client.state

    def start(self) -> None:
        """Starts the server and shakes hands; says at once what is wrong with it."""
        self._wait(self._client.start())

    def close(self) -> None:
        """Says goodbye and ends the server and the thread."""
        if self._loop.is_closed():
            return
        self._wait(self._client.close())
        self._loop.call_soon_threadsafe(self._loop.stop)
        self._thread.join()
        self._loop.close()

    def __enter__(self) -> Self:
        try:
            self.start()
        except BaseException:
            self.close()
            raise
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        traceback: TracebackType | None,
    ) -> None:
        self.close()

    def request(
        self, method: str, params: Params | None = None, *, timeout: float | None = None
    ) -> Any:
        """The result of a method; RpcError when the answer is an error."""
        return self._wait(self._client.request(method, params, timeout=timeout))

    def _begin(self, method: str, params: Params | None) -> SyncCall[Any, Any]:
        async def begin() -> Call[Any, Any]:
            return self._client.stream(method, params)

        return SyncCall(self._wait(begin()), self._wait)

    def notify(self, method: str, params: Params | None = None) -> None:
        """Sends a notification."""
        self._wait(self._client.notify(method, params))

    def subscribe(
        self,
        method: str,
        params: Params | None = None,
        *,
        interval_seconds: int | None = None,
        emit: Literal["change", "always", "changedParts"] | None = None,
        when: Params | None = None,
    ) -> SyncSubscription:
        """Asks the server to tell when the method's result changes, or when a condition holds.

        With `emit="changedParts"`, it sends only the parts of `weather.overview` that changed; an
        event here has all of them. `when` has the `condition`, and may have `leadMinutes`,
        `quietHours` and `oncePerDay`.
        """
        subscription = self._client.subscribe(
            method,
            params,
            interval_seconds=interval_seconds,
            emit=emit,
            when=when,
        )
        return SyncSubscription(self._wait(subscription), self._wait)

    def listen(self, handler: NotificationHandler) -> Callable[[], None]:
        """Calls the handler with every notification, on this client's thread."""

        async def begin() -> Callable[[], None]:
            return self._client.listen(handler)

        return self._wait(begin())

    def _invoke(self, method: str, params: Params, timeout: float | None) -> Any:
        return self.request(method, given(params), timeout=timeout)

    def _wait(self, work: Coroutine[Any, Any, T]) -> T:
        if self._loop.is_closed():
            work.close()
            raise ClientClosed("this client has been closed")
        future = asyncio.run_coroutine_threadsafe(work, self._loop)
        try:
            return future.result()
        except (KeyboardInterrupt, SystemExit):
            future.cancel()
            raise
        except concurrent.futures.CancelledError:
            raise asyncio.CancelledError from None


Wait = Callable[[Coroutine[Any, Any, Any]], Any]


class SyncCall(Generic[T, P]):
    """A request under way: iterate over its parts, then take the result."""

    def __init__(self, call: Call[T, P], wait: Wait) -> None:
        self._call = call
        self._wait = wait

    def parts(self) -> Iterator[P]:
        """The parts of the result as they arrive; ends with the request."""
        return _blocking(self._call.parts(), self._wait)

    def progress(self) -> Iterator[dict[str, Any]]:
        """begin, reports and end of the work; ends with the request."""
        return _blocking(self._call.progress(), self._wait)

    def result(self) -> T:
        """The whole result."""

        async def outcome() -> T:
            return await self._call

        return self._wait(outcome())  # type: ignore[no-any-return]

    def cancel(self) -> None:
        """Stops the work in the server."""

        async def cancel() -> None:
            self._call.cancel()

        self._wait(cancel())


class SyncSubscription:
    """Iterate over it for its events; leave the `with` to end it."""

    def __init__(self, subscription: Subscription, wait: Wait) -> None:
        self._subscription = subscription
        self._events = _blocking(aiter(subscription), wait)
        self._wait = wait

    @property
    def id(self) -> str | None:
        """The server's name for it."""
        return self._subscription.id

    def __iter__(self) -> Iterator[Event]:
        return self._events

    def cancel(self) -> None:
        """Ends it here and in the server."""

        async def cancel() -> None:
            await self._subscription.cancel()

        self._wait(cancel())

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        traceback: TracebackType | None,
    ) -> None:
        self.cancel()


def _blocking(items: AsyncIterator[Any], wait: Wait) -> Iterator[Any]:
    end = object()

    async def following() -> Any:
        return await anext(items, end)

    while (item := wait(following())) is not end:
        yield item
