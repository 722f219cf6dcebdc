"""What is sent, and a request under way."""

from __future__ import annotations

import asyncio
import itertools
from collections import deque
from collections.abc import AsyncIterator, Awaitable, Generator, Mapping
from typing import Any, Generic, TypeVar

T = TypeVar("T")
P = TypeVar("P")

#: Of values that nobody has read yet, the newest are kept.
MOST_WAITING = 1024

_subscription_ids = itertools.count(1)


def given(params: Mapping[str, Any]) -> dict[str, Any]:
    """Without the members that are None: to the protocol they are absent."""
    return {key: value for key, value in params.items() if value is not None}


def new_subscription_id() -> str:
    """The client chooses the ids of its subscriptions, so that it can always cancel them."""
    return f"client-{next(_subscription_ids)}"


class Feed(AsyncIterator[T]):
    """Values from the reader to whoever loops over them.

    Its end, or the error it ended with, is met by every loop, also by a later one. Of several loops
    at once each gets some of the values.
    """

    def __init__(self, most: int = MOST_WAITING) -> None:
        self._values: deque[T] = deque(maxlen=most)
        self._is_ended = False
        self._error: BaseException | None = None
        self._turn = asyncio.Event()

    def put(self, value: T) -> None:
        """Hands a value on."""
        self._values.append(value)
        self._turn.set()

    def end(self, error: BaseException | None = None) -> None:
        """Nothing comes after what was put so far, or the error."""
        if not self._is_ended:
            self._is_ended, self._error = True, error
            self._turn.set()

    async def __anext__(self) -> T:
        while not self._values:
            if self._error:
                raise self._error
            if self._is_ended:
                raise StopAsyncIteration
            self._turn.clear()
            await self._turn.wait()
        return self._values.popleft()


class Call(Awaitable[T], Generic[T, P]):
    """A request under way: await it for the whole result, iterate over what comes before.

    The result is always whole; parts are previews of it.
    """

    def __init__(
        self, work: "asyncio.Task[T]", parts: Feed[P], progress: Feed[dict[str, Any]]
    ) -> None:
        self._work = work
        self._parts = parts
        self._progress = progress
        # Not in the work itself: a task that is cancelled at once never runs.
        work.add_done_callback(self._end)

    def _end(self, work: "asyncio.Task[T]") -> None:
        error = None if work.cancelled() else work.exception()
        self._parts.end(error)
        self._progress.end(error)

    def __await__(self) -> Generator[Any, None, T]:
        return self._work.__await__()

    def parts(self) -> AsyncIterator[P]:
        """The parts of the result as they arrive; ends with the request, and fails with it."""
        return self._parts

    def progress(self) -> AsyncIterator[dict[str, Any]]:
        """begin, reports and end of the work; ends with the request, and fails with it."""
        return self._progress

    def cancel(self) -> None:
        """Stops the work in the server; awaiting raises CancelledError."""
        self._work.cancel()

    def done(self) -> bool:
        """Whether the answer is here."""
        return self._work.done()
