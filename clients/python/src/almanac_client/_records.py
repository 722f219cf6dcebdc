"""Results with attributes, and as tables of pandas, for those who look at them interactively."""

from __future__ import annotations

import keyword
import re
from collections.abc import Iterator, Mapping
from typing import TYPE_CHECKING, Any

from ._times import with_datetimes

if TYPE_CHECKING:
    import pandas

#: What a row of a table is named by, where it has one of these.
_INDEX = ("date", "time", "year", "month")
_LONGEST_REPR = 60


class Record:
    """An object of a result as a value.

    `feelsLike` is `feels_like`, `from` is `from_`, and times are `datetime`.

    It cannot be changed, and two are equal when all their members are.
    """

    __slots__ = ("_members",)

    def __init__(self, members: Mapping[str, Any]) -> None:
        named = {_snake(name): _value(member) for name, member in members.items()}
        object.__setattr__(self, "_members", named)

    def __getattr__(self, name: str) -> Any:
        if not name.startswith("_") and name in self._members:
            return self._members[name]
        known = ", ".join(self._members)
        raise AttributeError(f"there is no {name}; there is {known}")

    def __setattr__(self, name: str, value: Any) -> None:
        raise AttributeError("a record cannot be changed")

    def __dir__(self) -> list[str]:
        return [*super().__dir__(), *self._members]

    def __iter__(self) -> Iterator[str]:
        return iter(self._members)

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Record) and self._members == other._members

    def __hash__(self) -> int:
        return hash(repr(self))

    def __repr__(self) -> str:
        members = (f"{name}={_short(value)}" for name, value in self._members.items())
        return f"Record({', '.join(members)})"

    def __getstate__(self) -> dict[str, Any]:
        return dict(self._members)

    def __setstate__(self, state: dict[str, Any]) -> None:
        object.__setattr__(self, "_members", state)


def record(result: Mapping[str, Any]) -> Record:
    """A result, or an object of one, as a value with attributes and a readable `repr`."""
    return Record(with_datetimes(result))


def to_dataframe(result: Mapping[str, Any], rows: str | None = None) -> pandas.DataFrame:
    """A list of a result as a table of pandas, which has to be installed.

    `rows` names the list, such as "hours"; it can be left out where the result has one list of
    objects. Members of members become columns such as `wind.speed`. Rows are indexed by their time,
    date, year or month, where they have one.
    """
    import pandas

    lists = [name for name, value in result.items() if _is_table(value)]
    if rows is None:
        tables = [name for name in lists if name not in ("attribution", "warnings")]
        if len(tables) != 1:
            raise ValueError(f"rows has to be one of {', '.join(lists) or 'nothing'}")
        rows = tables[0]
    elif not isinstance(result.get(rows), list):
        raise ValueError(f"{rows} is no list of this result; there is {', '.join(lists)}")
    table = pandas.json_normalize(with_datetimes(list(result[rows])))
    index = next((name for name in _INDEX if name in table.columns), None)
    if index == "date":
        table["date"] = pandas.to_datetime(table["date"])
    return table.set_index(index) if index else table


def _is_table(value: Any) -> bool:
    return isinstance(value, list) and bool(value) and isinstance(value[0], Mapping)


def _value(value: Any) -> Any:
    if isinstance(value, Mapping):
        return Record(value)
    if isinstance(value, list):
        return tuple(_value(element) for element in value)
    return value


def _snake(name: str) -> str:
    snake = re.sub(r"(?<=[a-z0-9])([A-Z])", r"_\1", name).lower()
    return f"{snake}_" if keyword.iskeyword(snake) else snake


def _short(value: Any) -> str:
    if isinstance(value, tuple):
        return f"<{len(value)} rows>" if value and isinstance(value[0], Record) else repr(value)
    text = str(value) if hasattr(value, "isoformat") else repr(value)
    return text if len(text) <= _LONGEST_REPR else f"{text[:_LONGEST_REPR]}…"
