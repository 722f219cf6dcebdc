"""What a conversation pays for: the tokens (o200k) of the list of tools, of an answer and of the
questions that people ask, with the built server before the local upstream."""

from __future__ import annotations

import json
import pathlib
import sys
from collections.abc import Iterator
from typing import Any

import pytest

sys.path.insert(0, str(pathlib.Path(__file__).resolve().parent))
from stdio import Server, server_with_providers  # noqa: E402

bpe = pytest.importorskip("rs_bpe.bpe")

#: For all tools; the median of 69 public servers is 2,378.
LIST = 2400
#: For one answer in the default detail.
ANSWER = 300
ARGUMENTS: dict[str, dict[str, Any]] = {
    "location_search": {"query": "Lisbon"},
    "climate_project": {"place": "Lisbon", "year": 2045},
}


@pytest.fixture(scope="module")
def server() -> Iterator[Server]:
    with server_with_providers() as program:
        yield program


def tokens(value: Any) -> int:
    text = value if isinstance(value, str) else json.dumps(value, ensure_ascii=False,
                                                           separators=(",", ":"))
    return len(bpe.openai.o200k_base().encode(text))


def answered(server: Server, name: str, **arguments: Any) -> str:
    result = server.request("tools/call", {"name": name, "arguments": arguments})
    assert not result["isError"], result["content"]
    assert "structuredContent" not in result, "a host would pass on both"
    return "\n".join(part["text"] for part in result["content"])


def test_the_list_of_tools(server: Server) -> None:
    tools = server.request("tools/list")["tools"]
    for tool in tools:
        tool.pop("_meta", None)  # for the host
    print({tool["name"]: tokens(tool) for tool in tools})
    assert tokens(tools) <= LIST, tokens(tools)


def test_a_default_answer(server: Server) -> None:
    told = {}
    for tool in server.request("tools/list")["tools"]:
        name = tool["name"]
        told[name] = tokens(answered(server, name, **ARGUMENTS.get(name, {"place": "Lisbon"})))
    print(told)
    assert max(told.values()) <= ANSWER, told


@pytest.mark.parametrize("detail", ["standard", "full"])
def test_nothing_is_for_the_eye_alone(server: Server, detail: str) -> None:
    text = answered(server, "forecast_hourly", place="Lisbon", detail=detail)
    assert "symbols" not in text and "wb_" not in text and "sfSymbol" not in text
    print(detail, tokens(text))
    if detail == "standard":
        assert tokens(text) <= 1000, tokens(text)


def test_an_umbrella_tomorrow_afternoon(server: Server) -> None:
    """One call, which the answer to the question follows from."""
    arguments = {"place": "Lisbon", "date": "2026-06-22", "from": "12:00", "to": "18:00"}
    text = answered(server, "forecast_hourly", **arguments)
    call = {"name": "forecast_hourly", "arguments": arguments}
    print(text, tokens(call) + tokens(text))
    assert tokens(call) + tokens(text) <= 200
