"""The server's process: started, read line by line, and ended politely before firmly."""

from __future__ import annotations

import asyncio
import json
import logging
from collections.abc import Mapping, Sequence
from typing import Any

from .errors import NotJSON, ServerGone, ServerNotFound

log = logging.getLogger("almanac_client")

LONGEST_LINE_BYTES = 64 * 1024 * 1024
LAST_WORDS = 2000
#: From the end of its input until a server is told to end, and from then until it is killed.
GRACE_SECONDS = 0.4


def _not_found(program: str, error: OSError | ValueError) -> str:
    reason = error.strerror if isinstance(error, OSError) else error
    return (
        f"{program} cannot be started ({reason}). Install the server with "
        '"pip install almanac-client[server]", or let the environment variable ALMANAC name the '
        "program."
    )


def encoded(message: Mapping[str, Any]) -> bytes:
    """The message as one line of JSON in UTF-8; NotJSON if RFC 8259 has no form for some of it."""
    try:
        text = json.dumps(message, ensure_ascii=False, separators=(",", ":"), allow_nan=False)
        return text.encode() + b"\n"
    except (TypeError, ValueError, RecursionError) as error:
        raise NotJSON(f"not sent, because JSON cannot express it: {error}") from error


class ServerProcess:
    """One run of the server. Messages are JSON texts, one a line."""

    def __init__(self, process: asyncio.subprocess.Process) -> None:
        assert process.stdin and process.stdout and process.stderr
        self._process = process
        self._stdin = process.stdin
        self._stdout = process.stdout
        self._last_words = ""
        self._is_ending = False
        self._side_tasks = [
            asyncio.create_task(self._read_stderr(process.stderr)),
            asyncio.create_task(self._mind_stdin()),
        ]

    @classmethod
    async def start(
        cls, command: Sequence[str], environment: Mapping[str, str]
    ) -> "ServerProcess":
        """Starts the command; ServerNotFound when there is no such program."""
        try:
            process = await asyncio.create_subprocess_exec(
                *command,
                stdin=asyncio.subprocess.PIPE,
                stdout=asyncio.subprocess.PIPE,
                stderr=asyncio.subprocess.PIPE,
                env=dict(environment),
                limit=LONGEST_LINE_BYTES,
                # A Ctrl-C meant for this program must not end the server under it.
                start_new_session=True,
            )
        except (OSError, ValueError) as error:  # ValueError: NUL in an argument or a variable
            raise ServerNotFound(_not_found(command[0], error)) from error
        return cls(process)

    def post(self, message: Mapping[str, Any]) -> None:
        """Writes one message behind those before it, without waiting for room in the pipe.

        ServerGone when nobody reads any more, NotJSON as `encoded`.
        """
        line = encoded({"jsonrpc": "2.0", **message})
        if self._stdin.is_closing():
            raise ServerGone(self.farewell())
        self._stdin.write(line)

    async def receive(self) -> dict[str, Any] | None:
        """The next message, or None when the server has ended its output."""
        while line := await self._next_line():
            try:
                message = json.loads(line)
            except (ValueError, RecursionError):
                message = None
            if isinstance(message, dict):
                return message
            log.warning("not a message: %.200r", line)
        return None

    async def _next_line(self) -> bytes:
        try:
            return await self._stdout.readline()
        except ValueError:  # longer than LONGEST_LINE_BYTES
            log.error("a line of more than %d bytes", LONGEST_LINE_BYTES)
            return b""

    async def _read_stderr(self, stream: asyncio.StreamReader) -> None:
        while piece := await stream.read(65536):
            text = piece.decode(errors="replace")
            self._last_words = (self._last_words + text)[-LAST_WORDS:]
            log.debug("server: %s", text.rstrip())

    async def _mind_stdin(self) -> None:
        """A server that does not read any more cannot answer: it may as well end."""
        try:
            await self._stdin.wait_closed()
        except OSError:
            pass
        if not self._is_ending:
            await asyncio.sleep(GRACE_SECONDS)
            self._signal("kill")

    def _signal(self, name: str) -> None:
        if self._process.returncode is None:
            getattr(self._process, name)()

    async def ended(self) -> None:
        """Waits for its end, and for its last words."""
        await self._process.wait()
        await asyncio.wait(self._side_tasks[:1])

    def farewell(self) -> str:
        """How the server ended, for people."""
        code = self._process.returncode
        ended = "the server has gone" if code is None else f"the server ended with code {code}"
        words = "; ".join(self._last_words.strip().splitlines())
        return f"{ended}: {words}" if words else ended

    async def close(self) -> None:
        """End of input, then TERM, then KILL, with time to react in between."""
        self._is_ending = True
        self._stdin.close()
        for firmer in ("terminate", "kill"):
            try:
                async with asyncio.timeout(GRACE_SECONDS):
                    await self._drained_end()
                break
            except TimeoutError:
                self._signal(firmer)
        await self._process.wait()
        for task in self._side_tasks:
            task.cancel()
        await asyncio.gather(*self._side_tasks, return_exceptions=True)

    async def _drained_end(self) -> None:
        # A server that still has something to say cannot end while its pipe is full.
        while await self._stdout.read(65536):
            pass
        await self._process.wait()
