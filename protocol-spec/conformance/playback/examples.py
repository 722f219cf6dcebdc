"""Asks a server every example of the spec: params that are shown must be taken."""

from __future__ import annotations

import json
import pathlib
from typing import Any

from .framing import Framing
from .matching import Matcher
from .process import ServerProcess, WireFault
from .specified import SpecifiedMessages, bundle
from .transcript import Transcript
from .values import dump, parse

NEEDS = "clock=2026-06-21T18:30:00Z location=38.725,-9.15"
#: What an example may fail with in an empty world without a network.
WORLDLY = {-32010, -32011, -32012, -32015, -32017, -32018}
#: These end the connection or talk back; transcripts have them.
LEFT_OUT = {"shutdown", "location.refresh"}
#: Examples that name what only a server with a history has.
WITH_HISTORY = {"favorites.move", "favorites.rename"}


def play_examples(command: list[str]) -> list[tuple[str, str | None]]:
    """Name and fault of each example."""
    outcomes = []
    for method in bundle()["methods"]:
        if "result" not in method or method["name"] in LEFT_OUT:
            continue
        for example in method["examples"]:
            params = {param["name"]: param["value"] for param in example["params"]}
            name = f"{method['name']}: {example['name']}"
            outcomes.append((name, _fault(command, method["name"], params, None)))
        for example in method.get("x-errorExamples", []):
            name = f"{method['name']}: {example['name']}"
            found = _fault(command, method["name"], example["params"], example["error"])
            outcomes.append((name, found))
    return outcomes


def _fault(
    command: list[str], method: str, params: dict[str, Any], error: dict[str, Any] | None
) -> str | None:
    transcript = Transcript(pathlib.Path("examples"), headers={"needs": NEEDS})
    server = ServerProcess(command, transcript, Framing.LINES)
    try:
        return _answer_fault(server, method, params, error)
    except WireFault as fault:
        return str(fault)
    finally:
        server.destroy()


def _answer_fault(
    server: ServerProcess, method: str, params: dict[str, Any], error: dict[str, Any] | None
) -> str | None:
    specified = SpecifiedMessages()
    request = {"jsonrpc": "2.0", "id": 1, "method": method, "params": params}
    body = json.dumps(request, ensure_ascii=False)
    specified.sent(parse(body))
    server.send(body.encode())
    while "id" not in (answer := server.next_message() or {"id": None, "error": {"code": 0}}):
        pass
    if fault := specified.fault(answer):
        return fault
    if error is not None:
        expected = parse(json.dumps({**error, "data": {**error["data"], "$...": ""}}))
        found = Matcher().message_difference(
            {"jsonrpc": "2.0", "id": answer["id"], "error": expected}, answer
        )
        # A list of what is allowed may be shortened in an example, and offline is a world of its own.
        return found if found and "/allowed" not in found else None
    code = answer.get("error", {}).get("code")
    if code is None or code in WORLDLY or (code == -32602 and method in WITH_HISTORY):
        return None
    return f"refused: {dump(answer['error'])[:300]}"
