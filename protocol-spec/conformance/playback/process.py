"""A server process in a world of its own: empty home, no network, a clean environment."""

from __future__ import annotations

import os
import pathlib
import queue
import signal
import subprocess
import tempfile
import threading
from typing import Any

from .framing import Framing, FramingError, read_strictly
from .transcript import Transcript
from .upstream import upstream
from .values import dump, parse

OUR_MEMBERS = {"jsonrpc", "id", "method", "params", "result", "error"}
VARIABLE_OF_NEED = {"clock": "ALMANAC_NOW", "location": "ALMANAC_LOCATION"}


class WireFault(Exception):
    """Something the server wrote that no transcript allows."""


class ServerProcess:
    """One run of the server for one transcript."""

    def __init__(self, command: list[str], transcript: Transcript, framing: Framing) -> None:
        self._framing = framing
        self._timeout = transcript.timeout
        self._world = tempfile.TemporaryDirectory(prefix="almanac-replay-")
        self._stderr = open(os.path.join(self._world.name, "stderr"), "w+b")
        self._process = subprocess.Popen(
            command,
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            stderr=self._stderr,
            cwd=self._world.name,
            env=self._environment(transcript),
        )
        self._arrived: queue.SimpleQueue[bytes | Exception | None] = queue.SimpleQueue()
        threading.Thread(target=self._read, daemon=True).start()

    def _environment(self, transcript: Transcript) -> dict[str, str]:
        environment = {
            "PATH": os.environ.get("PATH", "/usr/bin:/bin"),
            "HOME": self._world.name,
            "TZ": "UTC",
            "ALMANAC_OFFLINE": "1",
        }
        # The sanitizers and library paths of a development build have to reach the server.
        for name, value in os.environ.items():
            if name.endswith("SAN_OPTIONS") or name == "LD_LIBRARY_PATH":
                environment[name] = value
        needs = dict(transcript.needs)
        if "upstream" in needs and (provider := upstream()) is not None:
            del needs["upstream"], environment["ALMANAC_OFFLINE"]
            provider.reset(needs.get("clock"))
            needs["config"] = provider.configuration(needs.get("config"))
        if "config" in needs:
            path = pathlib.Path(self._world.name, "config.json")
            path.write_text(needs.pop("config"), encoding="utf-8")
            environment["ALMANAC_CONFIG"] = str(path)
        for need, value in needs.items():
            environment[VARIABLE_OF_NEED[need]] = value
        return environment | transcript.environment

    def _read(self) -> None:
        assert self._process.stdout is not None
        try:
            while (body := read_strictly(self._process.stdout, self._framing)) is not None:
                self._arrived.put(body)
            self._arrived.put(None)
        except FramingError as error:
            self._arrived.put(error)

    def write(self, data: bytes) -> None:
        """Bytes to the server's stdin; a server that has gone does not matter here."""
        assert self._process.stdin is not None
        try:
            self._process.stdin.write(data)
            self._process.stdin.flush()
        except (BrokenPipeError, ValueError):
            pass

    def send(self, body: bytes) -> None:
        """One framed message."""
        self.write(self._framing.encode(body))

    def next_message(self) -> Any:
        """The next message, checked for form; None at the end of output."""
        try:
            body = self._arrived.get(timeout=self._timeout)
        except queue.Empty:
            raise WireFault(f"nothing came within {self._timeout:g} s") from None
        if isinstance(body, Exception):
            raise WireFault(str(body))
        return None if body is None else _checked(body)

    def close_input(self) -> None:
        """End of stdin."""
        assert self._process.stdin is not None
        try:
            self._process.stdin.close()
        except BrokenPipeError:
            pass

    def signal(self, name: str) -> None:
        """Sends the signal, such as TERM."""
        self._process.send_signal(getattr(signal, f"SIG{name}"))

    def exit_code(self) -> int:
        """What the process ends with."""
        try:
            return self._process.wait(self._timeout)
        except subprocess.TimeoutExpired:
            raise WireFault(f"the server has not ended within {self._timeout:g} s") from None

    def stderr(self) -> str:
        """The end of what it wrote to stderr."""
        self._stderr.seek(0)
        return self._stderr.read().decode(errors="replace")[-2000:]

    def destroy(self) -> None:
        """Ends the process and takes its world away."""
        self._process.kill()
        self._process.wait()
        self._stderr.close()
        self._world.cleanup()


def _checked(body: bytes) -> Any:
    try:
        value = parse(body.decode("utf-8"))
    except ValueError as error:
        raise WireFault(f"not JSON: {error}: {body[:200]!r}") from None
    for message in value if isinstance(value, list) else [value]:
        _check_form(message)
    return value


def _check_form(message: Any) -> None:
    if not isinstance(message, dict) or message.get("jsonrpc") != "2.0":
        raise WireFault(f"not a JSON-RPC 2.0 message: {dump(message)[:200]}")
    if extra := set(message) - OUR_MEMBERS:
        raise WireFault(f"a member that is not JSON-RPC: {sorted(extra)[0]}")
    if "method" not in message and ("result" in message) == ("error" in message):
        raise WireFault(f"neither or both of result and error: {dump(message)[:200]}")
    if "method" not in message and "id" not in message:
        raise WireFault(f"an answer without an id: {dump(message)[:200]}")
