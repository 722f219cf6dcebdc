"""Plays the server's side of a transcript to a client on stdin and stdout."""

from __future__ import annotations

import os
import sys
import time
from typing import Any

from .framing import Framing, TolerantReader
from .matching import Matcher, sample
from .transcript import Control, Expect, Send, SendRaw, Step, Transcript
from .values import Number, dump, parse

CREATE, CANCEL = "subscription.create", "subscription.cancel"
TOKENS = ("workDoneToken", "partialResultToken")
EXIT_NOT_SAID = 3
EXIT_UNEXPECTED = 4
NOTIFICATIONS = ["subscription/event", "favorites/didChange", "location/didChange", "$/progress"]
LIMITS = {
    "maxHeaderBytes": 8192,
    "maxMessageBytes": 4194304,
    "maxDepth": 128,
    "maxBatchItems": 1024,
    "maxInFlight": 4096,
    "maxQueuedOutputBytes": 8388608,
    "maxSubscriptions": 64,
    "maxFavorites": 200,
    "maxTileBytes": 1048576,
}


class Mock:
    """One connection. What the transcript does not mention of the handshake is made up."""

    def __init__(self, transcript: Transcript) -> None:
        self._steps: list[Step] = [s for s in transcript.steps if not isinstance(s, SendRaw)]
        self._reader = TolerantReader(sys.stdin.buffer)
        self._matcher = Matcher()
        #: The transcript's ids and tokens (as JSON) to those of this client.
        self._ids: dict[str, Any] = {}
        self._tokens: dict[str, Any] = {}
        #: The ids that the client chose for its subscriptions: by that of the request, then by that
        #: of the transcript.
        self._chosen: dict[str, Any] = {}
        self._subscriptions: dict[Any, Any] = {}
        self._shut_down = False
        self._unexpected = False

    def run(self) -> int:
        """Plays until the client is gone; the exit code tells whether all was said."""
        self._play()
        while (body := self._reader.next()) is not None:
            self._receive(parse(body))
            self._play()
        return self._verdict()

    def _verdict(self) -> int:
        unsaid = [s for s in self._steps if isinstance(s, Send) and not _is_lifecycle(s.value())]
        if unsaid:
            print(f"mock: never came, line {unsaid[0].line}: {unsaid[0].body}", file=sys.stderr)
            return EXIT_NOT_SAID
        return EXIT_UNEXPECTED if self._unexpected else 0

    def _play(self) -> None:
        while self._steps and not isinstance(self._steps[0], Send):
            step = self._steps.pop(0)
            if isinstance(step, Expect):
                self._say(self._for_client(step.pattern))
            elif isinstance(step, Control):
                self._control(step)

    def _receive(self, message: Any) -> None:
        for index, step in enumerate(self._steps):
            if not isinstance(step, Send):
                break
            if self._accepts(step.value(), message):
                del self._steps[index]
                return
        self._improvise(message)

    def _accepts(self, expected: Any, message: Any) -> bool:
        if isinstance(expected, list) or isinstance(message, list):
            return self._accepts_batch(expected, message)
        if not (isinstance(expected, dict) and isinstance(message, dict)):
            return dump(expected) == dump(message)
        # What stands for the client's own ids and tokens is learned, not compared.
        wanted = self._matcher.fill(expected)
        if wanted.get("method") != message.get("method"):
            return False
        if wanted.get("method") == "$/cancelRequest":
            return self._accepts_cancel(wanted, message)
        if ("id" in wanted) != ("id" in message):
            return False
        before = dict(self._matcher.captured)
        for member in ("params", "result", "error"):
            if self._member_differs(member, wanted, message):
                self._matcher.captured = before
                return False
        if "method" not in wanted:
            return dump(wanted["id"]) == dump(message["id"])
        self._learn(wanted, message)
        return True

    def _accepts_batch(self, expected: Any, message: Any) -> bool:
        if not (isinstance(expected, list) and isinstance(message, list)):
            return False
        same_length = len(expected) == len(message)
        return same_length and all(self._accepts(e, m) for e, m in zip(expected, message))

    def _accepts_cancel(self, wanted: Any, message: Any) -> bool:
        identifier = self._ids.get(dump(wanted["params"]["id"]), wanted["params"]["id"])
        return dump(identifier) == dump(message["params"].get("id"))

    def _member_differs(self, member: str, wanted: Any, message: Any) -> bool:
        expected, actual = wanted.get(member), message.get(member)
        if wanted.get("method") == "initialize":
            return False
        if member == "params":
            expected, actual = _without_tokens(expected), _without_tokens(actual)
        if member == "params" and wanted.get("method") == CREATE and isinstance(actual, dict):
            given = expected if isinstance(expected, dict) else {}
            actual = {key: actual[key] for key in actual if key != "id" or key in given}
        if member == "params" and wanted.get("method") == CANCEL and expected != actual:
            expected = self._renamed(expected)
        return self._matcher.difference(expected, actual) is not None

    def _learn(self, wanted: Any, message: Any) -> None:
        if "id" in wanted:
            self._ids[dump(wanted["id"])] = message["id"]
        if wanted.get("method") == CREATE and "id" in (message.get("params") or {}):
            self._chosen[dump(wanted["id"])] = message["params"]["id"]
        for name in TOKENS:
            if name in (wanted.get("params") or {}):
                self._tokens[dump(wanted["params"][name])] = message["params"].get(name)

    def _for_client(self, pattern: Any) -> Any:
        if isinstance(pattern, list):
            return [self._for_client(element) for element in pattern]
        message = sample(self._matcher.fill(pattern))
        self._matcher.difference(pattern, message)  # keeps what the names stand for
        if "method" not in message and "id" in message:
            chosen = self._chosen.pop(dump(message["id"]), None)
            if chosen is not None and isinstance(message.get("result"), dict):
                self._subscriptions[message["result"].get("id")] = chosen
        message = self._renamed(message)
        if "method" not in message and "id" in message:
            message["id"] = self._ids.get(dump(message["id"]), message["id"])
        if message.get("method") == "$/progress":
            token = dump(message["params"]["token"])
            message["params"]["token"] = self._tokens.get(token, message["params"]["token"])
        if isinstance(message.get("error"), dict):
            message["error"].setdefault("code", Number("-32603"))
            message["error"].setdefault("message", "An error of the transcript.")
        return message

    def _renamed(self, value: Any) -> Any:
        """With the client's ids of subscriptions in place of the transcript's."""
        if isinstance(value, list):
            return [self._renamed(element) for element in value]
        if not isinstance(value, dict):
            return value
        renamed = {key: self._renamed(member) for key, member in value.items()}
        name = value.get("id")
        if isinstance(name, str) and name in self._subscriptions:
            renamed["id"] = self._subscriptions[name]
        return renamed

    def _control(self, step: Control) -> None:
        match step.verb:
            case "wait":
                time.sleep(float(step.argument.removesuffix("ms")) / 1000)
            case "exit" | "crash":
                sys.stdout.flush()
                os._exit(int(step.argument or "1"))
            case "garbage":
                sys.stdout.buffer.write(step.argument.encode() + b"\n")
                sys.stdout.flush()

    def _improvise(self, message: Any) -> None:
        if isinstance(message, dict) and message.get("method") == "exit":
            sys.stdout.flush()
            os._exit(self._verdict() or (0 if self._shut_down else 1))
        if not isinstance(message, dict) or "id" not in message or "method" not in message:
            return
        answer: dict[str, Any] = {"jsonrpc": "2.0", "id": message["id"]}
        match message["method"]:
            case "initialize":
                answer["result"] = _handshake()
            case "shutdown":
                self._shut_down = True
                answer["result"] = None
            case method:
                self._unexpected = True
                print(f"mock: not in the transcript: {dump(message)}", file=sys.stderr)
                text = f"{method} with these params is not in the transcript"
                data = {"kind": "methodNotFound", "retryable": False}
                answer["error"] = {"code": Number("-32601"), "message": text, "data": data}
        self._say(answer)

    def _say(self, message: Any) -> None:
        framing = self._reader.framing or Framing.LINES
        sys.stdout.buffer.write(framing.encode(dump(message).encode()))
        sys.stdout.buffer.flush()


def _handshake() -> Any:
    return {
        "serverInfo": {"name": "almanac", "version": "0.0.0-mock"},
        "protocolVersion": "1.0",
        "capabilities": {
            "methods": [],
            "notifications": NOTIFICATIONS,
            "framings": ["content-length", "lines"],
            "limits": LIMITS,
        },
    }


def _without_tokens(params: Any) -> Any:
    if params is None or params == []:
        return {}
    if not isinstance(params, dict):
        return params
    return {key: value for key, value in params.items() if key not in TOKENS}


def _is_lifecycle(message: Any) -> bool:
    lifecycle = {"initialize", "initialized", "shutdown", "exit", "$/setTrace"}
    return isinstance(message, dict) and message.get("method") in lifecycle
