"""The stand-in says, and the page asks and reads, only what the contract allows."""

from __future__ import annotations

import json
import re
from collections.abc import Callable
from typing import Any

import answers
import pytest
from conftest import WEB, RunningBridge
from stand_in import MODES, StandIn

PLACE = {"place": answers.PLACE}
PARTS = {
    "weather.current": {}, "forecast.hourly": {"hours": 24}, "forecast.daily": {"days": 10},
    "air.quality": {}, "alerts.active": {}, "sunset.score": {"days": 10}, "forecast.nowcast": {},
}
TEXT = {"text": {"style": "blocks"}}
OVERVIEW = {
    "parts": [{"method": name, "params": {**params, **TEXT}} for name, params in PARTS.items()]
}
WATCHED = {
    "sunset.score": "/days/0/score",
    "weather.current": "/temperature",
    "forecast.nowcast": "/startsInMinutes",
    "alerts.active": "/alerts/*/severity",
}
#: What the page and its bridge ask, in an order in which each finds what it is about.
CALLS: list[tuple[str, dict[str, Any]]] = [
    ("initialize", {"protocolVersion": "1.0"}),
    ("config.get", {}),
    ("sunset.about", {}),
    ("weather.overview", {**OVERVIEW, "deadlineMs": 0, "partialResultToken": 1}),
    ("standIn.release", {}),
    ("weather.overview", {**OVERVIEW, **PLACE, "units": "imperial", "partialResultToken": 2}),
    ("sunset.score", {"event": "sunrise", "days": 10}),
    *[("sunset.best", {"places": [{"latitude": 38.7, "longitude": east} for east in (-9, -10)],
                       "days": days, **TEXT}) for days in (1, 4)],
    ("sun.times", {**PLACE, "date": "2026-06-21", **TEXT}),
    ("sun.phase", {**PLACE, **TEXT}),
    ("weather.summary", {**PLACE, "text": {"style": "speech"}}),
    ("climate.levers", {}),
    ("climate.scenarios", {}),
    *[("climate.project", {"scenario": scenario, "year": 2045, "interventions": True,
                           "years": {"from": 2025, "to": 2100, "step": 1}})
      for scenario in ("ssp245", "ssp585")],
    ("climate.project", {"scenario": "ssp585", "year": 2045, "temperature": 20, "condition": 2,
                         **TEXT}),
    ("climate.analog", {"year": 2045, "scenario": "ssp245", "limit": 1}),
    *[("climate.extremes", {"scenario": "ssp245", "year": year, **TEXT}) for year in (2026, 2045)],
    ("chart.render", {"kind": "projection", "width": 640, "height": 260, "theme": "light",
                      "params": {"scenario": "ssp245", "year": 2045, "interventions": True}}),
    ("map.layers", {**PLACE, "labels": True}),
    ("map.tile", {"layer": "radar", "z": 5, "x": 1, "y": 2, "frame": "0"}),
    ("location.search", {"query": "Zü", "limit": 8, "labels": True, "text": {"style": "headline"}}),
    ("location.refresh", {}),
    ("favorites.add", PLACE),
    ("favorites.add", PLACE),
    ("favorites.list", {"include": ["localTime", "sunset", "current", "warning"], **TEXT}),
    ("favorites.rename", {"id": "f11", "name": "Home"}),
    ("favorites.move", {"id": "f11", "before": None}),
    ("favorites.remove", {"id": "f11"}),
    *[("subscription.create", {"method": method, "params": {**PLACE, **TEXT},
                               "intervalSeconds": 900,
                               "when": {"condition": {"path": path, "op": "ne", "value": 0}}})
      for method, path in WATCHED.items()],
    ("subscription.list", {}),
    ("subscription.cancel", {"id": "s1"}),
    ("no.such", {}),
    ("shutdown", {}),
]


def test_every_call_of_the_page_is_made_here() -> None:
    named = {
        method
        for path in (WEB / "static" / "js").rglob("*.js")
        for method in re.findall(r'"([a-z]+\.[a-zA-Z]+)"', path.read_text(encoding="utf-8"))
    }
    called = {method for method, _ in CALLS} | set(WATCHED) | set(PARTS)
    assert named & set(answers.METHODS) <= called


@pytest.mark.parametrize("mode", MODES)
@pytest.mark.parametrize("denied", [False, True])
def test_every_message_is_one_of_the_contract(mode: str, denied: bool) -> None:
    said, faults = heard(mode, denied)
    assert faults == []
    answered = {message["id"] for message in said if "method" not in message}
    assert answered == set(range(len(CALLS)))


def test_no_row_is_unread(monkeypatch: pytest.MonkeyPatch) -> None:
    read = set()

    class Watched(dict[str, Any]):
        def __getitem__(self, name: str) -> Any:
            read.add(name)
            return super().__getitem__(name)

    rows = Watched(answers.ANSWERS)
    monkeypatch.setattr(answers, "ANSWERS", rows)
    for mode in MODES:
        heard(mode)
    assert read == set(rows)


@pytest.mark.parametrize(
    ("row", "value", "fault"),
    [
        ("sun.phase", {"altitude": "high"}, "result of sun.phase/altitude"),
        ("sun.phase", {"height": 3}, "result of sun.phase/height"),
        ("air.quality", {"aqi": None}, "params of $/progress/value/value/aqi"),
        ("air.quality", {"aqi": None}, "result of weather.overview/parts/3/value/aqi"),
        ("alerts.active", {"coverage": None}, "params of subscription/event/result/coverage"),
    ],
)
def test_a_wrong_row_is_found(
    monkeypatch: pytest.MonkeyPatch, row: str, value: dict[str, Any], fault: str
) -> None:
    monkeypatch.setitem(answers.ANSWERS, row, {**answers.ANSWERS[row], **value})
    assert any(f"plain: {fault}" in found for found in heard("plain")[1])


READ = """import("/js/transport.js")
  .then(({ socketTransport }) => socketTransport().call("sun.phase", {}))
  .then(({ height }) => height)"""


def test_what_the_page_reads_beyond_the_contract_is_noticed(
    bridge_for: Callable[..., RunningBridge], open_page: Callable[..., Any]
) -> None:
    fault = "read against the contract: sun.phase/height"
    page = open_page(bridge_for(), may_fail=fault)
    with page.expect_console_message(lambda message: message.text == fault):
        page.evaluate(READ)


def heard(mode: str, denied: bool = False) -> tuple[list[Any], list[str]]:
    """What a stand-in says to all calls, and what is wrong with it."""
    said: list[Any] = []
    faults: list[str] = []
    fix = {"result": None if denied else {"latitude": 47.4, "longitude": 8.5}}
    asked = [{"id": at, "method": method, "params": params}
             for at, (method, params) in enumerate(CALLS)]
    lines = [json.dumps(message) for message in asked]
    # The answer to `location/request`, once it is asked.
    after = next(at for at, (method, _) in enumerate(CALLS) if method == "location.refresh") + 1
    lines.insert(after, json.dumps({"id": "almanac:1", **fix}))
    StandIn(mode, lines, lambda line: said.append(json.loads(line)), faults.append).serve_until()
    return said, faults
