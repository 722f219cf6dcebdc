"""The laws of clients/laws, played to the client with an event loop and to the one without."""

from __future__ import annotations

import asyncio
import gc
import inspect
import json
import logging
import os
import pathlib
import select
import signal
import sys
import threading
import time
import warnings
from collections.abc import Callable, Coroutine
from typing import Any

import pytest
from conftest import GUARD_SECONDS, REPOSITORY

import almanac_client
from almanac_client import Almanac, AsyncAlmanac, RestartPolicy

FOLDER = REPOSITORY / "clients" / "laws"
LAWS: list[dict[str, Any]] = json.loads((FOLDER / "laws.json").read_text(encoding="utf-8"))
METHODS = {"request": "sun.phase", "stream": "weather.overview"}
#: What a machine with too much to do may add to each limit.
SLACK_SECONDS = 1.5
#: A step without a limit of its own hangs after this.
PATIENCE_SECONDS = 15.0
AT_ONCE = 8


class Aio:
    """How the client of asyncio is used."""

    client = AsyncAlmanac
    features = {"drop"}

    async def wait(self, function: Callable[..., Any], *args: Any, **options: Any) -> Any:
        async with asyncio.timeout(options.pop("timeout", None)):
            return await function(*args, **options)

    async def result(self, call: Any) -> Any:
        return await call

    async def loop(self, make: Callable[[], Any], count: int | None) -> list[Any]:
        """What a loop over these has seen when it ends, or is left."""
        seen: list[Any] = []
        items = make()
        async for item in await items if inspect.isawaitable(items) else items:
            seen.append(item)
            if len(seen) == count:
                break
        return seen

    def calling(self, player: Player) -> Callable[..., None]:
        def handler(*_: Any) -> None:
            player.called.append(asyncio.ensure_future(player.client.request("sun.phase")))

        return handler


class Sync:
    """How the client without an event loop is used, each step in a thread of its own."""

    client = Almanac
    features = {"drop", "fork"}

    async def wait(self, function: Callable[..., Any], *args: Any, **options: Any) -> Any:
        loop = asyncio.get_running_loop()
        future: asyncio.Future[Any] = loop.create_future()

        def settle(result: Any, error: BaseException | None) -> None:
            if future.done():
                return
            if error:
                future.set_exception(error)
            else:
                future.set_result(result)

        def work() -> None:
            result, error = None, None
            try:
                result = function(*args, **options)
            except BaseException as caught:
                error = caught
            loop.call_soon_threadsafe(settle, result, error)

        threading.Thread(target=work, daemon=True).start()
        return await future

    async def result(self, call: Any) -> Any:
        return await self.wait(call.result)

    async def loop(self, make: Callable[[], Any], count: int | None) -> list[Any]:
        def work() -> list[Any]:
            seen: list[Any] = []
            for item in make():
                seen.append(item)
                if len(seen) == count:
                    break
            return seen

        return await self.wait(work)  # type: ignore[no-any-return]

    def calling(self, player: Player) -> Callable[..., None]:
        loop = asyncio.get_running_loop()

        def handler(*_: Any) -> None:
            answer = player.client.request("sun.phase")
            future: asyncio.Future[Any] = loop.create_future()
            future.set_result(answer)
            player.called.append(future)

        return handler


class Player:
    """One law, one client, one stand-in."""

    def __init__(self, law: dict[str, Any], mode: Aio | Sync, folder: pathlib.Path) -> None:
        self._law = law
        self._mode = mode
        self._log = folder / f"{type(mode).__name__}-{LAWS.index(law)}.log"
        #: What calls from a callback gave.
        self.called: list[asyncio.Future[Any]] = []
        self._named: dict[str, list[asyncio.Future[Any]]] = {}
        behavior = json.dumps(law["server"])
        command = [sys.executable, "-IS", str(FOLDER / "standin.py"), str(self._log), behavior]
        self.client: Any = mode.client(command, **self._options(law.get("client", {})))
        if kind := law.get("client", {}).get("listener"):
            self.client.listen(self._callback(kind))

    def _options(self, client: dict[str, Any]) -> dict[str, Any]:
        delay, ends = client.get("firstDelaySeconds", 0), client.get("mostEnds", 5)
        policy = RestartPolicy(
            first_delay_seconds=delay, longest_delay_seconds=delay, most_ends=ends
        )
        names = {"state": "on_state", "location": "location"}
        handlers = {names[key]: self._callback(client[key]) for key in names if key in client}
        return {"restart": policy, **handlers}

    def _callback(self, kind: str) -> Callable[..., None]:
        def throwing(*_: Any) -> None:
            raise ValueError(self._log.stem)

        return self._mode.calling(self) if kind == "calls" else throwing

    async def play(self) -> None:
        reports = Reports(self._log.stem)
        try:
            for step in self._law["steps"]:
                await self._step(step)
            if "open" in self._law:
                wanted = self._law["open"]
                await self._eventually(lambda: self._open() == wanted, "subscriptions are left")
            for method in self._law.get("asked", []):
                line = f"asked {method}"
                await self._eventually(lambda: line in self._lines(), f"no {method} was seen")
        finally:
            if self.client:
                await self._check({"do": "close", "within": 2}, self._begin({"do": "close"}))
        assert reports.count > 0 or not self._law.get("reported")
        lives = [int(line.split()[1]) for line in self._lines() if line.startswith("start ")]
        assert len(lives) == self._law.get("lives", len(lives))
        for pid in lives:
            await self._eventually(lambda: not _is_alive(pid), "the server lives on")

    def _begin(self, step: dict[str, Any]) -> asyncio.Future[Any]:
        return asyncio.ensure_future(self._outcome(step))

    async def _step(self, step: dict[str, Any]) -> None:
        works = [self._begin(step) for _ in range(step.get("times", 1))]
        if "as" in step:
            self._named[step["as"]] = works
            return
        for work in works:
            await self._check(step, work)

    async def _check(self, step: dict[str, Any], work: asyncio.Future[Any]) -> None:
        limit = step.get("within", PATIENCE_SECONDS) + SLACK_SECONDS
        done, _ = await asyncio.wait({work}, timeout=limit)
        assert done, f"{step} hangs"
        error = work.exception()
        if "fails" in step:
            assert error is not None, f"{step} gives {work.result()!r}"
            name = step["fails"]
            kind = TimeoutError if name == "Timeout" else getattr(almanac_client, name, None)
            assert kind and isinstance(error, kind), f"{step} fails with {error!r}"
            for words in step.get("says", []):
                assert words in str(error)
        elif error:
            raise error
        elif "gives" in step:
            assert _agrees(step["gives"], work.result()), f"{step} gives {work.result()!r}"

    async def _outcome(self, step: dict[str, Any]) -> Any:
        mode, client = self._mode, self.client
        options = {key: step[key] for key in ("timeout",) if key in step} | step.get("options", {})
        method = step.get("method", METHODS.get(step["do"], "sun.phase"))
        match step["do"]:
            case "start":
                return await mode.wait(client.start, **options)
            case "notify":
                return await mode.wait(client.notify, "$/setTrace", {})
            case "request" | "subscribe":
                ask = getattr(client, step["do"])
                return await mode.wait(ask, method, step.get("params"), **options)
            case "stream":
                return client.stream(method)
            case "parts" | "progress":
                call = await self._named[step["of"]][0]
                return await mode.loop(getattr(call, step["do"]), step.get("count"))
            case "result":
                return await mode.result(await self._named[step["of"]][0])
            case "events" if "of" in step:
                subscription = await self._named[step["of"]][0]
                return await mode.loop(lambda: subscription, step.get("count"))
            case "events":
                return await mode.loop(lambda: client.subscribe(method), step.get("count"))
            case "end":
                return await mode.wait((await self._named[step["of"]][0]).cancel)
            case "await":
                return (await asyncio.gather(*self._named[step["of"]]))[0]
            case "called":
                await self._eventually(lambda: bool(self.called), "no callback called")
                return await self.called[0]
            case "wait":
                return await asyncio.sleep(step["seconds"])
            case "close":
                return await mode.wait(client.close)
            case "fork":
                return await mode.wait(_forked, client)
            case "drop":
                del client
                await asyncio.sleep(0.1)  # the thread of the last step still has it
                with warnings.catch_warnings(record=True) as caught:
                    warnings.simplefilter("always")
                    self.client = None
                    gc.collect()
                assert any(warning.category is ResourceWarning for warning in caught)

    def _lines(self) -> list[str]:
        return self._log.read_text(encoding="utf-8").splitlines() if self._log.exists() else []

    def _open(self) -> int:
        """How many subscriptions the server has."""
        names: set[str] = set()
        for line in self._lines():
            word, _, name = line.partition(" ")
            if word == "start":
                names.clear()
            elif word == "open":
                names.add(name)
            elif word == "closed":
                names.discard(name)
        return len(names)

    async def _eventually(self, holds: Callable[[], bool], otherwise: str) -> None:
        deadline = time.monotonic() + 2 + SLACK_SECONDS
        while not holds():
            assert time.monotonic() < deadline, otherwise
            await asyncio.sleep(0.02)


class Reports(logging.Handler):
    """Counts what is reported of a handler's fault."""

    def __init__(self, name: str) -> None:
        super().__init__()
        self._name = name
        self.count = 0
        logging.getLogger("almanac_client").addHandler(self)

    def emit(self, record: logging.LogRecord) -> None:
        self.count += bool(record.exc_info and str(record.exc_info[1]) == self._name)


def _agrees(wanted: Any, found: Any) -> bool:
    """Whether all that is wanted is found; members beside it do not matter."""
    if isinstance(wanted, dict) and isinstance(found, dict):
        return all(key in found and _agrees(wanted[key], found[key]) for key in wanted)
    if isinstance(wanted, list) and isinstance(found, list):
        return len(wanted) == len(found) and all(map(_agrees, wanted, found))
    return bool(wanted == found)


def _is_alive(pid: int) -> bool:
    try:
        os.kill(pid, 0)
    except ProcessLookupError:
        return False
    return True


def _forked(client: Almanac) -> Any:
    """What calls give in a process that has only a copy of the client."""
    ours, theirs = os.pipe()
    pid = os.fork()
    if pid == 0:
        said = []
        for call in (client.request, client.subscribe):
            try:
                call("sun.phase")
            except Exception as error:
                said.append(type(error).__name__)
        client.close()
        os.write(theirs, json.dumps([*said, "closed"]).encode())
        os._exit(0)
    readable = select.select([ours], [], [], 3 + SLACK_SECONDS)[0]
    os.kill(pid, signal.SIGKILL)
    os.waitpid(pid, 0)
    return json.loads(os.read(ours, 1000)) if readable else "hangs"


async def _all(mode: Aio | Sync, folder: pathlib.Path) -> dict[str, BaseException | None]:
    turns = asyncio.Semaphore(AT_ONCE)

    async def play(law: dict[str, Any]) -> None:
        async with turns, asyncio.timeout(GUARD_SECONDS):
            await Player(law, mode, folder).play()

    laws = _laws_of(mode)
    works: list[Coroutine[Any, Any, None]] = [play(law) for law in laws]
    outcomes = await asyncio.gather(*works, return_exceptions=True)
    return {law["law"]: outcome for law, outcome in zip(laws, outcomes, strict=True)}


def _laws_of(mode: Aio | Sync) -> list[dict[str, Any]]:
    return [law for law in LAWS if law.get("where", "drop") in mode.features]


MODES: dict[str, Aio | Sync] = {"asyncio": Aio(), "threads": Sync()}
CASES = [(name, law["law"]) for name, mode in MODES.items() for law in _laws_of(mode)]


@pytest.fixture(scope="module")
def outcomes(
    tmp_path_factory: pytest.TempPathFactory,
) -> dict[tuple[str, str], BaseException | None]:
    """Of all laws at once: each of them mostly waits. Before the limits are made patient."""
    log = logging.getLogger("almanac_client")
    log.propagate = False  # what pytest does with each line takes more time than the laws
    folder = tmp_path_factory.mktemp("laws")
    try:
        return {
            (name, law): outcome
            for name, mode in MODES.items()
            for law, outcome in asyncio.run(_all(mode, folder)).items()
        }
    finally:
        log.propagate = True


@pytest.mark.parametrize(("mode", "law"), CASES)
def test_law(
    mode: str, law: str, outcomes: dict[tuple[str, str], BaseException | None]
) -> None:
    if error := outcomes[mode, law]:
        raise error
