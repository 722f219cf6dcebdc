"""Times of results as `datetime`, for those who want to compute with them."""

from __future__ import annotations

import re
from datetime import datetime
from typing import Any

#: RFC 3339, as the protocol writes every time.
_TIME = re.compile(r"\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d+)?(Z|[+-]\d\d:\d\d)")


def with_datetimes(value: Any) -> Any:
    """A copy of a result, or of a part of one, in which each time is a `datetime` with its offset.

    Dates without a time of day stay texts: they are days of the place, not of the UTC calendar.
    """
    if isinstance(value, dict):
        return {name: with_datetimes(member) for name, member in value.items()}
    if isinstance(value, list):
        return [with_datetimes(element) for element in value]
    if isinstance(value, str) and _TIME.fullmatch(value):
        return datetime.fromisoformat(value)
    return value
