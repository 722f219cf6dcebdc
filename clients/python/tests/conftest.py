"""Servers for the tests: the mock with a transcript, and the built binary where there is one."""

from __future__ import annotations

import os
import pathlib
import sys
from collections.abc import Callable

import pytest

REPOSITORY = pathlib.Path(__file__).resolve().parents[3]
REPLAY = REPOSITORY / "protocol-spec/conformance/replay.py"
TRANSCRIPTS = REPOSITORY / "clients" / "transcripts"
#: Only against hanging for ever: far beyond what a slow machine needs.
GUARD_SECONDS = 120.0


@pytest.fixture(autouse=True)
def patient(monkeypatch: pytest.MonkeyPatch) -> None:
    """No test is about these limits, and a machine that stands still must not meet them."""
    monkeypatch.setattr("almanac_client._process.GRACE_SECONDS", GUARD_SECONDS)
    monkeypatch.setattr("almanac_client._session.EXIT_CODE_SECONDS", GUARD_SECONDS)
    monkeypatch.setattr("almanac_client._supervisor.SHUTDOWN_SECONDS", GUARD_SECONDS)
    monkeypatch.setattr("almanac_client._supervisor.HANDSHAKE_SECONDS", GUARD_SECONDS)


def mock_command(name: str) -> list[str]:
    """The command of a mock that plays the transcript of this name."""
    return [sys.executable, str(REPLAY), "--mock", str(TRANSCRIPTS / f"{name}.io")]


@pytest.fixture
def mock() -> Callable[[str], list[str]]:
    return mock_command


@pytest.fixture
def world(tmp_path: pathlib.Path) -> dict[str, str]:
    """An environment in which the server is alone, offline and at a fixed moment."""
    return {
        "HOME": str(tmp_path),
        "XDG_CONFIG_HOME": str(tmp_path / "config"),
        "XDG_DATA_HOME": str(tmp_path / "data"),
        "XDG_CACHE_HOME": str(tmp_path / "cache"),
        "ALMANAC_OFFLINE": "1",
        "ALMANAC_NOW": "2026-06-21T12:00:00Z",
        "ALMANAC_LOCATION": "38.72,-9.14",
    }


@pytest.fixture
def server() -> list[str]:
    """The built server, from the environment variable ALMANAC."""
    path = os.environ.get("ALMANAC")
    if not path:
        pytest.skip("no server: set ALMANAC to its path")
    return [path, "serve"]
