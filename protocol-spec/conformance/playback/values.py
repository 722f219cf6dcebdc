"""JSON values that remember how their numbers were written."""

from __future__ import annotations

import json
from typing import Any


class Number(float):
    """A number that keeps its text: ids are echoed byte for byte, everything else by value."""

    text: str

    def __new__(cls, text: str) -> "Number":
        number = super().__new__(cls, text)
        number.text = text
        return number

    def __repr__(self) -> str:
        return self.text


def _refuse(constant: str) -> Any:
    raise ValueError(f"{constant} is not JSON")


def parse(text: bytes | str) -> Any:
    """One JSON text; NaN and Infinity are refused."""
    return json.loads(text, parse_int=Number, parse_float=Number, parse_constant=_refuse)


def dump(value: Any) -> str:
    """The value as compact JSON, numbers as they were written."""
    if isinstance(value, Number):
        return value.text
    if isinstance(value, dict):
        members = (f"{json.dumps(k, ensure_ascii=False)}:{dump(v)}" for k, v in value.items())
        return "{" + ",".join(members) + "}"
    if isinstance(value, list):
        return "[" + ",".join(map(dump, value)) + "]"
    return json.dumps(value, ensure_ascii=False)
