"""The client without an event loop, against the mock."""

from __future__ import annotations

import threading
from collections.abc import Callable
from datetime import datetime, timedelta, timezone

import pytest
from conftest import GUARD_SECONDS

from almanac_client import Almanac, ClientClosed, RpcError, ServerNotFound, with_datetimes
from almanac_client.protocol import SunPhaseParams

Mock = Callable[[str], list[str]]


def test_an_answer(mock: Mock) -> None:
    with Almanac(mock("answer")) as almanac:
        assert almanac.server["serverInfo"]["name"] == "almanac"
        assert almanac.request("sun.phase", {"place": "Lisbon"})["isDay"] is True
    with pytest.raises(ClientClosed):
        almanac.request("sun.phase")


def test_every_method_is_a_function(mock: Mock) -> None:
    with Almanac(mock("answer")) as almanac:
        phase = almanac.sun_phase(place="Lisbon")
        assert phase["next"] is not None and phase["next"]["phase"] == "civilTwilight"


def test_an_error(mock: Mock) -> None:
    with Almanac(mock("errors")) as almanac, pytest.raises(RpcError):
        almanac.request("weather.current", {"place": "Lissabonn"})


def test_parts_and_progress(mock: Mock) -> None:
    with Almanac(mock("overview")) as almanac:
        call = almanac.stream(
            "weather.overview",
            {"parts": [{"method": "weather.current"}, {"method": "sunset.score"}]},
        )
        assert [part["state"] for part in call.parts()][-1] == "failure"
        assert [report["kind"] for report in call.progress()] == ["begin", "report", "end"]
        assert call.result()["parts"][1]["state"] == "failure"


def test_a_subscription(mock: Mock) -> None:
    with Almanac(mock("subscription")) as almanac:
        lisbon: SunPhaseParams = {"place": "Lisbon"}
        with almanac.subscribe("sun.phase", lisbon, interval_seconds=60) as events:
            reasons = [next(iter(events))["reason"], next(iter(events))["reason"]]
    assert reasons == ["initial", "change"]


def test_the_location_is_told(mock: Mock) -> None:
    fix = {"latitude": 38.7167, "longitude": -9.1333}
    with Almanac(mock("location"), location=lambda _: fix) as almanac:
        assert almanac.request("location.refresh")["origin"] == "client"


def test_no_thread_is_left_behind(mock: Mock) -> None:
    before = set(threading.enumerate())
    with Almanac(mock("answer")) as almanac:
        almanac.request("sun.phase", {"place": "Lisbon"})
    said = r"pip install almanac-client\[server\].*the environment variable ALMANAC"
    with pytest.raises(ServerNotFound, match=said), Almanac(["/no/such/almanac"]):
        pass
    # What waits for the end of a process has a last step to do when that has ended.
    for thread in set(threading.enumerate()) - before:
        thread.join(GUARD_SECONDS)
        assert not thread.is_alive(), thread


def test_a_method_takes_a_timeout(mock: Mock) -> None:
    with Almanac(mock("cancel")) as almanac:
        with pytest.raises(TimeoutError):
            almanac.forecast_daily(days=16, timeout=0.05)
        assert almanac.sun_phase()["phase"] == "day"


def test_times_as_datetimes() -> None:
    lisbon = timezone(timedelta(hours=1))
    given = {"days": [{"date": "2026-06-21", "time": "2026-06-21T21:04:54.250+01:00"}],
             "fetchedAt": "2026-06-21T12:00:00Z", "model": None, "text": "at 2026-06-21T12:00:00Z"}
    assert with_datetimes(given) == {
        "days": [{"date": "2026-06-21",
                  "time": datetime(2026, 6, 21, 21, 4, 54, 250_000, tzinfo=lisbon)}],
        "fetchedAt": datetime(2026, 6, 21, 12, tzinfo=timezone.utc),
        "model": None, "text": "at 2026-06-21T12:00:00Z"}
