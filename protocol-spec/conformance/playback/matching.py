"""Whether a message is the expected one, and how it differs."""

from __future__ import annotations

import re
from typing import Any

from .values import Number, dump

KINDS: dict[str, Any] = {
    "any": lambda value: True,
    "string": lambda value: isinstance(value, str),
    "number": lambda value: isinstance(value, Number),
    "integer": lambda value: isinstance(value, Number) and value.is_integer(),
    "boolean": lambda value: isinstance(value, bool),
    "array": lambda value: isinstance(value, list),
    "object": lambda value: isinstance(value, dict),
    "time": lambda value: isinstance(value, str) and bool(TIME.fullmatch(value)),
}
SAMPLES: dict[str, Any] = {
    "any": None,
    "string": "string",
    "number": Number("0"),
    "integer": Number("0"),
    "boolean": False,
    "array": [],
    "object": {},
    "time": "2026-06-21T12:00:00Z",
}
TIME = re.compile(r"\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d+)?(Z|[+-]\d\d:\d\d)")
PLACEHOLDER = re.compile(r"\$(?P<kind>[a-z]+)(?::(?P<name>\w+))?")
NEAR = re.compile(r"\$(?P<center>number|-?\d+(?:\.\d+)?)~(?P<tolerance>\d+(?:\.\d+)?)")
REST = "$..."


class Matcher:
    """Compares patterns with values; remembers what `$kind:name` stood for."""

    def __init__(self) -> None:
        self.captured: dict[str, Any] = {}

    def fill(self, value: Any) -> Any:
        """The value with every `$name` replaced by what was captured under that name."""
        if isinstance(value, dict):
            return {key: self.fill(member) for key, member in value.items()}
        if isinstance(value, list):
            return [self.fill(element) for element in value]
        if isinstance(value, str) and value[:1] == "$" and value[1:] in self.captured:
            return self.captured[value[1:]]
        return value

    def message_difference(self, pattern: Any, message: Any) -> str | None:
        """Like `difference`, by the rules for messages: id to the byte, error.message ignored."""
        if isinstance(pattern, list) and isinstance(message, list):
            if len(pattern) != len(message):
                return f": {len(pattern)} answers expected, got {len(message)}"
            pairs = enumerate(zip(pattern, message))
            found = ((i, self.message_difference(p, m)) for i, (p, m) in pairs)
            return next((f"/{i}{text}" for i, text in found if text), None)
        if not isinstance(pattern, dict) or not isinstance(message, dict):
            return self.difference(pattern, message)
        if "id" in pattern and not self._same_id(pattern["id"], message.get("id", REST)):
            return f"/id: expected {dump(pattern['id'])}, got {dump(message.get('id', 'none'))}"
        return self.difference(_without_id_and_text(pattern), _without_id_and_text(message))

    def _same_id(self, expected: Any, actual: Any) -> bool:
        if isinstance(expected, Number) and isinstance(actual, Number):
            return expected.text == actual.text
        return self.difference(expected, actual) is None

    def difference(self, pattern: Any, value: Any, path: str = "") -> str | None:
        """The first difference as "pointer: words", or None."""
        if isinstance(pattern, str) and pattern.startswith("$"):
            return self._placeholder_difference(pattern, value, path)
        if isinstance(pattern, dict) and isinstance(value, dict):
            return self._object_difference(pattern, value, path)
        if isinstance(pattern, list) and isinstance(value, list):
            return self._array_difference(pattern, value, path)
        if type(pattern) is type(value) and pattern == value:
            return None
        return f"{path}: expected {dump(pattern)}, got {dump(value)[:200]}"

    def _placeholder_difference(self, pattern: str, value: Any, path: str) -> str | None:
        wrong = f"{path}: expected {pattern}, got {dump(value)[:200]}"
        if near := NEAR.fullmatch(pattern):
            center = 0.0 if near["center"] == "number" else float(near["center"])
            close = isinstance(value, Number) and abs(value - center) <= float(near["tolerance"])
            return None if close else wrong
        if pattern[1:] in self.captured:
            return self.difference(self.captured[pattern[1:]], value, path)
        match = PLACEHOLDER.fullmatch(pattern)
        if match and match["kind"] in KINDS:
            if not KINDS[match["kind"]](value):
                return wrong
            if match["name"]:
                self.captured[match["name"]] = value
            return None
        return None if pattern == value else wrong  # "$/progress" is an ordinary string

    def _object_difference(self, pattern: Any, value: Any, path: str) -> str | None:
        for key, expected in pattern.items():
            if key == REST:
                continue
            if key not in value:
                return f"{path}/{key}: missing"
            if found := self.difference(expected, value[key], f"{path}/{key}"):
                return found
        extra = [key for key in value if key not in pattern]
        return f"{path}/{extra[0]}: not expected" if extra and REST not in pattern else None

    def _array_difference(self, pattern: Any, value: Any, path: str) -> str | None:
        expected = pattern
        if pattern and pattern[-1] == REST:
            expected = pattern[:-1]
            value = value[: len(expected)]
        if len(expected) != len(value):
            return f"{path}: {len(expected)} elements expected, got {len(value)}"
        pairs = enumerate(zip(expected, value))
        found = (self.difference(p, v, f"{path}/{i}") for i, (p, v) in pairs)
        return next((text for text in found if text), None)


def _without_id_and_text(message: Any) -> Any:
    kept = {key: value for key, value in message.items() if key != "id"}
    if isinstance(kept.get("error"), dict):
        kept["error"] = {k: v for k, v in kept["error"].items() if k != "message"}
    return kept


def sample(pattern: Any) -> Any:
    """A value that fits the pattern, for playing it to a client."""
    if isinstance(pattern, dict):
        return {key: sample(value) for key, value in pattern.items() if key != REST}
    if isinstance(pattern, list):
        return [sample(element) for element in pattern if element != REST]
    if not isinstance(pattern, str):
        return pattern
    if near := NEAR.fullmatch(pattern):
        return Number("0" if near["center"] == "number" else near["center"])
    match = PLACEHOLDER.fullmatch(pattern)
    if match and match["kind"] in SAMPLES:
        is_named_string = match["name"] and match["kind"] == "string"
        return match["name"] if is_named_string else SAMPLES[match["kind"]]
    return pattern
