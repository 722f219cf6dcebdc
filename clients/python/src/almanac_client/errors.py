"""What can go wrong, each with what the server said about it."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

INTERNAL_ERROR = -32603


class AlmanacError(Exception):
    """Anything that goes wrong between this client and the server."""


class RpcError(AlmanacError):
    """The server's answer is an error. `kind` and `reason` are for programs, the text is not."""

    def __init__(self, code: int, message: str, data: Mapping[str, Any] | None = None) -> None:
        super().__init__(code, message, data)
        self.code = code
        self.message = message
        self.data: dict[str, Any] = dict(data or {})

    @property
    def kind(self) -> str:
        """The kind of error, such as `placeNotFound`."""
        return str(self.data.get("kind", ""))

    @property
    def reason(self) -> str | None:
        """Why, within the kind, such as `offline`."""
        return self.data.get("reason")

    @property
    def retryable(self) -> bool:
        """Whether the same call may succeed later."""
        return bool(self.data.get("retryable", False))

    @property
    def retry_after_seconds(self) -> float | None:
        """How long to wait first, where the server knows."""
        return self.data.get("retryAfterSeconds")

    @property
    def hint(self) -> str | None:
        """One sentence for people: what would help."""
        return self.data.get("hint")

    @property
    def text(self) -> str:
        """What a person reads, in the language of the answers."""
        return self.data.get("text") or self.message

    def __str__(self) -> str:
        path = self.data.get("path")
        where = f" ({path})" if path else ""
        return f"{self.message}{where} [{self.code} {self.kind}]"


class PlaceNotFound(RpcError):
    """No place has this name; `data["didYouMean"]` has names that are like it."""


class LocationUnavailable(RpcError):
    """The current location is unknown, or must not be known; see `reason`."""


class ProviderUnavailable(RpcError):
    """A provider cannot be reached, or its answer is of no use; see `reason`."""


class RateLimited(RpcError):
    """A provider accepts no more requests for now; see `retry_after_seconds`."""


class NoData(RpcError):
    """There are no data for this place or time; see `reason`."""


class DeadlineExceeded(RpcError, TimeoutError):
    """No acceptable answer was there before `deadlineMs`, or a second later none at all."""


_KINDS: dict[str, type[RpcError]] = {
    "placeNotFound": PlaceNotFound,
    "locationUnavailable": LocationUnavailable,
    "providerUnavailable": ProviderUnavailable,
    "rateLimited": RateLimited,
    "noData": NoData,
    "deadlineExceeded": DeadlineExceeded,
}


def rpc_error(error: Any) -> RpcError:
    """The exception for the `error` of an answer, whatever it is."""
    if not isinstance(error, dict):
        return RpcError(INTERNAL_ERROR, str(error))
    data = error.get("data")
    data = data if isinstance(data, dict) else {}
    kind = _KINDS.get(str(data.get("kind")), RpcError)
    return kind(error.get("code", INTERNAL_ERROR), str(error.get("message", "")), data)


class NotJSON(AlmanacError, ValueError):
    """JSON cannot express the params: NaN, an infinity, a lone surrogate. Nothing was sent."""


class ServerNotFound(AlmanacError):
    """There is no such program to start."""


class HandshakeFailed(AlmanacError):
    """The program is no server: it ended at once, said nothing for 10 s or refused the handshake.

    The message has its exit code and its last words. It is not started again.
    """


class ProtocolMismatch(HandshakeFailed):
    """The server speaks another major version of the protocol."""


class ServerGone(AlmanacError):
    """The server ended while the request was under way; the next request starts it again."""


class ServerKeepsFailing(AlmanacError):
    """The server ended too often in too short a time; it is not started again."""


class ClientClosed(AlmanacError):
    """This client has been closed, or is another process's."""


class LocationDenied(Exception):
    """Raised by a location handler: the person does not want to say where they are."""
