"""The asyncio client against the mock."""

from __future__ import annotations

import asyncio
import copy
import json
import math
import pathlib
import pickle
import shlex
from collections.abc import Callable, Coroutine
from random import Random
from typing import Any

import pytest
from conftest import GUARD_SECONDS

from almanac_client import (
    AsyncAlmanac,
    ClientClosed,
    LocationDenied,
    NotJSON,
    ProtocolMismatch,
    RestartPolicy,
    RpcError,
    ServerGone,
    ServerNotFound,
    State,
)
from almanac_client._process import encoded
from almanac_client.errors import rpc_error
from almanac_client.protocol import (
    ErrorObject,
    SunPhaseParams,
    WeatherOverviewParams,
    overview_part_value,
)

Mock = Callable[[str], list[str]]
PARTS: WeatherOverviewParams = {
    "parts": [{"method": "weather.current"}, {"method": "sunset.score"}]
}
AT_ONCE = RestartPolicy(first_delay_seconds=0)


def run(work: Coroutine[Any, Any, None]) -> None:
    asyncio.run(asyncio.wait_for(work, GUARD_SECONDS))


def reason_of(error: ErrorObject) -> str | None:
    data = error.get("data")
    return data.get("reason") if data else None


async def a_turn() -> None:
    """A task that was made before has begun, and its question is on its way."""
    await asyncio.sleep(0)


def test_an_answer(mock: Mock) -> None:
    async def work() -> None:
        async with AsyncAlmanac(mock("answer")) as almanac:
            assert almanac.server["protocolVersion"] == "1.0"
            result = await almanac.request("sun.phase", {"place": "Lisbon"})
            assert result["phase"] == "day"
        assert almanac.state == "closed"

    run(work())


def test_every_method_is_a_function(mock: Mock) -> None:
    async def work() -> None:
        async with AsyncAlmanac(mock("answer")) as almanac:
            phase = await almanac.sun_phase(place="Lisbon")
            assert phase["isDay"] is True

    run(work())


def test_answers_in_any_order(mock: Mock) -> None:
    async def work() -> None:
        async with AsyncAlmanac(mock("out-of-order")) as almanac:
            weather, phase = await asyncio.gather(
                almanac.request("weather.current", {"place": "Lisbon"}),
                almanac.request("sun.phase", {"place": "Lisbon"}),
            )
            assert (weather["temperature"], phase["phase"]) == (21.4, "night")

    run(work())


def test_errors(mock: Mock) -> None:
    async def work() -> None:
        async with AsyncAlmanac(mock("errors")) as almanac:
            with pytest.raises(RpcError) as caught:
                await almanac.request("weather.current", {"place": "Lissabonn"})
            error = caught.value
            assert (error.code, error.kind, error.retryable) == (-32010, "placeNotFound", False)
            assert error.hint == "Check the spelling, or give coordinates."
            assert str(error) == "No matching place was found. (/place) [-32010 placeNotFound]"
            with pytest.raises(RpcError) as caught:
                await almanac.request("weather.current")
            assert caught.value.retry_after_seconds == 30
            with pytest.raises(RpcError) as caught:
                await almanac.request("weather.current")
            assert (caught.value.kind, caught.value.reason) == ("", None)

    run(work())


@pytest.mark.parametrize("kind", ["placeNotFound", "deadlineExceeded", "aKindOfTheFuture"])
def test_errors_are_values(kind: str) -> None:
    error = rpc_error({"code": -32010, "message": "None.", "data": {"kind": kind, "path": "/x"}})
    for same in (pickle.loads(pickle.dumps(error)), copy.copy(error), copy.deepcopy(error)):
        assert type(same) is type(error) and str(same) == str(error) and same.data == error.data


def test_parts_and_progress(mock: Mock) -> None:
    async def work() -> None:
        async with AsyncAlmanac(mock("overview")) as almanac:
            call = almanac.stream("weather.overview", PARTS)
            parts = [(part["method"], part["state"]) async for part in call.parts()]
            kinds = [report["kind"] async for report in call.progress()]
            result = await call
            assert parts == [
                ("weather.current", "loading"),
                ("sunset.score", "loading"),
                ("weather.current", "success"),
                ("sunset.score", "failure"),
            ]
            assert kinds == ["begin", "report", "end"]
            current = overview_part_value(result["parts"], "weather.current")
            assert current and current["temperature"] == 21.4 and len(current) == 1

    run(work())


def test_cancelling_the_task_cancels_in_the_server(mock: Mock) -> None:
    async def work() -> None:
        async with AsyncAlmanac(mock("cancel")) as almanac:
            task = asyncio.create_task(almanac.request("forecast.daily", {"days": 16}))
            await a_turn()
            task.cancel()
            with pytest.raises(asyncio.CancelledError):
                await task
            assert (await almanac.request("sun.phase"))["phase"] == "day"

    run(work())


@pytest.mark.parametrize("turns", [0, 1, 5])
def test_cancelling_a_stream_ends_its_parts(mock: Mock, turns: int) -> None:
    async def work() -> None:
        async with AsyncAlmanac(mock("silent")) as almanac:
            call = almanac.stream("forecast.daily")
            for _ in range(turns):
                await asyncio.sleep(0)
            call.cancel()
            assert [part async for part in call.parts()] == []
            with pytest.raises(asyncio.CancelledError):
                await call

    run(work())


def test_a_timeout_cancels_in_the_server(mock: Mock) -> None:
    async def work() -> None:
        async with AsyncAlmanac(mock("cancel")) as almanac:
            with pytest.raises(TimeoutError):
                await almanac.request("forecast.daily", {"days": 16}, timeout=0.05)
            assert (await almanac.request("sun.phase"))["phase"] == "day"

    run(work())


def test_the_location_is_told(mock: Mock) -> None:
    async def work() -> None:
        heard: list[str] = []

        async def where(params: dict[str, Any]) -> dict[str, float]:
            assert params["reason"] == "refresh"
            return {"latitude": 38.7167, "longitude": -9.1333}

        async with AsyncAlmanac(mock("location"), location=where) as almanac:
            almanac.listen(lambda name, params: heard.append(f"{name} {params['origin']}"))
            assert (await almanac.request("location.refresh"))["authorization"] == "authorized"
        assert heard == ["location/didChange client"]

    run(work())


def test_the_location_is_denied(mock: Mock) -> None:
    def where(_: dict[str, Any]) -> None:
        raise LocationDenied("not today")

    async def work() -> None:
        async with AsyncAlmanac(mock("location-denied"), location=where) as almanac:
            with pytest.raises(RpcError) as caught:
                await almanac.request("location.refresh")
            assert caught.value.reason == "denied"
            assert caught.value.message == "Location permission is needed."

    run(work())


def test_without_a_handler_the_location_is_unknown(mock: Mock) -> None:
    async def work() -> None:
        async with AsyncAlmanac(mock("location-unknown")) as almanac:
            with pytest.raises(RpcError) as caught:
                await almanac.request("location.refresh")
            assert caught.value.message == "The location could not be determined."

    run(work())


def test_a_subscription(mock: Mock) -> None:
    async def work() -> None:
        async with AsyncAlmanac(mock("subscription")) as almanac:
            lisbon: SunPhaseParams = {"place": "Lisbon"}
            async with await almanac.subscribe("sun.phase", lisbon, interval_seconds=60) as events:
                phases = []
                async for event in events:
                    assert "result" in event
                    phases.append(event["result"]["phase"])
                    if event["reason"] == "change":
                        break
        assert phases == ["day", "civilTwilight"]

    run(work())


def test_an_event_of_changed_parts_has_the_others_too(mock: Mock) -> None:
    async def work() -> None:
        async with AsyncAlmanac(mock("changed-parts")) as almanac:
            subscribed = almanac.subscribe(
                "weather.overview",
                {"parts": [{"method": "air.quality"}, {"method": "alerts.active"}]},
                emit="changedParts",
            )
            reasons = []
            async with await subscribed as events:
                async for event in events:
                    assert "result" in event
                    parts = event["result"]["parts"]
                    failed = [part for part in parts if part["state"] == "failure"]
                    reasons.append([reason_of(part["error"]) for part in failed])
                    if event["reason"] == "change":
                        break
        assert reasons == [["offline", "offline"], ["offline", "timeout"]]

    run(work())


def test_subscriptions_survive_a_restart(mock: Mock) -> None:
    async def work() -> None:
        command = mock("crash-after-subscription")
        async with AsyncAlmanac(command, restart=AT_ONCE) as almanac:
            events = await almanac.subscribe("sun.phase")
            seen = 0
            async for event in events:
                assert event["sequence"] == 0
                seen += 1
                if seen == 3:
                    break

    run(work())


def test_subscriptions_survive_a_server_that_ends_before_it_has_them(
    mock: Mock, tmp_path: pathlib.Path
) -> None:
    async def work() -> None:
        first, second = mock("crash-after-subscription"), mock("crash-instead-of-subscription")
        # Every other life ends before the subscription is made.
        script = f"""
            if rmdir {tmp_path}/odd 2>/dev/null; then exec {shlex.join(second)}; fi
            mkdir {tmp_path}/odd && exec {shlex.join(first)}
        """
        restart = RestartPolicy(first_delay_seconds=0, most_ends=9)
        async with AsyncAlmanac(["sh", "-c", script], restart=restart) as almanac:
            events = await almanac.subscribe("sun.phase")
            seen = 0
            async for _ in events:
                seen += 1
                if seen == 3:
                    break
        assert seen == 3

    run(work())


def test_a_server_that_ends_is_told_and_started_again(mock: Mock) -> None:
    async def work() -> None:
        states: list[State] = []
        almanac = AsyncAlmanac(mock("crash-while-asked"), restart=AT_ONCE, on_state=states.append)
        async with almanac:
            for _ in range(2):
                with pytest.raises(ServerGone, match="ended with code 9"):
                    await almanac.request("forecast.daily")
        assert states[:5] == ["starting", "ready", "waiting", "starting", "ready"]
        assert states[-1] == "closed"

    run(work())


@pytest.mark.parametrize("name", ["other-version", "later-version"])
def test_another_version_is_refused(mock: Mock, name: str) -> None:
    async def work() -> None:
        almanac = AsyncAlmanac(mock(name))
        with pytest.raises(ProtocolMismatch, match="1.0"):
            await almanac.start()
        await almanac.close()

    run(work())


def test_no_such_program() -> None:
    async def work() -> None:
        almanac = AsyncAlmanac(["/no/such/almanac"])
        with pytest.raises(ServerNotFound, match="/no/such/almanac"):
            await almanac.start()
        await almanac.close()

    run(work())


def test_what_is_not_understood_is_passed_over(mock: Mock) -> None:
    async def work() -> None:
        async with AsyncAlmanac(mock("garbage")) as almanac:
            phase: Any = await almanac.request("sun.phase")
            assert phase["fromTheFuture"] is True
            with pytest.raises(RpcError):
                await almanac.request("sun.phase", {"place": "x"})
            assert (await almanac.request("sun.phase", {"place": "y"}))["phase"] == "day"

    run(work())


UNSAYABLE = [math.nan, math.inf, -math.inf, float("1e400"), "\ud800", "a\udfff", object(), {1}]


def wrapped(value: Any, random: Random) -> Any:
    """The value somewhere within others."""
    for _ in range(random.randrange(4)):
        value = random.choice([[1, value], {"ü": value, "x": None}, [[], value, "\U0001f327"]])
    return value


@pytest.mark.parametrize("seed", range(50))
def test_a_message_is_json_or_an_error(seed: int) -> None:
    random = Random(seed)
    for value in [0.1, 10**400, True, "ü\x00\u2028\U0001f327", None]:
        params = wrapped(value, random)
        line = encoded({"params": params})
        assert line.count(b"\n") == 1 and line.endswith(b"\n")
        assert json.loads(line.decode(), parse_constant=pytest.fail) == {"params": params}
    for value in [*UNSAYABLE, *({text: 1} for text in UNSAYABLE if isinstance(text, str))]:
        with pytest.raises(NotJSON, match="JSON cannot express"):
            encoded({"params": wrapped(value, random)})
    endless: list[Any] = []
    endless.append(endless)
    with pytest.raises(NotJSON):
        encoded({"params": endless})


@pytest.mark.parametrize("value", UNSAYABLE, ids=repr)
def test_what_json_cannot_express_is_an_error_at_once(mock: Mock, value: Any) -> None:
    async def work() -> None:
        async with AsyncAlmanac(mock("answer")) as almanac:
            params: SunPhaseParams = {"place": {"latitude": value}}
            with pytest.raises(NotJSON):
                await almanac.request("sun.phase", params)
            with pytest.raises(NotJSON):
                await almanac.notify("sun.phase", params)
            with pytest.raises(NotJSON):
                await almanac.subscribe("sun.phase", params)
            call = almanac.stream("sun.phase", params)
            for failing in (anext(call.parts()), call):
                with pytest.raises(NotJSON):
                    await failing
            assert (await almanac.request("sun.phase", {"place": "Lisbon"}))["phase"] == "day"
        almanac = AsyncAlmanac(mock("answer"), configuration={"location": value})
        for _ in range(2):
            with pytest.raises(NotJSON):
                await almanac.request("sun.phase")
        assert almanac.state == "failed"
        await almanac.close()

    run(work())


@pytest.mark.parametrize("fix", [{"latitude": math.nan}, "\ud800"])
def test_a_handler_that_says_what_json_cannot(mock: Mock, fix: Any) -> None:
    def where(_: dict[str, Any]) -> dict[str, float]:
        if isinstance(fix, str):
            raise ValueError(fix)
        return fix  # type: ignore[no-any-return]

    async def work() -> None:
        async with AsyncAlmanac(mock("location-unsayable"), location=where) as almanac:
            with pytest.raises(RpcError) as caught:
                await almanac.request("location.refresh")
            assert caught.value.reason == "other"

    run(work())


def test_a_program_that_cannot_be_named() -> None:
    async def work() -> None:
        almanac = AsyncAlmanac(["almanac\0"])
        with pytest.raises(ServerNotFound, match="null byte"):
            await almanac.start()
        await almanac.close()

    run(work())


def test_closing_fails_what_is_under_way(mock: Mock) -> None:
    async def work() -> None:
        almanac = AsyncAlmanac(mock("silent"))
        await almanac.start()
        task = asyncio.create_task(almanac.request("forecast.daily"))
        await a_turn()
        await almanac.close()
        with pytest.raises(ClientClosed):
            await task
        with pytest.raises(ClientClosed):
            await almanac.request("forecast.daily")

    run(work())
