"""What the stand-in answers: the rows of answers.json, an evening in Lisbon, spread over days.

A row has what its method has beyond the common row. The numbers are invented. The tests know what
the page shows of them, so they do not change with the examples of the protocol.
"""

from __future__ import annotations

import base64
import copy
import json
import pathlib
import struct
import sys
import time
import zlib
from datetime import date, timedelta
from typing import Any

ROOT = pathlib.Path(__file__).resolve().parents[3]
sys.path.append(str(ROOT / "protocol-spec/conformance"))

from playback.specified import bundle  # noqa: E402
from told import cautioned, told  # noqa: E402

SPEC = bundle()
METHODS = {method["name"]: method for method in SPEC["methods"]}
ANSWERS = json.loads(pathlib.Path(__file__).with_name("answers.json").read_text(encoding="utf-8"))
COMMON = ANSWERS.pop("common")
LOCALES = {"german": "de-DE", "arabic": "ar-EG", "japanese": "ja-JP"}
FIRST_DAY = date(2026, 6, 21)
SCORES = [64, 88, 35, 12, 71, 93, 55, 48, 80, 26]
GRADIENTS = [
    ["#26376b", "#c76a5a", "#f4b860"],
    ["#2a1f5e", "#d1495b", "#ffb347"],
    ["#5b6b85", "#8d95a8", "#c8bfae"],
    ["#6d7480", "#868c96", "#a3a6ab"],
]
#: Of an evening: what follows from its score.
UNSCORED = dict.fromkeys(
    ["score", "asForecast", "rating", "label", "symbols", "confidence", "interval", "rarity",
     "color"]
)
#: Of an evening: what only a forecast explains.
UNEXPLAINED = (
    "asForecast", "explanation", "confidence", "rarity", "factors", "subscores", "pathSource"
)
#: How much warmer a year is than the one before: its mean, the likely one, and a single year.
SLOPES = {"temperature": 0.025, "low": 0.017, "high": 0.035, "yearLow": 0.002, "yearHigh": 0.05}
#: The scenarios that know measures.
LEVERS = ("ssp245", "ssp370")
PLACE = COMMON["place"]


class Failure(Exception):
    """An error answer: code and message are those of the contract."""

    def __init__(self, kind: str, reason: str | None = None, **details: Any) -> None:
        entry = next(
            error for error in SPEC["x-errors"]
            if (error["kind"], error.get("reason")) == (kind, reason)
        )
        known = {
            name: entry[name] for name in ("kind", "reason", "retryable", "hint") if name in entry
        }
        super().__init__(entry["message"])
        self.error = {"code": entry["code"], "message": entry["message"],
                      "data": {**known, **details}}


BROKEN = Failure("providerUnavailable", "http", provider="openMeteo", httpStatus=503)


def example(method: str) -> Any:
    """A result of the method."""
    schema = METHODS[method]["result"]["schema"]
    if reference := schema.get("$ref"):
        schema = SPEC["components"]["schemas"][reference.rsplit("/", 1)[1]]
    common = {name: COMMON[name] for name in schema.get("required", []) if name in COMMON}
    return copy.deepcopy({**common, **ANSWERS[method]})


def estimated(value: Any) -> Any:
    """The result as the climate tells it, when no provider answers."""
    value["source"].update(kind="estimate", provider="climatology", ageSeconds=None,
                           fetchedAt=None, expiresAt=None)
    cautioned(value)
    for row in [*value.get("days", []), *value.get("hours", [])]:
        row.update({"kind": "estimate", **{name: None for name in UNEXPLAINED if name in row}})
    return value


class Answers:
    """Answers the methods about places, each in a function of its name."""

    def __init__(self, mode: str) -> None:
        self.mode = mode
        self.place = PLACE

    def answer(self, method: str, params: dict[str, Any]) -> Any:
        result = self.untold(method, params)
        if "text" in params and "text" not in result:
            elsewhere = self.mode == "elsewhere"
            result["text"] = told(method, {**params, "elsewhere": elsewhere}, result)
        return result

    def untold(self, method: str, params: dict[str, Any]) -> Any:
        if handler := getattr(self, "do_" + method.replace(".", "_"), None):
            return handler(params)
        if method not in ANSWERS:
            raise Failure("methodNotFound")
        return self.placed(params, example(method))

    def placed(self, params: dict[str, Any], result: Any) -> Any:
        if "place" in result:
            given = params.get("place")
            result["place"] = {**PLACE, **given} if isinstance(given, dict) else self.place
        return result

    def do_weather_current(self, params: dict[str, Any]) -> Any:
        value = self.placed(params, example("weather.current"))
        if self.mode == "polar":
            value.update(sunrise=None, sunset=None)
        units = params.get("units", "locale")
        if units == "imperial" or units == "locale" and self.mode == "american":
            value["units"].update(temperature="°F", windSpeed="mph")
            value["temperature"] = round(value["temperature"] * 1.8 + 32, 1)
        return value

    def do_config_get(self, _: Any) -> Any:
        value = example("config.get")
        settings = {"units": "metric", "locale": "en", "timeFormat": "24h"}
        if self.mode == "american":
            settings = {"units": "imperial", "locale": "en-US", "timeFormat": "12h"}
        if self.mode in LOCALES:
            settings["locale"] = LOCALES[self.mode]
        value["values"] = [
            {"setting": path, "value": given, "origin": "file"} for path, given in settings.items()
        ]
        return value

    def do_alerts_active(self, params: dict[str, Any]) -> Any:
        value = self.placed(params, example("alerts.active"))
        first = value["alerts"][0]
        value["alerts"] = [
            {**first, "id": f"{first['id']}-{severity}", "severity": severity}
            for severity in SPEC["components"]["schemas"]["AlertSeverity"]["enum"]
        ]
        value["alerts"][0]["end"] = "2026-06-23T06:00:00+01:00"
        if self.mode == "elsewhere":
            for alert in value["alerts"]:
                alert["match"] = "country"
        return value

    def do_sun_phase(self, params: dict[str, Any]) -> Any:
        value = self.placed(params, example("sun.phase"))
        if self.mode == "late":
            value.update(altitude=-12, isDay=False, phase="nauticalTwilight")
        return value

    def do_sun_times(self, params: dict[str, Any]) -> Any:
        value = self.placed(params, example("sun.times"))
        if self.mode == "polar":
            nothing = {"start": None, "end": None}
            both = {"morning": nothing, "evening": nothing}
            value["days"][0].update(state="polarDay", sunrise=None, sunset=None, civilDawn=None,
                                    civilDusk=None, goldenHour=both, dayLengthSeconds=86400)
        return value

    def do_forecast_hourly(self, params: dict[str, Any]) -> Any:
        value = self.placed(params, example("forecast.hourly"))
        first = value["hours"][0]
        value["hours"] = []
        for index in range(24):
            hour = (12 + index) % 24
            moment = FIRST_DAY + timedelta(days=(12 + index) // 24)
            row = {**copy.deepcopy(first), "time": f"{moment}T{hour:02}:00:00+01:00"}
            row["temperature"] = 22 - abs(hour - 15) * 0.7
            row["precipitationProbability"] = max(0, 40 - index * 5)
            value["hours"].append(row)
        return value

    def do_forecast_daily(self, params: dict[str, Any]) -> Any:
        value = self.placed(params, example("forecast.daily"))
        first = value["days"][0]
        value["days"] = [
            {
                **copy.deepcopy(first),
                "date": str(FIRST_DAY + timedelta(days=index)),
                "temperatureMin": 14 + index % 4,
                "temperatureMax": 23 + (index * 3) % 7,
                "kind": "forecast" if index < 8 else "estimate",
            }
            for index in range(10)
        ]
        return value

    def do_sunset_score(self, params: dict[str, Any]) -> Any:
        value = self.placed(params, example("sunset.score"))
        value["event"] = params.get("event", "sunset")
        first = value["days"][0]
        value["days"] = [
            {
                **copy.deepcopy(first),
                "date": str(FIRST_DAY + timedelta(days=index)),
                "score": score,
                "gradient": GRADIENTS[0 if score > 50 else 2 if score > 20 else 3],
            }
            for index, score in enumerate(SCORES)
        ]
        if self.mode == "polar":
            for row in value["days"]:
                row.update(UNSCORED, time=None, goldenHour=None, blueHour=None, azimuth=None,
                           gradient=[], subscores=None, pathSource=None, reason="polarDay",
                           explanation="The sun stays above the horizon all day.")
            return value
        value["days"][0]["passed"] = self.mode == "late"
        if self.mode == "half":
            value["days"][0]["preliminary"] = True
        value["days"][1]["gradient"] = GRADIENTS[1]
        value["days"][8].update(UNSCORED, reason="noCloudLayers")
        return value

    def do_climate_project(self, params: dict[str, Any]) -> Any:
        value = self.placed(params, example("climate.project"))
        scenario = params.get("scenario", "ssp245")
        if self.mode == "failing":
            raise BROKEN
        levers = scenario in LEVERS
        if params.get("interventions") and not levers:
            raise Failure("notAllowed", path="/scenario", allowed=list(LEVERS))
        value["scenario"] = scenario
        now = params.get("temperature", 21.4)
        year = params.get("year", 2045)
        warming = (year - 2025) * 0.0001 * int(scenario[3:])
        value["current"]["temperature"] = now
        value["year"] = year
        for name, share in (("without", 1.0), ("with", 0.6)):
            delta = round(warming * share, 2)
            value["alternatives"][name].update(
                temperature=now + delta, low=now + delta * 0.7, high=now + delta * 1.4
            )
            value["alternatives"][name]["delta"].update(value=delta)
        if not levers:
            value["alternatives"]["with"] = None
        if years := params.get("years"):
            share = 0.6 if params.get("interventions") else 1.0
            value["series"] = [
                {
                    "year": at,
                    **{name: now + (at - 2025) * share * slope for name, slope in SLOPES.items()},
                    "delta": (at - 2025) * share * SLOPES["temperature"],
                    "globalWarming": 1.4,
                }
                for at in range(years["from"], years["to"] + 1)
            ]
        return value

    def do_climate_extremes(self, params: dict[str, Any]) -> Any:
        value = self.placed(params, example("climate.extremes"))
        value["year"] = params["year"]
        if params["year"] < 2040:
            value["annual"]["daysAbove25"] = {"expected": 131, "low": 83, "high": 170}
        return value

    def do_sunset_best(self, params: dict[str, Any]) -> Any:
        """The sky is better in the west, but for the fourth evening."""
        here, *around = params["places"]
        date = str(FIRST_DAY + timedelta(days=params["days"] - 1))
        value = example("sunset.best")
        first = value["ranked"].pop()
        for at in (here, *around):
            score = SCORES[params["days"] - 1]
            if at["longitude"] < here["longitude"] - 0.4 and params["days"] != 4:
                score += 17 - abs(at["latitude"] - here["latitude"])
            name = f"{at['latitude']:.2f}"
            found = {**self.place, **at, "name": name, "displayName": name}
            value["ranked"].append({**first, "place": found, "date": date, "score": score})
        value["ranked"].sort(key=lambda row: -row["score"])
        return value

    def do_map_layers(self, params: dict[str, Any]) -> Any:
        value = self.placed(params, example("map.layers"))
        radar = value["layers"][0]
        radar["frames"] = [
            {"id": str(at), "time": f"2026-06-21T19:{at * 10:02}:00+01:00",
             "timeLabels": {"time": f"19:{at * 10:02}", "hour": "19", "day": "6/21",
                            "weekday": "Sun"},
             "kind": "past" if at < 4 else "forecast"}
            for at in range(6)
        ]
        for kind in ("precipitation", "temperature", "wind", "clouds", "pressure"):
            value["layers"].append({
                **radar, "id": kind, "kind": kind, "title": kind.capitalize(), "frames": [],
                "available": False, "needsKey": True, "urlTemplate": None,
                "reason": "keyMissing", "message": "OpenWeather needs an API key.",
            })
        return value

    def do_chart_render(self, params: dict[str, Any]) -> Any:
        value = self.placed(params, example("chart.render"))
        given = params["params"]
        side = "with" if given["interventions"] else "without"
        value["alt"] += f", {given['scenario']}, {given['year']}, {side} measures"
        return {**value, "width": params["width"], "height": params["height"]}

    def do_map_tile(self, params: dict[str, Any]) -> Any:
        if self.mode == "slow tiles":
            time.sleep(0.02)
        color = ((params["x"] * 40) % 256, (params["y"] * 60) % 256, 180, 70)
        data = base64.b64encode(png(color)).decode()
        return {**example("map.tile"), "mimeType": "image/png", "data": data}


def png(color: tuple[int, int, int, int]) -> bytes:
    """A tile of one color."""
    def chunk(kind: bytes, data: bytes) -> bytes:
        checksum = zlib.crc32(kind + data)
        return struct.pack(">I", len(data)) + kind + data + struct.pack(">I", checksum)

    row = b"\0" + bytes(color) * 256
    header = struct.pack(">IIBBBBB", 256, 256, 8, 6, 0, 0, 0)
    pixels = zlib.compress(row * 256)
    return (b"\x89PNG\r\n\x1a\n" + chunk(b"IHDR", header) + chunk(b"IDAT", pixels)
            + chunk(b"IEND", b""))


