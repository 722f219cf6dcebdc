#!/usr/bin/env python3
"""A server for the page's tests: it shows every state of the page without weather.

stand_in.py [MODE]. `standIn.mode` changes the mode, and `standIn.release` has a slow one give what
it keeps back. It checks what it sends, and the params of what it is asked, against the contract,
and writes what is wrong into the file that STAND_IN_FAULTS names: the tests fail if it has a line.
"""

from __future__ import annotations

import copy
import itertools
import json
import os
import sys
from collections.abc import Callable, Iterable
from typing import Any

from answers import BROKEN, COMMON, PLACE, SCORES, Answers, Failure, estimated, example
from playback.specified import SpecifiedMessages
from playback.values import Number

MODES = {
    "plain": "everything is there",
    "offline": "estimates and errors",
    "broken": "a provider answers with 503",
    "failing": "there are no projections",
    "slow": "parts are kept back until `standIn.release`",
    "slow tiles": "pictures of the map take a while",
    "empty": "no favorites",
    "late": "this evening is over",
    "half": "only half of the sky is known, and the weather is old",
    "polar": "the sun does not set",
    "elsewhere": "warnings are for somewhere in the country only",
    "american": "set to such units and clock",
    "german": "set to this language",
    "arabic": "set to this language",
    "japanese": "set to this language",
}
#: What has neither a stored value nor an estimate.
LOST = ("air.quality", "alerts.active", "forecast.nowcast")
FAILING = {"offline": Failure("providerUnavailable", "offline"), "broken": BROKEN}
PLACES = [
    ("2267057", "Lisbon", "Portugal", "Europe/Lisbon", 38.72, -9.13),
    ("2657896", "Zürich", "Switzerland", "Europe/Zurich", 47.37, 8.55),
    ("1850147", "Tokyo", "Japan", "Asia/Tokyo", 35.69, 139.69),
    ("5128581", "New York", "United States", "America/New_York", 40.71, -74.0),
]


class StandIn(Answers):
    """One connection: what it is asked comes from `lines`, what it says goes to `write`."""

    def __init__(
        self,
        mode: str,
        lines: Iterable[str],
        write: Callable[[str], None],
        found: Callable[[str], None],
    ) -> None:
        super().__init__(mode)
        self.lines = iter(lines)
        self.write = write
        self.found = found
        self.contract = SpecifiedMessages()
        names = [] if mode == "empty" else [1, 2, 3]
        self.favorites = [favorite(f"f{index}", *PLACES[index]) for index in names]
        self.revision = 1
        self.subscriptions: list[dict[str, Any]] = []
        self.subscription_ids = itertools.count(1)
        #: What is sent once the request is answered.
        self.afterwards: list[dict[str, Any]] = []
        #: A slow one keeps its parts back until a test asks for them with `standIn.release`.
        self.released = mode != "slow"
        self.answers: dict[str, Any] = {}

    # The connection

    def serve_until(self, condition: Callable[[], bool] = lambda: False) -> None:
        """Serves other messages until the condition holds, or the input ends."""
        while not condition() and (line := next(self.lines, "")):
            self.receive(json.loads(line))

    def receive(self, message: dict[str, Any]) -> None:
        if "method" not in message:
            self.answers[message["id"]] = message
        elif message["method"] == "exit":
            self.lines = iter(())
        elif "id" in message:
            exact = numbered(message)
            self.contract.sent(exact)
            self.note(self.contract.request_fault(exact))
            self.reply(message["id"], message["method"], message.get("params") or {})

    def reply(self, identifier: Any, method: str, params: dict[str, Any]) -> None:
        try:
            self.send({"id": identifier, "result": self.answer(method, params)})
        except Failure as failure:
            self.send({"id": identifier, "error": failure.error})
        while self.afterwards:
            self.send(self.afterwards.pop(0))

    def send(self, message: dict[str, Any]) -> None:
        message = {"jsonrpc": "2.0", **message}
        self.note(self.contract.fault(numbered(message)))
        self.write(json.dumps(message, ensure_ascii=False))

    def note(self, fault: str | None) -> None:
        if fault:
            self.found(f"{self.mode}: {fault}")

    def do_standIn_mode(self, params: dict[str, Any]) -> Any:
        self.mode = params["mode"]

    def do_standIn_release(self, _: Any) -> Any:
        self.released = True

    def do_standIn_overflow(self, _: Any) -> Any:
        """No server sends this; a page gets an answer all the same."""
        return float("inf")

    def do_shutdown(self, _: Any) -> Any:
        return None

    # The overview, part by part

    def do_weather_overview(self, params: dict[str, Any]) -> Any:
        parts: list[Any] = []
        shared = {name: value for name, value in params.items() if name != "parts"}
        calls = {call["method"]: {**shared, **call.get("params", {})} for call in params["parts"]}
        early = params.get("deadlineMs") == 0
        for method, inner in calls.items():
            stored = self.stored(method, inner)
            known = {} if stored is None else {"value": stored}
            self.progress(params, {"method": method, "state": "loading", **known}, 0)
        for method, inner in calls.items():
            self.serve_until(lambda: early or self.released)
            if self.mode in FAILING and method in LOST:
                error = FAILING[self.mode].error
                parts.append({"method": method, "state": "failure", "error": error})
            else:
                value = (self.stored(method, inner) if early else None) or self.part(method, inner)
                parts.append({"method": method, "state": "success", "value": value})
            self.progress(params, parts[-1], 1)
        return {**self.placed(params, example("weather.overview")), "parts": parts}

    def progress(self, params: dict[str, Any], part: dict[str, Any], share: float) -> None:
        if (token := params.get("partialResultToken")) is not None:
            value = {**part, "progress": share}
            self.send({"method": "$/progress", "params": {"token": token, "value": value}})

    def stored(self, method: str, params: dict[str, Any]) -> Any:
        """What a slow one knows from before."""
        if self.released:
            return None
        value = self.part(method, params)
        value["source"].update(kind="cache", stale=True, ageSeconds=5400)
        if "text" in value:
            value["text"]["asOf"] = "As of 11:30 AM"
        return value

    def part(self, method: str, params: dict[str, Any]) -> Any:
        value = self.answer(method, params)
        return estimated(value) if self.mode in FAILING else value

    # Places

    def do_location_search(self, params: dict[str, Any]) -> Any:
        query = params["query"].lower()
        value = example("location.search")
        found = [row for row in PLACES if row[1].lower().startswith(query)]
        value["places"] = [
            {**place(*row), "localTime": "2026-06-21T19:30:00+01:00",
             "localTimeLabels": {"time": "19:30", "hour": "19", "day": "6/21", "weekday": "Sun"}}
            for row in found
        ]
        return value

    def do_location_refresh(self, _: Any) -> Any:
        self.send({"id": "almanac:1", "method": "location/request",
                   "params": {"reason": "refresh", "timeoutMs": 120_000}})
        self.serve_until(lambda: "almanac:1" in self.answers)
        reply = self.answers.pop("almanac:1")
        if "error" in reply or not reply.get("result"):
            raise Failure("locationUnavailable", "denied")
        fix = reply["result"]
        self.place = {**PLACE, "name": "Here", "displayName": "Here",
                      "latitude": fix["latitude"], "longitude": fix["longitude"]}
        moved = {"place": self.place, "origin": "client"}
        self.send({"method": "location/didChange", "params": moved})
        return {**example("location.refresh"), **moved}

    def do_favorites_list(self, params: dict[str, Any]) -> Any:
        rows = copy.deepcopy(self.favorites)
        here = {"place": self.place, "origin": "set"}
        for index, row in enumerate([here, *rows]):
            if params.get("include"):
                row["localTime"] = f"2026-06-21T{(19 + index) % 24:02}:30:00+01:00"
                weather = self.part("weather.current", params)
                if self.mode == "half":
                    weather["source"].update(kind="cache", stale=True, ageSeconds=10_800)
                row["current"] = {"state": "success", "error": None, "value": weather}
                evening = self.part("sunset.score", {**params, "days": 10})
                score = evening["days"][0] | {"score": SCORES[index]}
                row["sunset"] = {"state": "success", "value": score, "error": None,
                                 "model": evening["model"], "source": evening["source"]}
                alerts = self.answer("alerts.active", params)["alerts"]
                row["warning"] = {"state": "success", "error": None,
                                  "value": alerts[1] if index == 1 and self.mode != "elsewhere"
                                  else None}
        common = {name: COMMON[name] for name in ("units", "source", "attribution")}
        return {**self.state(favorites=rows, myLocation=here), **common}

    def state(self, **members: Any) -> Any:
        return {**members, "revision": self.revision, "warnings": []}

    def changed(self, **members: Any) -> Any:
        self.revision += 1
        self.send({"method": "favorites/didChange", "params": {"revision": self.revision}})
        return self.state(**members)

    def do_favorites_add(self, params: dict[str, Any]) -> Any:
        added = params.get("place") or self.place
        if kept := [row for row in self.favorites if row["place"]["id"] == added["id"]]:
            return self.state(favorite=kept[0], added=False)
        row = {"id": f"f{self.revision + 10}", "name": added["name"], "place": added,
               "addedAt": "2026-06-21T12:00:00Z"}
        self.favorites.append(row)
        return self.changed(favorite=row, added=True)

    def do_favorites_remove(self, params: dict[str, Any]) -> Any:
        self.favorites = [row for row in self.favorites if row["id"] != params["id"]]
        return self.changed()

    def do_favorites_move(self, params: dict[str, Any]) -> Any:
        row = next(row for row in self.favorites if row["id"] == params["id"])
        self.favorites.remove(row)
        ids = [other["id"] for other in self.favorites]
        before = params.get("before")
        self.favorites.insert(ids.index(before) if before else len(ids), row)
        return self.changed(favorite=row)

    def do_favorites_rename(self, params: dict[str, Any]) -> Any:
        row = next(row for row in self.favorites if row["id"] == params["id"])
        row["name"] = params["name"]
        return self.changed(favorite=row)

    def do_subscription_create(self, params: dict[str, Any]) -> Any:
        state = {"id": params.get("id") or f"s{next(self.subscription_ids)}",
                 "method": params["method"],
                 "intervalSeconds": params["intervalSeconds"], "nextAt": "2026-06-21T12:15:00Z"}
        self.subscriptions.append(state)
        self.afterwards.append({"method": "subscription/event", "params": {
            "id": state["id"], "sequence": 0, "time": "2026-06-21T15:40:00+01:00",
            "reason": "condition" if "when" in params else "initial",
            "result": self.answer(params["method"], params["params"])}})
        return state

    def do_subscription_list(self, _: Any) -> Any:
        return {"subscriptions": self.subscriptions}

    def do_subscription_cancel(self, params: dict[str, Any]) -> Any:
        before = len(self.subscriptions)
        self.subscriptions = [s for s in self.subscriptions if s["id"] != params["id"]]
        return {"cancelled": len(self.subscriptions) < before}


def place(identifier: str, name: str, country: str, zone: str, latitude: float, longitude: float):
    return {**PLACE, "id": identifier, "name": name, "displayName": f"{name}, {country}",
            "country": country, "timeZone": zone, "latitude": latitude, "longitude": longitude}


def favorite(identifier: str, *row: Any) -> dict[str, Any]:
    return {"id": identifier, "name": row[1], "place": place(*row),
            "addedAt": "2026-06-01T10:00:00Z"}


def numbered(message: Any) -> Any:
    """The message with its numbers as the checks of the contract read them."""
    return json.loads(json.dumps(message), parse_int=Number, parse_float=Number)


def main() -> None:
    with open(os.environ.get("STAND_IN_FAULTS", os.devnull), "a", encoding="utf-8") as faults:
        StandIn(
            sys.argv[1] if len(sys.argv) > 1 else "plain",
            sys.stdin,
            lambda line: print(line, flush=True),
            lambda fault: print(fault, file=faults, flush=True),
        ).serve_until()


if __name__ == "__main__":
    main()
