"""`almanac mcp` as a child process: requests in, answers out, by any number of threads."""

from __future__ import annotations

import itertools
import json
import os
import pathlib
import subprocess
import sys
import tempfile
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

CONFORMANCE = pathlib.Path(__file__).resolve().parents[2] / "protocol-spec" / "conformance"

Message = dict[str, Any]
#: Only against hanging forever: far beyond what a slow machine needs.
GUARD_SECONDS = 120
NOW = "2026-06-21T12:00:00Z"


class Server:
    """A server of its own at a fixed moment, with its data below `home`.

    It is offline unless `configuration`, a file, names providers.
    """

    def __init__(self, home: str, configuration: str | None = None) -> None:
        world = {"ALMANAC_CONFIG": configuration} if configuration else {"ALMANAC_OFFLINE": "1"}
        self.process = subprocess.Popen(
            [os.environ["ALMANAC"], "mcp"],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            env={"HOME": home, "ALMANAC_NOW": NOW, **world},
        )
        self.ids = itertools.count(1)
        self.waiting: dict[int, tuple[threading.Event, list[Message]]] = {}
        self.lock = threading.Lock()
        self.reader = threading.Thread(target=self.read)
        self.reader.start()

    def read(self) -> None:
        assert self.process.stdout
        for line in self.process.stdout:
            message = json.loads(line)
            with self.lock:
                waiting = self.waiting.pop(message.get("id"), None)
            if waiting:
                waiting[1].append(message)
                waiting[0].set()

    def write(self, message: Message) -> None:
        assert self.process.stdin
        with self.lock:
            self.process.stdin.write(json.dumps(message).encode() + b"\n")
            self.process.stdin.flush()

    def forward(self, message: Message) -> Message:
        """The answer to a request, which keeps the id of the caller."""
        number = next(self.ids)
        event, answers = threading.Event(), []
        with self.lock:
            self.waiting[number] = (event, answers)
        self.write({**message, "id": number})
        assert event.wait(GUARD_SECONDS), message
        return {**answers[0], "id": message["id"]}

    def request(self, method: str, params: Message | None = None) -> Message:
        """A result; an error is raised."""
        answer = self.forward({"jsonrpc": "2.0", "id": 0, "method": method, "params": params or {}})
        if "error" in answer:
            raise RuntimeError(answer["error"])
        result: Message = answer["result"]
        return result

    def close(self) -> None:
        assert self.process.stdin and self.process.stdout
        self.process.stdin.close()
        self.process.wait(GUARD_SECONDS)
        self.reader.join()
        self.process.stdout.close()


@contextmanager
def server_with_providers() -> Iterator[Server]:
    """A server whose providers are the local upstream."""
    sys.path.insert(0, str(CONFORMANCE))
    from playback.upstream import upstream as running

    local = running()
    assert local, "Tests/Upstream is missing"
    local.reset(NOW)
    with tempfile.TemporaryDirectory() as home:
        configuration = pathlib.Path(home) / "config.json"
        configuration.write_text(local.configuration(None), encoding="utf-8")
        program = Server(home, str(configuration))
        yield program
        program.close()
