"""A subscription: events until it is cancelled, across restarts of the server."""

from __future__ import annotations

from collections.abc import AsyncIterator, Mapping
from types import TracebackType
from typing import TYPE_CHECKING, Any, Generic, NotRequired, Self, TypedDict, TypeVar

from ._call import MOST_WAITING, Feed, given, new_subscription_id

if TYPE_CHECKING:
    from ._generated import EmitMode, ErrorObject, EventReason, Onset, SubscriptionTrigger
    from ._supervisor import Supervisor

T = TypeVar("T")


class Event(TypedDict, Generic[T]):
    """`SubscriptionEventParams` with the result of the method."""

    id: str
    sequence: int
    time: str
    reason: EventReason
    onsets: NotRequired[list[Onset]]
    result: NotRequired[T]
    error: NotRequired[ErrorObject]


class SubscriptionOptions(TypedDict, total=False):
    """How to subscribe, beside the method and its params.

    With `emit="changedParts"`, the server sends only the parts of `weather.overview` that changed;
    an event here has all of them. With `latest`, a reader who is slow gets only the newest event.
    """

    interval_seconds: int | None
    emit: EmitMode | None
    when: SubscriptionTrigger | None
    latest: bool
    timeout: float | None


class Watch:
    """What the supervisor knows of a subscription. Its id is the client's, so always known."""

    def __init__(
        self, method: str, params: Mapping[str, Any], options: SubscriptionOptions
    ) -> None:
        wanted = {
            "id": new_subscription_id(),
            "method": method,
            "params": dict(params),
            "intervalSeconds": options.get("interval_seconds"),
            "emit": options.get("emit"),
            "when": options.get("when"),
        }
        self.params = given(wanted)
        self.feed: Feed[Any] = Feed(1 if options.get("latest") else MOST_WAITING)
        self._parts: dict[str, Any] = {}

    def deliver(self, event: dict[str, Any]) -> None:
        """Hands on what the server said, with the parts that it left out as unchanged."""
        if self.params.get("emit") == "changedParts" and "result" in event:
            newer = {part["method"]: part for part in event["result"]["parts"]}
            self._parts = {**self._parts, **newer}
            parts = list(self._parts.values())
            event = {**event, "result": {**event["result"], "parts": parts}}
        self.feed.put(event)


class Subscription(AsyncIterator[Event[T]]):
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

    async def __anext__(self) -> Event[T]:
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
