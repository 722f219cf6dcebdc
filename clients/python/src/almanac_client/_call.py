"""A request under way."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Awaitable, Generator
from typing import Any, Generic, TypeVar

T = TypeVar("T")
P = TypeVar("P")


class Call(Awaitable[T], Generic[T, P]):
    """A request under way: await it for the whole result, iterate over what comes before.

    The result is always whole; parts are previews of it.
    """

    def __init__(self, work: "asyncio.Task[T]", parts: "Feed", progress: "Feed") -> None:
        self._work = work
        self._parts = parts
        self._progress = progress

    def __await__(self) -> Generator[Any, None, T]:
        return self._work.__await__()

    def parts(self) -> AsyncIterator[P]:
        """The parts of the result as they arrive; ends with the request."""
        return self._parts.items()

    def progress(self) -> AsyncIterator[dict[str, Any]]:
        """begin, reports and end of the work; ends with the request."""
        return self._progress.items()

    def cancel(self) -> None:
        """Stops the work in the server; awaiting raises CancelledError."""
        self._work.cancel()

    def done(self) -> bool:
        """Whether the answer is here."""
        return self._work.done()


class Feed:
    """Values from the reader to one consumer, until it is ended."""

    _END = object()

    def __init__(self) -> None:
        self._queue: asyncio.Queue[Any] = asyncio.Queue()

    def put(self, value: Any) -> None:
        """Hands a value on."""
        self._queue.put_nowait(value)

    def end(self, error: Exception | None = None) -> None:
        """Nothing comes after what was put so far, or the error."""
        self._queue.put_nowait(error or self._END)

    async def items(self) -> AsyncIterator[Any]:
        """What was put, in order."""
        while (value := await self._queue.get()) is not self._END:
            if isinstance(value, Exception):
                raise value
            yield value
