"""A transcript: what is said on one connection, in order. README.md has the format."""

from __future__ import annotations

import dataclasses
import pathlib
import re
import shlex
from typing import Any

from .framing import Framing
from .values import parse

KNOWN_HEADERS = {"mode", "needs", "unordered", "eof", "timeout", "env", "framing", "exit"}


class TranscriptError(Exception):
    """A transcript that does not keep to the format."""


@dataclasses.dataclass(frozen=True)
class Send:
    """A message of the client: its body as written."""

    body: str
    line: int

    def value(self) -> Any:
        """The message; malformed ones cannot be played to a client."""
        return parse(self.body)


@dataclasses.dataclass(frozen=True)
class SendRaw:
    """Bytes of the client, without a frame around them."""

    data: bytes
    line: int


@dataclasses.dataclass(frozen=True)
class Expect:
    """A message of the server, with placeholders."""

    pattern: Any
    line: int


@dataclasses.dataclass(frozen=True)
class Control:
    """Something that is not a message: wait, until, exit, signal, close."""

    verb: str
    argument: str
    line: int


Step = Send | SendRaw | Expect | Control


@dataclasses.dataclass
class Transcript:
    """The steps of one file and what its header says."""

    path: pathlib.Path
    description: str = ""
    steps: list[Step] = dataclasses.field(default_factory=list)
    headers: dict[str, str] = dataclasses.field(default_factory=dict)

    @property
    def timeout(self) -> float:
        """Seconds that one answer may take."""
        return float(self.headers.get("timeout", "300s").removesuffix("s"))

    @property
    def environment(self) -> dict[str, str]:
        """Variables set for the server."""
        pairs = shlex.split(self.headers.get("env", ""))
        return dict(pair.split("=", 1) for pair in pairs)

    @property
    def needs(self) -> dict[str, str]:
        """What the world around the server has to offer, by name."""
        pairs = shlex.split(self.headers.get("needs", ""))
        return dict(pair.split("=", 1) if "=" in pair else (pair, "") for pair in pairs)

    @property
    def framings(self) -> list[Framing]:
        """The framings the transcript is meant for."""
        name = self.headers.get("framing", "both")
        return list(Framing) if name == "both" else [Framing(name)]

    @property
    def exit_code(self) -> int:
        """What the server ends with once stdin is closed."""
        return int(self.headers.get("exit", "0"))

    def has(self, flag: str) -> bool:
        """Whether the header names the flag."""
        return flag in self.headers


def load(path: pathlib.Path) -> Transcript:
    """Reads a transcript; a line outside the format is an error with its number."""
    transcript = Transcript(path)
    # Only a line feed ends a line: a raw line may hold anything else.
    for number, line in enumerate(path.read_text(encoding="utf-8").split("\n"), 1):
        try:
            _read_line(transcript, line, number)
        except (ValueError, KeyError) as error:
            raise TranscriptError(f"{path}:{number}: {error}") from None
    return transcript


def _read_line(transcript: Transcript, line: str, number: int) -> None:
    mark, _, rest = line.partition(" ")
    match mark:
        case "":
            pass
        case "//":
            _read_comment(transcript, rest)
        case ">>":
            transcript.steps.append(Send(rest, number))
        case ">!":
            transcript.steps.append(SendRaw(unescape(rest), number))
        case "<<":
            transcript.steps.append(Expect(parse(rest), number))
        case "--":
            verb, _, argument = rest.partition(" ")
            transcript.steps.append(Control(verb, argument, number))
        case _:
            raise ValueError(f"a line begins with // >> >! << or --, not {mark!r}")


def _read_comment(transcript: Transcript, text: str) -> None:
    name, _, value = text.partition(":")
    if not transcript.steps and name in KNOWN_HEADERS:
        transcript.headers[name] = value.strip()
    elif not transcript.description:
        transcript.description = text.strip()


ESCAPES = {"r": b"\r", "n": b"\n", "t": b"\t", "\\": b"\\"}


def unescape(text: str) -> bytes:
    """The bytes of a raw line: `\\r \\n \\t \\\\ \\xHH`, and `\\*N(text)` for N repetitions."""

    def replace(match: re.Match[bytes]) -> bytes:
        if match["count"]:
            return match["text"] * int(match["count"])
        if match["hex"]:
            return bytes([int(match["hex"], 16)])
        return ESCAPES[match["letter"].decode()]

    pattern = rb"\\(?:\*(?P<count>\d+)\((?P<text>[^)]*)\)|x(?P<hex>[0-9a-fA-F]{2})|(?P<letter>.))"
    return re.sub(pattern, replace, text.encode())
