#!/usr/bin/env python3
"""A server that misbehaves as it is told: standin.py LOG BEHAVIOR.

BEHAVIOR is a JSON object: the actions that follow a request, by its method; those at "start", and
those at the "end" of input. A list of such objects is one for each start of the program, of which
the last is repeated. Without actions, a request is answered as a server would. LOG receives what
happens, a line each: `start PID`, `asked METHOD`, `open ID`, `closed ID`. README.md lists the
actions.
"""

from __future__ import annotations

import json
import os
import pathlib
import signal
import sys
import threading
import time
from typing import Any

HANDSHAKE = {
    "serverInfo": {"name": "almanac", "version": "0.0.0-standin"},
    "protocolVersion": "1.0",
    "capabilities": {"methods": [], "notifications": [], "framings": ["lines"], "limits": {}},
}
SHUTDOWN = {"kind": "serverCancelled", "reason": "shutdown", "retryable": False}
CANCELLED = {"kind": "requestCancelled", "retryable": True}


class StandIn:
    """One life of the server."""

    def __init__(self, log: pathlib.Path, behavior: Any) -> None:
        starts = log.read_text().count("start ") if log.exists() else 0
        lives = behavior if isinstance(behavior, list) else [behavior]
        self._behavior: dict[str, list[Any]] = lives[min(starts, len(lives) - 1)]
        self._log = log.open("a", buffering=1)
        self._writing = threading.Lock()
        #: Requests without an answer, in their order.
        self._waiting: dict[Any, dict[str, Any]] = {}
        self._stays = False
        signal.signal(signal.SIGTERM, self._on_term)
        self._note(f"start {os.getpid()}")

    def run(self) -> int:
        self._follow({}, "start")
        for line in sys.stdin.buffer:
            self._take(json.loads(line))
        self._follow({}, "end")
        return 0

    def _on_term(self, *_: Any) -> None:
        if not self._stays:
            os._exit(0)

    def _note(self, text: str) -> None:
        self._log.write(f"{text}\n")

    def _take(self, message: dict[str, Any]) -> None:
        method = message.get("method", "answer")
        self._note(f"asked {method}")
        params = message.get("params") or {}
        if "id" in message and "method" in message:
            self._waiting[message["id"]] = message
        if method == "subscription.create":
            params.setdefault("id", f"s{message['id']}")
            self._note(f"open {params['id']}")
        elif method == "subscription.cancel":
            self._note(f"closed {params['id']}")
        if method in self._behavior:
            self._follow(message, method)
        elif method == "$/cancelRequest":
            self._refuse(params.get("id"), -32800, CANCELLED)
        elif method == "exit":
            sys.stdout.flush()
            os._exit(0)
        elif "id" in message and "method" in message:
            self._answer(message, _result(method, params))

    def _follow(self, message: dict[str, Any], name: str) -> None:
        """In a thread of its own if it takes time, so that what comes later is not held up."""
        actions = self._behavior.get(name, [])
        work = threading.Thread(target=self._perform, args=(message, actions), daemon=True)
        work.start()
        if name in ("start", "end") or not any("wait" in action for action in actions):
            work.join()

    def _perform(self, message: dict[str, Any], actions: list[Any]) -> None:
        for action in actions:
            name, value = next(iter(action.items())) if isinstance(action, dict) else (action, None)
            match name:
                case "answer":
                    result = _result(message["method"], message.get("params") or {})
                    self._answer(message, result if value is None else value)
                case "error":
                    self._refuse(message["id"], value["code"], value.get("data"))
                case "part":
                    token = message["params"]["partialResultToken"]
                    self._tell("$/progress", {"token": token, "value": value})
                case "event":
                    self._tell("subscription/event", {"id": message["params"]["id"], **value})
                case "tell":
                    self._tell(*value)
                case "ask":
                    self._say({"id": "standin:1", "method": value, "params": {}})
                case "flood":
                    self._write(b"not a message\n" * value)
                case "raw":
                    self._write(value.encode())
                case "stderr":
                    print(value, file=sys.stderr, flush=True)
                case "wait":
                    time.sleep(value)
                case "exit":
                    os._exit(value)
                case "stop":
                    os.kill(os.getpid(), signal.SIGSTOP)
                case "deaf":
                    os.close(0)
                    time.sleep(3600)
                case "mute":
                    os.close(1)
                case "stay":
                    self._stays = True
                    time.sleep(3600)
                case _:
                    sys.exit(f"standin: {name} is no action")

    def _answer(self, message: dict[str, Any], result: Any) -> None:
        if message["method"] == "shutdown":
            for identifier in list(self._waiting):
                if identifier != message["id"]:
                    self._refuse(identifier, -32802, SHUTDOWN)
        if self._waiting.pop(message["id"], None):
            self._say({"id": message["id"], "result": result})

    def _refuse(self, identifier: Any, code: int, data: Any) -> None:
        if self._waiting.pop(identifier, None):
            error = {"code": code, "message": "An error of the stand-in.", "data": data}
            self._say({"id": identifier, "error": error})

    def _tell(self, method: str, params: Any) -> None:
        self._say({"method": method, "params": params})

    def _say(self, message: dict[str, Any]) -> None:
        self._write(json.dumps({"jsonrpc": "2.0", **message}).encode() + b"\n")

    def _write(self, data: bytes) -> None:
        with self._writing:
            sys.stdout.buffer.write(data)
            sys.stdout.buffer.flush()


def _result(method: str, params: dict[str, Any]) -> Any:
    match method:
        case "initialize":
            return HANDSHAKE
        case "shutdown":
            return None
        case "subscription.create":
            return {"id": params["id"], "method": params["method"]}
        case "subscription.cancel":
            return {"cancelled": True}
        case _:
            return {"method": method}


if __name__ == "__main__":
    signal.signal(signal.SIGPIPE, signal.SIG_DFL)
    signal.alarm(120)  # whatever it does, it does not outlive a test by much
    sys.exit(StandIn(pathlib.Path(sys.argv[1]), json.loads(sys.argv[2])).run())
