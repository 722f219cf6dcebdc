"""A bridge before a stand-in or the built server, and a browser that fails on any console error."""

from __future__ import annotations

import json
import os
import pathlib
import re
import shutil
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable, Iterator
from typing import Any

import pytest
from answers import SPEC
from playback.upstream import upstream as running_upstream

WEB = pathlib.Path(__file__).resolve().parent.parent
sys.path[:0] = [str(WEB), str(WEB.parent / "python" / "src")]
#: Only against hanging for ever: far beyond what a slow machine needs.
GUARD_SECONDS = 120
#: The page's words in each language.
STATIC_WORDS = WEB / "static" / "js" / "words"
STAND_IN = WEB / "tests" / "stand_in.py"
NOW = "2026-06-21T12:00:00Z"


def watch_reads() -> str:
    """The script that has a page complain when it reads what the contract does not name."""
    methods = SPEC["methods"]
    contract = {
        "schemas": SPEC["components"]["schemas"],
        "results": {m["name"]: m["result"]["schema"] for m in methods if "result" in m},
        "parts": {m["name"]: m["x-partial"] for m in methods if "x-partial" in m},
    }
    script = (WEB / "tests" / "watch_reads.js").read_text(encoding="utf-8")
    return f"{script}\nwatchReads({json.dumps(contract)});"


WATCH_READS = watch_reads()


class RunningBridge:
    """A bridge process and its address."""

    def __init__(
        self, command: list[str], environment: dict[str, str], state: pathlib.Path, port: int = 0
    ) -> None:
        options = ["--port", str(port), "--server", *command]
        self.errors = tempfile.TemporaryFile(dir=state)
        self.process = subprocess.Popen(
            [sys.executable, str(WEB / "run.py"), *options],
            stdout=subprocess.PIPE,
            stderr=self.errors,
            text=True,
            env={**os.environ, "XDG_STATE_HOME": str(state), **environment},
        )
        assert self.process.stdout
        self.url = self.process.stdout.readline().strip()
        self.port = int(self.url.split(":")[2].split("/")[0])
        self.cookie = f"almanac-{self.port}={(state / 'almanac-web' / 'key').read_text()}"

    def stop(self) -> None:
        self.process.terminate()
        assert self.process.stdout
        self.process.stdout.close()
        status = self.process.wait(GUARD_SECONDS)
        with self.errors:
            self.errors.seek(0)
            said = self.errors.read().decode()
        sys.stderr.write(said)
        assert status == 0 and "Traceback" not in said, said


@pytest.fixture
def stand_in_faults(tmp_path: pathlib.Path) -> Iterator[pathlib.Path]:
    """Where stand-ins write what was said or asked against the contract: at the end, nothing."""
    path = tmp_path / "stand-in-faults"
    path.touch()
    yield path
    assert path.read_text(encoding="utf-8").splitlines() == []


@pytest.fixture
def bridge_for(
    tmp_path: pathlib.Path, stand_in_faults: pathlib.Path
) -> Iterator[Callable[..., RunningBridge]]:
    running: list[RunningBridge] = []
    environment = {"STAND_IN_FAULTS": str(stand_in_faults)}

    def start(mode: str = "plain", port: int = 0) -> RunningBridge:
        bridge = RunningBridge([sys.executable, str(STAND_IN), mode], environment, tmp_path, port)
        running.append(bridge)
        return bridge

    yield start
    for bridge in running:
        if bridge.process.poll() is None:
            bridge.stop()


def world_of(home: pathlib.Path) -> dict[str, str]:
    """The environment of a built server that is alone, at a fixed moment."""
    return {
        "HOME": str(home),
        "XDG_CONFIG_HOME": str(home / "config"),
        "XDG_DATA_HOME": str(home / "data"),
        "XDG_CACHE_HOME": str(home / "cache"),
        "ALMANAC_NOW": NOW,
        "ALMANAC_LOCATION": "38.72,-9.14",
    }


@pytest.fixture
def server() -> list[str]:
    """The built server's command."""
    path = os.environ.get("ALMANAC")
    if not path:
        pytest.skip("no server: set ALMANAC to its path")
    return [path, "serve"]


@pytest.fixture
def offline_bridge(server: list[str], tmp_path: pathlib.Path) -> Iterator[RunningBridge]:
    """A bridge before the built server without a network."""
    bridge = RunningBridge(server, {**world_of(tmp_path), "ALMANAC_OFFLINE": "1"}, tmp_path)
    yield bridge
    bridge.stop()


@pytest.fixture
def upstream() -> Any:
    """The project's local providers, healthy."""
    local = running_upstream()
    if local is None:
        pytest.skip("Tests/Upstream is missing")
    local.reset(NOW)
    return local


@pytest.fixture
def online_bridge(
    server: list[str], tmp_path: pathlib.Path, upstream: Any
) -> Iterator[RunningBridge]:
    """A bridge before the built server with the project's local providers."""
    config = tmp_path / "config.json"
    config.write_text(with_keys(upstream.configuration(None)), encoding="utf-8")
    world = {**world_of(tmp_path), "ALMANAC_CONFIG": str(config)}
    bridge = RunningBridge(server, world, tmp_path)
    yield bridge
    bridge.stop()


def with_keys(configuration: str) -> str:
    """The same with a key, so that the layers that need one are there."""
    value = json.loads(configuration)
    value["providers"]["openWeatherMap"]["apiKey"] = "0123456789abcdef0123456789abcdef"
    return json.dumps(value)


#: Of each page, the calls without an answer yet, and the names of all it made.
UNDER_WAY: dict[Any, set[Any]] = {}
ASKED: dict[Any, list[str]] = {}
STILL = """async () => {
  for (let frame = 0; frame < 2; frame += 1) await new Promise(requestAnimationFrame);
  const moves = document.getAnimations().some(({ playState }) => playState === "running");
  return !moves && !document.querySelector("[aria-busy=true], .skeleton");
}"""


def settle(page: Any) -> None:
    """Waits until nothing is asked for, on its way or moving, twice in a row."""
    end = time.monotonic() + GUARD_SECONDS
    still = 0
    while still < 2:
        assert time.monotonic() < end, "the page is never still"
        still = still + 1 if page.evaluate(STILL) and not UNDER_WAY[page] else 0


def watch_calls(page: Any) -> None:
    """Keeps an eye on the page's socket: `UNDER_WAY` and `ASKED` say what goes over it."""
    UNDER_WAY[page], ASKED[page] = set(), []

    def sent(text: str | bytes) -> None:
        message = json.loads(text)
        if "method" in message:
            UNDER_WAY[page].add(message["id"])
            ASKED[page].append(message["method"])
        UNDER_WAY[page].discard(message.get("cancel"))

    def received(text: str | bytes) -> None:
        message = json.loads(text)
        if "result" in message or "error" in message:
            UNDER_WAY[page].discard(message["id"])

    def opened(socket: Any) -> None:
        socket.on("framesent", sent)
        socket.on("framereceived", received)
        socket.on("close", lambda _: UNDER_WAY[page].clear())

    page.on("websocket", opened)


def chromium_path() -> str | None:
    """A Chromium of the system."""
    names = ("chromium", "chromium-browser", "google-chrome")
    return next((found for name in names if (found := shutil.which(name))), None)


@pytest.fixture(scope="session")
def browser() -> Iterator[Any]:
    playwright = pytest.importorskip("playwright.sync_api", reason="playwright is missing")
    path = chromium_path()
    if path is None:
        pytest.skip("chromium is missing")
    with playwright.sync_playwright() as running:
        # Root, as in containers, has no user namespace to build the sandbox from.
        chromium = running.chromium.launch(executable_path=path, args=["--no-sandbox"])
        yield chromium
        chromium.close()


@pytest.fixture
def open_page(browser: Any) -> Iterator[Callable[..., Any]]:
    """Opens the page; at the end no console error and no exception may have been seen."""
    faults: list[str] = []
    contexts: list[Any] = []

    def opened(
        bridge: RunningBridge,
        *,
        welcomed: bool = True,
        may_fail: str | None = None,
        fast_clock: bool = False,
        **options: Any,
    ) -> Any:
        def console(message: Any) -> None:
            if message.type == "error" and not (may_fail and re.search(may_fail, message.text)):
                faults.append(message.text)

        options = {"viewport": {"width": 900, "height": 1000}, "locale": "en-GB", **options}
        context = browser.new_context(**options)
        contexts.append(context)
        context.add_init_script(WATCH_READS)
        if welcomed:
            context.add_init_script("localStorage.setItem('almanac.welcomed', 'true')")
        page = context.new_page()
        page.set_default_timeout(GUARD_SECONDS * 1000)
        watch_calls(page)
        if fast_clock:
            page.clock.install()
        page.on("pageerror", lambda error: faults.append(f"exception: {error}"))
        page.on("console", console)
        # From then on the bridge can ask the page something.
        with page.expect_websocket():
            page.goto(bridge.url)
        page.locator("main .view").first.wait_for(state="attached")
        return page

    yield opened
    for context in contexts:
        context.close()
    assert faults == []
