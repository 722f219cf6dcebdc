# pyright: reportUnnecessaryTypeIgnoreComment=true
"""Not run: the type checkers read it, to see that types say what the README says."""

from __future__ import annotations

import asyncio
from typing import Any

from almanac_client import Almanac, AsyncAlmanac, Call, SyncCall
from almanac_client.protocol import (
    Favorite,
    OverviewPart,
    SunPhaseResult,
    WeatherCurrentResult,
    WeatherOverviewResult,
    overview_part_value,
)


def typed(almanac: Almanac) -> None:
    call = almanac.stream("weather.overview", {"parts": [{"method": "weather.current"}]})
    checked: SyncCall[WeatherOverviewResult, OverviewPart] = call
    for part in call.parts():
        part["method"]
        part["no such member"]  # type: ignore[typeddict-item]
        if part["state"] == "failure":
            part["error"]["message"]
            part["value"]  # type: ignore[typeddict-item]
    call.result()["prts"]  # type: ignore[typeddict-item]
    current: WeatherCurrentResult | None = overview_part_value(
        call.result()["parts"], "weather.current"
    )
    almanac.weather_overview(parts=[{"method": "favorites.add"}])  # type: ignore[typeddict-item]
    almanac.chart_render(kind="map", params={"extentKm": 800})
    del current
    anything: SyncCall[Any, Any] = almanac.stream("sun.times")
    del checked, anything


async def typed_async(almanac: AsyncAlmanac) -> None:
    call = almanac.stream("favorites.list", {"include": ["current"]})
    async for part in call.parts():
        name: str = part["name"]
        del name
    async for favorite in almanac.stream("favorites.list").parts():
        checked: Favorite = favorite
        del checked
    other: Call[Any, Any] = almanac.stream("sun.times", {"days": 2})
    del other
    async with asyncio.TaskGroup() as group:
        current = group.create_task(almanac.weather_current(place="Lisbon"))
        phase = group.create_task(almanac.request("sun.phase"))
    weather: WeatherCurrentResult = current.result()
    phase.result()["phse"]  # type: ignore[typeddict-item]
    await almanac.weather_current(place=weather["place"])  # what a result gives, a param takes
    await almanac.request("weather.curent")  # type: ignore[call-overload]
    await almanac.request("weather.current", {"plce": "Lisbon"})  # type: ignore[call-overload]
    await almanac.subscribe("weather.curent")  # type: ignore[call-overload]
    await almanac.subscribe("favorites.add")  # type: ignore[call-overload]
    async for event in await almanac.subscribe("sun.phase", latest=True):
        if "result" in event:
            known: SunPhaseResult = event["result"]
            del known
    almanac.on("favorites/didChange", lambda params: print(params["revision"]))
    almanac.on("location/didChange", lambda it: it["plce"])  # type: ignore[call-overload]
    almanac.on("favorites/changed", print)  # type: ignore[call-overload]
