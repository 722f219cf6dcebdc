"""What the stand-in tells: texts as the built server wrote them (blocks.json).

They are English and of one afternoon in Lisbon, whatever the numbers beside them; what the page
draws of numbers that a test changes is changed here too.
"""

from __future__ import annotations

import copy
import json
import pathlib
from collections.abc import Callable
from datetime import date
from typing import Any

PATH = pathlib.Path(__file__).with_name("blocks.json")
TOLD = json.loads(PATH.read_text(encoding="utf-8")) if PATH.exists() else {}
CAUTION = "≈ An estimate from the climate of this place, not a forecast."
REASONS = {"polarDay": "Midnight sun", "noCloudLayers": "No cloud data"}


def told(method: str, params: dict[str, Any], value: dict[str, Any]) -> dict[str, Any]:
    """The text of an answer, in blocks."""
    text = copy.deepcopy(TOLD[method])
    blocks = text["blocks"]
    if change := CHANGES.get(method):
        blocks = change(blocks, params, value) or blocks
    if method != "alerts.active" and params.get("elsewhere"):
        blocks = [block for block in blocks if block["kind"] != "warning"]
    if value.get("units", {}).get("temperature") == "°F":
        blocks = json.loads(json.dumps(blocks, ensure_ascii=False).replace("°C", "°F"))
    if method == "location.search":
        text["headline"] = f"{len(value['places'])} places found."
    return {**text, "lines": [], "notes": [], "blocks": blocks}


def alerts(blocks: list[Any], _: Any, value: dict[str, Any]) -> list[Any]:
    def own(block: Any, alert: Any) -> Any:
        if "severity" not in block:
            return block
        if alert["match"] == "country":
            return {"kind": "warningElsewhere", "spans": block["spans"]}
        return {**block, "severity": alert["severity"]}

    return [
        own(block, alert)
        for alert in value["alerts"]
        for block in blocks
    ]


def projection(blocks: list[Any], params: dict[str, Any], value: dict[str, Any]) -> None:
    side = "with" if params.get("interventions") else "without"
    sides = value["alternatives"]
    now, then = next(block["facts"] for block in blocks if "facts" in block)[:2]
    then["name"]["text"] = f"In {value['year']}"
    warmth = {"now": value["current"]["temperature"], "then": sides[side]["temperature"]}
    for name, fact in (("now", now), ("then", then)):
        fact["value"][0] = {"text": f"{warmth[name]:.2f} °C", "role": "strong"}


def extremes(blocks: list[Any], _: Any, value: dict[str, Any]) -> None:
    for fact in next(block["facts"] for block in blocks if "facts" in block):
        count = value["annual"][fact["id"]]
        numbers = [round(count[name]) for name in ("expected", "low", "high")]
        fact["value"] = [{"text": "{} ({}…{})".format(*numbers)}]


def rows(blocks: list[Any], column: str, cells: list[dict[str, str]]) -> None:
    """The table with that column, a row for each of these: its first one with other texts."""
    table = next(
        block for block in blocks
        if column in [known["id"] for known in block.get("columns", [])]
    )
    first = table["rows"][0]["cells"]
    names = [known["id"] for known in table["columns"]]
    # A column without any value was left out when it was recorded.
    for name in dict.fromkeys(name for row in cells for name in row if name not in names):
        table["columns"].append({"id": name, "name": {"text": ""}, "number": False})
        names.append(name)
        first.append({"text": ""})
    table["rows"] = [
        {"cells": [
            {"text": row[name]} if name in row else cell
            for name, cell in zip(names, first, strict=True)
        ]}
        for row in cells
    ]


def marked(score: float | None, row: dict[str, Any]) -> str:
    mark = "≈" if row.get("preliminary") or row.get("kind") == "estimate" else ""
    return "" if score is None else f"{mark}{score:.0f}"


def evenings(blocks: list[Any], _: Any, value: dict[str, Any]) -> None:
    def cells(index: int, day: dict[str, Any]) -> dict[str, str]:
        at = date.fromisoformat(day["date"])
        when = ["Today", "Tomorrow", f"{at:%A}"][min(index, 2)]
        label = REASONS.get(day["reason"]) or day["label"]
        blank = dict.fromkeys(["time", "goldenHour", "blueHour", "azimuth"], "")
        return {
            "when": f"{when}, over" if day["passed"] else when,
            "weekday": f"{at:%a}" if index else "Today",
            "score": marked(day["score"], day), "label": label or "",
            "explanation": day["explanation"] or "",
            **(blank if day["time"] is None else {}),
        }

    rows(blocks, "when", [cells(index, day) for index, day in enumerate(value["days"])])
    if any(day.get("preliminary") for day in value["days"]):
        spans = [{"text": "A score with ≈ may change.", "role": "muted"}]
        blocks.append({"kind": "paragraph", "spans": spans})


def favorites(blocks: list[Any], _: Any, value: dict[str, Any]) -> None:
    def cells(row: dict[str, Any]) -> dict[str, str]:
        weather, evening = row.get("current"), row.get("sunset")
        told = {
            "place": row.get("name", "Here"), "where": row["place"]["displayName"],
            "time": row.get("localTime", "")[11:16],
            "temperature": "", "icon": "", "score": "", "label": "", "warning": "", "note": "",
        }
        if weather and evening:
            source = weather["value"]["source"]
            estimated = {"kind": source["kind"]} if source["kind"] == "estimate" else {}
            day = {**evening["value"], **estimated}
            mark = "≈" if estimated else ""
            unit = weather["value"]["units"]["temperature"]
            told |= {
                "icon": "⛅", "temperature": f"{mark}{weather['value']['temperature']} {unit}",
                "score": marked(day["score"], day), "label": day["label"] or "",
                "note": "what is usual here, not a forecast" if estimated else
                        "3 h old" if source["stale"] else "",
            }
        if row.get("warning", {}).get("value"):
            told["warning"] = f"{row['warning']['value']['severity'].capitalize()} warning"
        return told

    rows(blocks, "place", [cells(row) for row in [value["myLocation"], *value["favorites"]]])


def ranked(blocks: list[Any], _: Any, value: dict[str, Any]) -> None:
    rows(blocks, "place", [
        {"place": row["place"]["displayName"], "score": marked(row["score"], row)}
        for row in value["ranked"]
    ])


def sun(blocks: list[Any], _: Any, value: dict[str, Any]) -> list[Any]:
    spans = [{"text": "Sunset in 1 h 35 min"}]
    rest = [block for block in blocks if block["kind"] != "paragraph"]
    return rest + ([{"kind": "paragraph", "spans": spans}] if value["isDay"] else [])


Change = Callable[[list[Any], dict[str, Any], dict[str, Any]], Any]
CHANGES: dict[str, Change] = {
    "alerts.active": alerts, "climate.project": projection, "climate.extremes": extremes,
    "sunset.score": evenings, "favorites.list": favorites, "sunset.best": ranked,
    "sun.phase": sun,
}


def cautioned(value: dict[str, Any]) -> None:
    """Says of an estimate that it is one, first of all."""
    if text := value.get("text"):
        spans = [{"text": CAUTION, "role": "warning"}]
        text["blocks"].insert(0, {"kind": "paragraph", "spans": spans})
        text.pop("asOf", None)
        for block in text["blocks"]:
            names = [column["id"] for column in block.get("columns", [])]
            for row in block.get("rows", []) if "when" in names else []:
                score = row["cells"][names.index("score")]
                score["text"] = score["text"] and f"≈{score['text'].lstrip('≈')}"
