"""What of the spec no transcript shows."""

from __future__ import annotations

from typing import Any, Iterator

from .specified import bundle
from .transcript import Expect, Send, Transcript
from .values import dump

#: Errors that no client can bring about at will, and what they would take.
BEYOND_REACH = {
    "noData": "a reason that this version has no word for",
    "internalError": "a mistake in the server",
    "providerUnavailable unreachable": "a machine without a route",
    "providerUnavailable libraryMissing": "a machine without libcurl",
    "providerUnavailable noResources": "a system that gives no more threads",
    "providerUnavailable timeout": "a provider that is silent for longer than a test may last",
    "providerUnavailable invalidURL": "an address that the configuration refuses before",
    "providerUnavailable breakerOpen": "a provider that was down for a while",
    "providerUnavailable budget": "a day's worth of requests",
    "storageFailure full": "a full disk",
    "storageFailure corrupt": "a damaged file that cannot be set aside",
    "storageFailure locked": "another process that never lets go",
    "storageFailure irregular": "a pipe in the place of a stored file",
}


def uncovered(transcripts: list[Transcript]) -> list[str]:
    """Methods that are never called, messages of the server and errors that never come."""
    called, heard, failed = set[str](), set[str](), set[str]()
    for transcript in transcripts:
        for step in transcript.steps:
            if isinstance(step, Send):
                called |= {_text(m.get("method")) for m in _messages(_parsed(step))}
            elif isinstance(step, Expect):
                messages = list(_messages(step.pattern))
                heard |= {_text(m.get("method")) for m in messages}
                failed |= {name for m in messages for name in _errors(m)}
    document = bundle()
    missing = [f"method {m['name']}" for m in document["methods"] if m["name"] not in called]
    missing += [
        f"message {m['name']}" for m in document["x-serverMethods"] if m["name"] not in heard
    ]
    errors = [_name(error["kind"], error.get("reason")) for error in document["x-errors"]]
    return missing + [f"error {e}" for e in errors if e not in failed and e not in BEYOND_REACH]


def _parsed(step: Send) -> Any:
    try:
        return step.value()
    except ValueError:
        return None  # malformed on purpose


def _messages(value: Any) -> Iterator[dict[str, Any]]:
    for message in value if isinstance(value, list) else [value]:
        if isinstance(message, dict):
            yield message


def _errors(value: Any) -> Iterator[str]:
    """Every error object, also those inside of results and events."""
    if isinstance(value, list):
        for element in value:
            yield from _errors(element)
    elif isinstance(value, dict):
        data = value.get("data")
        if "code" in value and isinstance(data, dict) and "kind" in data:
            yield _name(_text(data["kind"]), data.get("reason"))
        for member in value.values():
            yield from _errors(member)


def _name(kind: str, reason: object) -> str:
    return f"{kind} {reason}" if isinstance(reason, str) else kind


def _text(value: Any) -> str:
    return value if isinstance(value, str) else dump(value)
