"""Both clients against the built server."""

from __future__ import annotations

import asyncio
import os
import re
import signal
import subprocess
import sys

import pytest
from conftest import GUARD_SECONDS, REPOSITORY

from almanac_client import Almanac, AsyncAlmanac, RestartPolicy, RpcError
from almanac_client.protocol import PlaceFields, SunTimesResult

LISBON: PlaceFields = {"latitude": 38.72, "longitude": -9.14, "timeZone": "Europe/Lisbon"}


def test_the_methods_of_the_handshake(server: list[str], world: dict[str, str]) -> None:
    with Almanac(server, environment=world) as almanac:
        assert {"weather.current", "sun.phase"} <= set(almanac.server["capabilities"]["methods"])
        assert almanac.request("sun.phase", {"place": LISBON})["isDay"] is True


def test_offline_there_is_an_estimate(server: list[str], world: dict[str, str]) -> None:
    with Almanac(server, environment=world) as almanac:
        weather = almanac.request("weather.current", {"place": LISBON})
        assert weather["source"]["kind"] == "estimate"
        with pytest.raises(RpcError) as caught:
            almanac.request("weather.current", {"place": LISBON, "fallback": "none"})
        assert (caught.value.code, caught.value.reason) == (-32012, "offline")


def test_the_overview_streams_and_is_whole(server: list[str], world: dict[str, str]) -> None:
    with Almanac(server, environment=world) as almanac:
        call = almanac.stream("weather.overview", {"place": LISBON})
        last = {part["method"]: part for part in call.parts()}
        parts = call.result()["parts"]
        assert set(last) == {part["method"] for part in parts}
        for part in parts:
            assert last[part["method"]]["state"] == part["state"], part["method"]


def test_the_device_is_asked(server: list[str], world: dict[str, str]) -> None:
    heard: list[str] = []
    fix = {"latitude": 47.37, "longitude": 8.54}
    with Almanac(server, environment=world, location=lambda _: fix) as almanac:
        almanac.listen(lambda name, _: heard.append(name))
        state = almanac.request("location.refresh")
        assert (state["origin"], state["authorization"]) == ("client", "authorized")
        assert round(state["place"]["latitude"], 1) == 47.4
    assert "location/didChange" in heard


def test_a_subscription_speaks_at_once(server: list[str], world: dict[str, str]) -> None:
    with Almanac(server, environment=world) as almanac:
        with almanac.subscribe("sun.phase", {"place": LISBON}) as events:
            event = next(events)
            assert "result" in event and event["result"]["phase"] == "day"
            assert len(almanac.request("subscription.list")["subscriptions"]) == 1
        assert almanac.request("subscription.list")["subscriptions"] == []


def test_a_subscription_with_a_lead_says_what_begins(
    server: list[str], world: dict[str, str]
) -> None:
    with Almanac(server, environment=world) as almanac:
        with almanac.subscribe(
            "sun.phase",
            {"place": LISBON},
            when={
                "condition": {"path": "/next/phase", "op": "ne", "value": "day"},
                "leadMinutes": 2880,
                "quietHours": {"start": "03:00", "end": "04:00"},
                "oncePerDay": True,
            },
        ) as events:
            assert [onset["path"] for onset in next(events).get("onsets", [])] == ["/next"]


def test_favorites_survive_a_killed_server(server: list[str], world: dict[str, str]) -> None:
    async def work() -> None:
        restart = RestartPolicy(first_delay_seconds=0)
        again = asyncio.Event()
        almanac = AsyncAlmanac(
            server,
            environment=world,
            restart=restart,
            on_state=lambda state: again.set() if state == "waiting" else None,
        )
        async with almanac:
            await almanac.request("favorites.add", {"place": LISBON, "name": "Home"})
            kill(almanac)
            await again.wait()
            favorites = (await almanac.request("favorites.list"))["favorites"]
            assert [favorite["name"] for favorite in favorites] == ["Home"]

    asyncio.run(asyncio.wait_for(work(), GUARD_SECONDS))


def test_many_at_once(server: list[str], world: dict[str, str]) -> None:
    async def work() -> None:
        async with AsyncAlmanac(server, environment=world) as almanac:
            days = [f"2026-{month:02}-01" for month in range(1, 13)]
            calls = [almanac.request("sun.times", {"place": LISBON, "date": day}) for day in days]
            answers: list[SunTimesResult] = await asyncio.gather(*calls)
            assert [answer["days"][0]["date"] for answer in answers] == days

    asyncio.run(asyncio.wait_for(work(), GUARD_SECONDS))


def kill(almanac: AsyncAlmanac) -> None:
    """Ends the server under its client, as a crash would."""
    session = almanac._supervisor._session
    assert session is not None
    os.kill(session._process._process.pid, signal.SIGKILL)


README = (REPOSITORY / "clients/python/README.md").read_text(encoding="utf-8")
SAMPLES = re.findall(r"^```python\n(.*?)^```", README, re.DOTALL | re.MULTILINE)


@pytest.mark.parametrize("sample", SAMPLES)
def test_the_samples_of_the_readme(
    sample: str, server: list[str], world: dict[str, str]
) -> None:
    variables = {**os.environ, **world, "PYTHONPATH": str(REPOSITORY / "clients/python/src")}
    ran = subprocess.run(
        [sys.executable, "-W", "error", "-c", sample],
        env=variables,
        capture_output=True,
        text=True,
        timeout=GUARD_SECONDS,
    )
    assert (ran.returncode, ran.stderr) == (0, "") and ran.stdout
