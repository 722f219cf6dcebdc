"""What has to be said beside a value that is not a current one."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any


def shown(
    value: str, source: Mapping[str, Any], row: Mapping[str, Any] | None = None
) -> str:
    """The value of a result, or of a row of it: "≈64" of an estimate and of what may change,
    "64 (3 h old)" of what is stale.
    """
    row = row or {}
    is_estimate = row.get("kind", source["kind"]) == "estimate"
    mark = "≈" if is_estimate or row.get("preliminary") else ""
    is_old = source["stale"] and not is_estimate
    return f"{mark}{value}" + (f" ({age(source['ageSeconds'])} old)" if is_old else "")


def age(seconds: int | None) -> str:
    """"12 min", "3 h", "2 days", or "some time"."""
    if seconds is None:
        return "some time"
    for limit, unit, name in [(5_400, 60, "min"), (129_600, 3_600, "h")]:
        if seconds < limit:
            return f"{(seconds + unit // 2) // unit} {name}"
    return f"{(seconds + 43_200) // 86_400} days"
