"""The client for programs without an event loop: the asyncio one on a thread of its own."""

from __future__ import annotations

import asyncio
import concurrent.futures
import os
import threading
from collections.abc import AsyncIterator, Callable, Coroutine, Iterator, Mapping, Sequence
from types import TracebackType
from typing import Any, Generic, Self, TypeVar, Unpack

from ._call import Call
from ._callbacks import CallbackThread, Caller, apart, on_a_thread
from ._generated import MethodCalls
from ._restart import RestartPolicy
from ._session import LocationHandler, NotificationHandler, Params
from ._subscription import Event, Subscription, SubscriptionOptions
from ._version import VERSION
from .aio import AsyncAlmanac, State
from .errors import ClientClosed

T = TypeVar("T")
P = TypeVar("P")


class LoopThread:
    """An event loop on a thread of its own, and the gate that every call passes."""

    def __init__(self) -> None:
        self._process_id = os.getpid()
        self._loop = asyncio.new_event_loop()
        self._gate = threading.Lock()
        self._is_closed = False
        self._thread = threading.Thread(target=self._run, name="almanac-client", daemon=True)
        self._thread.start()

    def wait(self, work: Coroutine[Any, Any, T]) -> T:
        """The result of the work; ClientClosed when it cannot have one any more."""
        try:
            future = self._submit(work)
        except BaseException:
            work.close()
            raise
        try:
            return future.result()
        except (KeyboardInterrupt, SystemExit):
            future.cancel()
            raise
        except concurrent.futures.CancelledError:
            if self._is_closed:
                raise ClientClosed("this client has been closed") from None
            raise asyncio.CancelledError from None

    def _submit(self, work: Coroutine[Any, Any, T]) -> concurrent.futures.Future[T]:
        if self._process_id != os.getpid():
            raise ClientClosed("this client belongs to another process: make one after the fork")
        if self._thread is threading.current_thread():
            raise RuntimeError("this client's own thread cannot wait for an answer")
        with self._gate:
            if self._is_closed:
                raise ClientClosed("this client has been closed")
            return asyncio.run_coroutine_threadsafe(work, self._loop)

    def close(self, last: Callable[[], Coroutine[Any, Any, None]]) -> None:
        """Does a last work and ends, and tells whoever waits; from any thread, at any time."""
        if self._process_id != os.getpid():
            return
        with self._gate:
            if not self._is_closed:
                self._is_closed = True
                work = asyncio.run_coroutine_threadsafe(last(), self._loop)
                work.add_done_callback(lambda _: self._loop.call_soon_threadsafe(self._loop.stop))

    def join(self) -> None:
        """Waits for the end after `close`."""
        if self._process_id == os.getpid() and self._thread is not threading.current_thread():
            self._thread.join()

    def _run(self) -> None:
        asyncio.set_event_loop(self._loop)
        self._loop.run_forever()
        while tasks := asyncio.all_tasks(self._loop):
            for task in tasks:
                task.cancel()
            self._loop.run_until_complete(asyncio.wait(tasks))
        self._loop.run_until_complete(self._loop.shutdown_asyncgens())
        self._loop.close()


class Almanac(MethodCalls):
    """An Almanac server and the conversation with it; every function waits for its answer.

    It may be used from several threads. Handlers are called one after the other on a thread of
    their own, and may call this client. One that nobody has any more ends its server; `close`, or
    leaving its `with`, does so in time.
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
        self._callbacks = callbacks = CallbackThread()
        self._client = AsyncAlmanac(
            command,
            environment=environment,
            name=name,
            version=version,
            configuration=configuration,
            location=location and (lambda params: on_a_thread(location, params)),
            restart=restart,
            on_state=on_state and (lambda state: apart(callbacks.call, on_state, state)),
        )
        self._thread = LoopThread()

    @property
    def server(self) -> dict[str, Any]:
        """The server's answer to the handshake."""
        return self._client.server

    @property
    def state(self) -> State:
        """How the server is; `failed` and `closed` are final."""
        return self._client.state

    def start(self, *, timeout: float | None = None) -> None:
        """Starts the server and shakes hands; says at once what is wrong with it."""
        self._thread.wait(self._client.start(timeout=timeout))

    def close(self) -> None:
        """Says goodbye and ends the server within two seconds, and its threads."""
        self._thread.close(self._client.close)
        self._thread.join()
        self._callbacks.end()

    def __del__(self) -> None:
        if hasattr(self, "_thread"):  # else its arguments were wrong
            self._client._supervisor.abandon()
            self._thread.close(self._client.close)
            self._callbacks.end()

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

    def request_any(
        self, method: str, params: Params | None = None, *, timeout: float | None = None
    ) -> Any:
        """`request` of a method whose name is known only when the program runs."""
        return self._thread.wait(self._client.request_any(method, params, timeout=timeout))

    def _begin(self, method: str, params: Params | None) -> SyncCall[Any, Any]:
        async def begin() -> Call[Any, Any]:
            return self._client.stream(method, params)

        return SyncCall(self._thread.wait(begin()), self._thread, self)

    def notify(self, method: str, params: Params | None = None) -> None:
        """Sends a notification."""
        self._thread.wait(self._client.notify(method, params))

    def subscribe_any(
        self, method: str, params: Params | None = None, **options: Unpack[SubscriptionOptions]
    ) -> SyncSubscription[Any]:
        """`subscribe` to a method whose name is known only when the program runs."""
        subscription = self._client.subscribe_any(method, params, **options)
        return SyncSubscription(self._thread.wait(subscription), self._thread, self)

    def listen(
        self, handler: NotificationHandler, call: Caller | None = None
    ) -> Callable[[], None]:
        """Has the handler called with the name and params of every notification.

        `call` is what calls it on the thread it belongs to, such as `GLib.idle_add`. What this
        returns ends it.
        """
        return self._client.listen(handler, call or self._callbacks.call)


class Blocking(Iterator[T]):
    """Waits for one value after the other, in whatever thread."""

    def __init__(self, items: AsyncIterator[T], thread: LoopThread) -> None:
        self._items = items
        self._thread = thread

    def __next__(self) -> T:
        async def following() -> T:
            return await anext(self._items)

        try:
            return self._thread.wait(following())
        except StopAsyncIteration:
            raise StopIteration from None


class SyncCall(Generic[T, P]):
    """A request under way: iterate over its parts, then take the result."""

    def __init__(self, call: Call[T, P], thread: LoopThread, owner: object) -> None:
        self._call = call
        self._thread = thread
        self._owner = owner  # a client lives as long as what it gave

    def parts(self) -> Iterator[P]:
        """The parts of the result as they arrive; ends with the request, and fails with it."""
        return Blocking(self._call.parts(), self._thread)

    def progress(self) -> Iterator[dict[str, Any]]:
        """begin, reports and end of the work; ends with the request, and fails with it."""
        return Blocking(self._call.progress(), self._thread)

    def result(self) -> T:
        """The whole result."""

        async def result() -> T:
            return await self._call

        return self._thread.wait(result())

    def cancel(self) -> None:
        """Stops the work in the server."""

        async def cancel() -> None:
            self._call.cancel()

        self._thread.wait(cancel())


class SyncSubscription(Iterator[Event[T]]):
    """Iterate over it for its events.

    It ends when its `with` is left, when it is cancelled, and when nobody has it any more.
    """

    def __init__(self, subscription: Subscription[T], thread: LoopThread, owner: object) -> None:
        self._subscription = subscription
        self._events = Blocking(subscription, thread)
        self._thread = thread
        self._owner = owner  # a client lives as long as what it gave

    @property
    def id(self) -> str:
        """Its name in the server."""
        return self._subscription.id

    def __next__(self) -> Event[T]:
        try:
            return next(self._events)
        except ClientClosed:
            raise StopIteration from None  # it ended with the client

    def cancel(self) -> None:
        """Ends it here and in the server."""
        try:
            self._thread.wait(self._subscription.cancel())
        except ClientClosed:
            pass  # it ended with the client

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        traceback: TracebackType | None,
    ) -> None:
        self.cancel()
