"""A subscription: events until it is cancelled, across restarts of the server."""

from __future__ import annotations

from collections.abc import AsyncIterator, Awaitable, Callable
from types import TracebackType
from typing import Any

from ._call import Feed

Event = dict[str, Any]


class Subscription:
    """Iterate over it for its events; leave the `async with` to end it."""

    def __init__(
        self, params: dict[str, Any], cancel: Callable[["Subscription"], Awaitable[None]]
    ) -> None:
        self.params = params
        #: The server's name for it; another one after a restart.
        self.id: str | None = None
        self._feed = Feed()
        self._cancel = cancel
        self._parts: dict[str, Any] = {}

    def deliver(self, event: Event) -> None:
        """Hands on what the server said, with the parts that it left out as unchanged."""
        if self.params.get("emit") == "changedParts" and "result" in event:
            newer = {part["method"]: part for part in event["result"]["parts"]}
            self._parts = {**self._parts, **newer}
            parts = list(self._parts.values())
            event = {**event, "result": {**event["result"], "parts": parts}}
        self._feed.put(event)

    def end(self, error: Exception | None = None) -> None:
        """No more events."""
        self._feed.end(error)

    def __aiter__(self) -> AsyncIterator[Event]:
        return self._feed.items()

    async def cancel(self) -> None:
        """Ends it here and in the server."""
        await self._cancel(self)

    async def __aenter__(self) -> "Subscription":
        return self

    async def __aexit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        traceback: TracebackType | None,
    ) -> None:
        await self.cancel()
