"""The protocol's own transcripts, played to the client by the mock."""

from __future__ import annotations

import asyncio
import json
import pathlib
import sys
from typing import Any

import pytest
from conftest import GUARD_SECONDS, REPLAY, REPOSITORY

from almanac_client import AsyncAlmanac, RpcError

CONFORMANCE = REPOSITORY / "protocol-spec" / "conformance" / "transcripts"
Exchange = tuple[dict[str, Any], dict[str, Any]]


def exchanges(path: pathlib.Path) -> list[Exchange] | None:
    """Questions with their answers; None where the transcript is about more than that."""
    lines = path.read_text(encoding="utf-8").split("\n")
    steps = [line for line in lines if line and not line.startswith("//")]
    pairs: list[Exchange] = []
    for asked, said in zip(steps[::2], steps[1::2], strict=False):
        if not asked.startswith(">> {") or not said.startswith("<< {"):
            return None
        question, answer = json.loads(asked[3:]), json.loads(said[3:])
        if question.get("method") in (None, "initialize", "shutdown", "exit"):
            return None
        if "id" not in question or "method" in answer or '"$' in json.dumps(question):
            return None
        pairs.append((question, answer))
    return pairs if len(steps) % 2 == 0 else None


def playable() -> list[pathlib.Path]:
    """One folder a method; `wire` is about bytes."""
    paths = sorted(CONFORMANCE.glob("*.*/*.io"))
    return [path for path in paths if exchanges(path)]


@pytest.mark.parametrize("path", playable(), ids=lambda path: f"{path.parent.name}/{path.stem}")
def test_transcript(path: pathlib.Path) -> None:
    async def work() -> None:
        command = [sys.executable, str(REPLAY), "--mock", str(path)]
        async with AsyncAlmanac(command) as almanac:
            for question, answer in exchanges(path) or []:
                try:
                    result = await almanac.request(question["method"], question.get("params"))
                except RpcError as error:
                    said = answer["error"] if isinstance(answer["error"], dict) else {}
                    assert error.code == said.get("code", -32603)
                    assert error.kind == said.get("data", {}).get("kind", "")
                else:
                    assert type(result) is type(answer["result"])

    asyncio.run(asyncio.wait_for(work(), GUARD_SECONDS))


def test_there_are_transcripts() -> None:
    assert len(playable()) > 20
