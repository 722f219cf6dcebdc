"""What can go wrong, each with what the server said about it."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any


class AlmanacError(Exception):
    """Anything that goes wrong between this client and the server."""


class RpcError(AlmanacError):
    """The server's answer is an error. `kind` and `reason` are for programs, the text is not."""

    def __init__(self, code: int, message: str, data: Mapping[str, Any] | None) -> None:
        super().__init__(message)
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

    def __str__(self) -> str:
        path = self.data.get("path")
        where = f" ({path})" if path else ""
        return f"{self.message}{where} [{self.code} {self.kind}]"


class NotJSON(AlmanacError, ValueError):
    """JSON cannot express the params: NaN, an infinity, a lone surrogate. Nothing was sent."""


class ServerNotFound(AlmanacError):
    """There is no such program to start."""


class ServerGone(AlmanacError):
    """The server ended while the request was under way; the next request starts it again."""


class ServerKeepsFailing(AlmanacError):
    """The server ended too often in too short a time; it is not started again."""


class ProtocolMismatch(AlmanacError):
    """The server speaks another major version of the protocol."""


class ClientClosed(AlmanacError):
    """This client has been closed."""


class LocationDenied(Exception):
    """Raised by a location handler: the person does not want to say where they are."""
