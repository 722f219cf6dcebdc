"""The examples of the spec are recorded: what a server answers in a world that stands still."""

from __future__ import annotations

import dataclasses
import json
import pathlib
from collections.abc import Iterator
from typing import Any

from .framing import Framing
from .layout import spec_text
from .process import ServerProcess, WireFault
from .specified import SpecifiedMessages
from .transcript import Transcript
from .upstream import upstream
from .values import dump, parse

METHODS = pathlib.Path(__file__).resolve().parents[2] / "methods"

#: A June evening in Lisbon; every provider is the project's local one, whose clock stands as well.
WORLD = "clock=2026-06-21T18:30:00Z location=38.725,-9.15"
#: Error examples whose name begins so have no network.
OFFLINE = "Offline"

LISBON = ("favorites.add", {"place": "Lisbon", "name": "Home"})
PORTO = ("favorites.add", {"place": "Porto"})
PHASE = ("subscription.create", {"method": "sun.phase", "params": {"place": "Lisbon"}})
LEDGER = ("skill.backfill", {"place": "Berlin"})
DEVICE = ("initialize", {"protocolVersion": "1.0", "capabilities": {"location": True}})
#: What the client did before; by method, or by method and name of the example.
BEFORE: dict[str, list[tuple[str, dict[str, Any]]]] = {
    "favorites.list": [LISBON, PORTO],
    "favorites.remove": [LISBON, PORTO],
    "favorites.move": [LISBON, PORTO],
    "favorites.rename": [LISBON, PORTO],
    "forecast.skill": [LEDGER],
    "location.refresh": [DEVICE],
    "skill.export": [LEDGER],
    "skill.remove": [LEDGER],
    "subscription.cancel": [PHASE],
    "subscription.list": [PHASE],
    "weather.current: Stored value only": [("weather.current", {"place": "Lisbon"})],
}
#: What the client answers to `location/request`.
FIX = {"result": {"latitude": 38.7167, "longitude": -9.1333}}
DENIED = {"error": {"code": -32011, "message": "no", "data": {"reason": "denied"}}}

#: Members that differ from run to run or from machine to machine; the example keeps its own.
FLEETING = {
    "initialize": {"serverInfo", "processId"},
    "subscription.list": {"nextAt"},  # spread, so that not all ask at the same time
    "server.status": {"uptimeSeconds", "version", "requests", "libraries", "memory", "pid"},
}
#: The document is its own example.
NOT_RECORDED = {"rpc.discover"}

#: A long list is shown by its beginning, a long text (a picture) too.
MOST_ROWS, SHOWN_ROWS = 12, 3
MOST_CHARACTERS, SHOWN_CHARACTERS = 320, 80


@dataclasses.dataclass
class Example:
    """One example of a method: what is asked, and where the answer is in its file."""

    method: str
    name: str
    params: dict[str, Any]
    holder: dict[str, Any]
    member: str

    @property
    def title(self) -> str:
        return f"{self.method}: {self.name}"


def play_examples(command: list[str], record: bool) -> list[tuple[str, str | None]]:
    """Name and fault of each example; with `record`, the answers are written into the spec."""
    if upstream() is None:
        return [("examples", "no Tests/Upstream beside the specification")]
    outcomes: list[tuple[str, str | None]] = []
    for path in sorted(METHODS.glob("*.json")):
        methods = parse(path.read_text(encoding="utf-8"))
        for example in _examples(methods):
            outcomes.append((example.title, _fault(command, example, record)))
        if record:
            path.write_text(spec_text(methods), encoding="utf-8")
    return outcomes


def _examples(methods: list[dict[str, Any]]) -> Iterator[Example]:
    for method in methods:
        name = method["name"]
        if "result" not in method or method["x-direction"] != "clientToServer":
            continue
        for example in method.get("examples", []):
            params = {param["name"]: param["value"] for param in example["params"]}
            yield Example(name, example["name"], params, example["result"], "value")
        for example in method.get("x-errorExamples", []):
            yield Example(name, example["name"], example["params"], example, "error")


def _fault(command: list[str], example: Example, record: bool) -> str | None:
    if example.method in NOT_RECORDED:
        return None
    world = WORLD if example.name.startswith(OFFLINE) else f"{WORLD} upstream"
    transcript = Transcript(pathlib.Path("examples"), headers={"needs": world})
    server = ServerProcess(command, transcript, Framing.LINES)
    try:
        answer = _Client(server).answer(example)
    except WireFault as fault:
        return str(fault)
    finally:
        server.destroy()
    kind = "result" if example.member == "value" else "error"
    if kind not in answer:
        return f"expected {kind}, got {dump(answer)[:300]}"
    shown = example.holder[example.member]
    seen = _shortened(_steady(answer[kind], shown, FLEETING.get(example.method, set())))
    if record:
        example.holder[example.member] = seen
        return None
    return None if dump(seen) == dump(shown) else _difference(shown, seen)


class _Client:
    def __init__(self, server: ServerProcess) -> None:
        self._server = server
        self._specified = SpecifiedMessages()
        self._sent = 0

    def answer(self, example: Example) -> dict[str, Any]:
        before = BEFORE.get(example.title, BEFORE.get(example.method, []))
        for method, params in before:
            self._call(method, params, {})
        return self._call(
            example.method, example.params, DENIED if example.member == "error" else FIX
        )

    def _call(
        self, method: str, params: dict[str, Any], location: dict[str, Any]
    ) -> dict[str, Any]:
        self._sent += 1
        request = {"jsonrpc": "2.0", "id": self._sent, "method": method, "params": params}
        body = dump(parse(json.dumps(request, ensure_ascii=False)) | {"params": params})
        self._specified.sent(parse(body))
        self._server.send(body.encode())
        while (message := self._server.next_message()) is not None:
            if fault := self._specified.fault(message):
                raise WireFault(fault)
            if message.get("method") == "location/request":
                answer = {"jsonrpc": "2.0", "id": message["id"], **location}
                self._server.send(dump(answer).encode())
            elif "method" not in message and message["id"] == self._sent:
                return message
        raise WireFault("the server has ended")


def _steady(value: Any, shown: Any, fleeting: set[str]) -> Any:
    """The answer with what is fleeting as the example has it."""
    if isinstance(value, dict) and isinstance(shown, dict):
        return {
            key: shown[key] if key in fleeting and key in shown
            else _steady(one, shown.get(key), fleeting)
            for key, one in value.items()
        }
    if isinstance(value, list) and isinstance(shown, list) and len(value) == len(shown):
        return [_steady(*pair, fleeting) for pair in zip(value, shown)]
    return value


def _shortened(value: Any) -> Any:
    if isinstance(value, dict):
        return {key: _shortened(one) for key, one in value.items()}
    if isinstance(value, list):
        return [_shortened(one) for one in value[: SHOWN_ROWS if len(value) > MOST_ROWS else None]]
    if isinstance(value, str) and len(value) > MOST_CHARACTERS:
        return value[:SHOWN_CHARACTERS] + "…"
    return value


def _difference(shown: Any, seen: Any, path: str = "") -> str:
    """The first place where they differ."""
    if isinstance(shown, dict) and isinstance(seen, dict) and list(shown) == list(seen):
        pairs = [(f"{path}/{key}", shown[key], seen[key]) for key in shown]
    elif isinstance(shown, list) and isinstance(seen, list) and len(shown) == len(seen):
        pairs = [(f"{path}/{i}", *pair) for i, pair in enumerate(zip(shown, seen))]
    else:
        return f"{path or '/'}: shows {dump(shown)[:200]}, answers {dump(seen)[:200]}"
    where, one, other = next(pair for pair in pairs if dump(pair[1]) != dump(pair[2]))
    return _difference(one, other, where)
