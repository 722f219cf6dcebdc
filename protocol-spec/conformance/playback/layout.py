"""How the files of the spec are laid out: what fits on a line stands on one."""

from __future__ import annotations

import json
from typing import Any

from .values import Number

WIDTH = 100


def spec_text(items: list[Any]) -> str:
    """A file of `protocol-spec/methods`, an item after another."""
    return "[\n" + ",\n".join("  " + _laid_out(item, 2, 2, 1) for item in items) + "\n]\n"


def _laid_out(value: Any, indent: int, start: int, after: int) -> str:
    line = _line(value)
    if not isinstance(value, (dict, list)) or not value or start + len(line) + after <= WIDTH:
        return line
    inner = " " * (indent + 2)
    rows = []
    last = len(value) - 1
    members = value.items() if isinstance(value, dict) else ((None, one) for one in value)
    for index, (name, one) in enumerate(members):
        key = "" if name is None else json.dumps(name, ensure_ascii=False) + ": "
        rows.append(inner + key + _laid_out(one, indent + 2, indent + 2 + len(key), index < last))
    open_, close = ("{", "}") if isinstance(value, dict) else ("[", "]")
    return open_ + "\n" + ",\n".join(rows) + "\n" + " " * indent + close


def _line(value: Any) -> str:
    if isinstance(value, Number):
        return value.text
    if isinstance(value, dict):
        members = (f"{json.dumps(k, ensure_ascii=False)}: {_line(v)}" for k, v in value.items())
        return "{" + ", ".join(members) + "}"
    if isinstance(value, list):
        return "[" + ", ".join(map(_line, value)) + "]"
    return json.dumps(value, ensure_ascii=False)
