"""A subscription: events until it is cancelled, across restarts of the server."""

from __future__ import annotations

from collections.abc import AsyncIterator
from types import TracebackType
from typing import TYPE_CHECKING, Any, Self

from ._call import MOST_WAITING, Feed

if TYPE_CHECKING:
    from ._supervisor import Supervisor

Event = dict[str, Any]


class Watch:
    """What the supervisor knows of a subscription. Its id is the client's, so always known."""

    def __init__(self, params: dict[str, Any], latest: bool) -> None:
        self.params = params
        self.feed: Feed[Event] = Feed(1 if latest else MOST_WAITING)
        self._parts: dict[str, Any] = {}

    def deliver(self, event: Event) -> None:
        """Hands on what the server said, with the parts that it left out as unchanged."""
        if self.params.get("emit") == "changedParts" and "result" in event:
            newer = {part["method"]: part for part in event["result"]["parts"]}
            self._parts = {**self._parts, **newer}
            parts = list(self._parts.values())
            event = {**event, "result": {**event["result"], "parts": parts}}
        self.feed.put(event)


class Subscription(AsyncIterator[Event]):
    """Iterate over it for its events.

    It ends when its `async with` is left, when it is cancelled, and when nobody has it any more.
    """

    def __init__(self, watch: Watch, supervisor: Supervisor, owner: object) -> None:
        self._watch = watch
        self._supervisor = supervisor
        self._owner = owner  # a client lives as long as what it gave

    @property
    def id(self) -> str:
        """Its name in the server."""
        return str(self._watch.params["id"])

    async def __anext__(self) -> Event:
        return await anext(self._watch.feed)

    async def cancel(self) -> None:
        """Ends it here and in the server."""
        await self._supervisor.unwatch(self._watch)

    def __del__(self) -> None:
        self._supervisor.forget(self._watch)

    async def __aenter__(self) -> Self:
        return self

    async def __aexit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        traceback: TracebackType | None,
    ) -> None:
        await self.cancel()
