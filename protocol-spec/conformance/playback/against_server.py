"""Plays transcripts to a server and compares what it answers."""

from __future__ import annotations

import dataclasses
import time

from .framing import Framing
from .matching import Matcher
from .process import ServerProcess, WireFault
from .specified import SpecifiedMessages
from .transcript import Control, Expect, Send, SendRaw, Transcript
from .upstream import upstream
from .values import dump, parse

NAMED_NEEDS = {"clock", "location", "config", "upstream"}


@dataclasses.dataclass
class Outcome:
    """How one transcript went in one framing."""

    transcript: Transcript
    framing: Framing
    failure: str | None = None
    skipped: str | None = None
    #: Line number to the message that came instead of the expected one.
    recorded: dict[int, str] = dataclasses.field(default_factory=dict)


def play(
    command: list[str], transcript: Transcript, framing: Framing, record: bool, specified: bool = True
) -> Outcome:
    """Runs the server for the transcript."""
    outcome = Outcome(transcript, framing)
    if unknown := set(transcript.needs) - NAMED_NEEDS:
        outcome.skipped = f"needs {sorted(unknown)[0]}"
        return outcome
    if "upstream" in transcript.needs and upstream() is None:
        outcome.skipped = "needs upstream: no Tests/Upstream beside the specification"
        return outcome
    server = ServerProcess(command, transcript, framing)
    try:
        _Player(server, outcome, record, specified).run()
    except WireFault as fault:
        stderr = server.stderr()
        outcome.failure = f"{fault}" + (f"\n  stderr: {stderr}" if stderr else "")
    finally:
        server.destroy()
    return outcome


class _Player:
    def __init__(
        self, server: ServerProcess, outcome: Outcome, record: bool, specified: bool
    ) -> None:
        self._server = server
        self._outcome = outcome
        self._transcript = outcome.transcript
        self._framing = outcome.framing
        self._record = record
        self._matcher = Matcher()
        self._specified = SpecifiedMessages() if specified else None
        self._exit_checked = False

    def run(self) -> None:
        steps = list(self._transcript.steps)
        sends = [i for i, step in enumerate(steps) if isinstance(step, (Send, SendRaw))]
        last_send = sends[-1] if sends else -1
        index = 0
        while index < len(steps):
            step = steps[index]
            if isinstance(step, Expect):
                group = _leading_expectations(steps[index:])
                self._expect(group)
                index += len(group)
                continue
            self._do(step)
            if index == last_send and self._transcript.has("eof"):
                self._server.close_input()
            index += 1
        self._finish()

    def _do(self, step: Send | SendRaw | Control) -> None:
        if isinstance(step, Send):
            body = self._filled(step.body)
            self._remember(body)
            self._server.send(body.encode("utf-8", "surrogateescape"))
        elif isinstance(step, SendRaw):
            self._server.write(step.data)
        else:
            self._control(step)

    def _remember(self, body: str) -> None:
        try:
            if self._specified:
                self._specified.sent(parse(body))
        except ValueError:
            pass  # malformed on purpose

    def _filled(self, body: str) -> str:
        if not self._matcher.captured:
            return body
        for name, value in self._matcher.captured.items():
            body = body.replace(f'"${name}"', dump(value))
        return body

    def _control(self, step: Control) -> None:
        match step.verb:
            case "wait":
                time.sleep(float(step.argument.removesuffix("ms")) / 1000)
            case "close":
                self._server.close_input()
            case "upstream":
                self._script(step.argument)
            case "until":
                self._until(step)
            case "signal":
                self._server.signal(step.argument)
            case "exit":
                self._check_exit(int(step.argument), step.line)
            case _:
                raise WireFault(f"line {step.line}: unknown control {step.verb!r}")

    def _script(self, rule: str) -> None:
        if (provider := upstream()) is not None:
            provider.script(rule)

    def _until(self, step: Control) -> None:
        provider = upstream()
        if provider is not None and not provider.sees(step.argument, self._transcript.timeout):
            raise WireFault(f"line {step.line}: the upstream never saw {step.argument}")

    def _expect(self, group: list[Expect]) -> None:
        remaining = list(group)
        while remaining:
            message = self._server.next_message()
            if message is None:
                raise WireFault(f"line {remaining[0].line}: output ended before this")
            if fault := self._specified and self._specified.fault(message):
                raise WireFault(f"line {remaining[0].line}: {fault}: {dump(message)[:600]}")
            candidates = remaining if self._transcript.has("unordered") else remaining[:1]
            remaining.remove(self._matched(candidates, message))

    def _matched(self, candidates: list[Expect], message: object) -> Expect:
        differences = []
        for expected in candidates:
            captured = dict(self._matcher.captured)
            difference = self._matcher.message_difference(expected.pattern, message)
            if difference is None:
                return expected
            self._matcher.captured = captured
            differences.append(difference)
        first = candidates[0]
        if self._record:
            self._outcome.recorded[first.line] = f"<< {dump(message)}"
            return first
        raise WireFault(
            f"line {first.line}: {differences[0]}\n"
            f"  expected: {dump(first.pattern)[:600]}\n"
            f"  got:      {dump(message)[:600]}"
        )

    def _finish(self) -> None:
        self._server.close_input()
        if (extra := self._server.next_message()) is not None:
            raise WireFault(f"more was said than expected: {dump(extra)[:300]}")
        if not self._exit_checked:
            self._check_exit(self._transcript.exit_code, 0)

    def _check_exit(self, expected: int, line: int) -> None:
        code = self._server.exit_code()
        self._exit_checked = True
        if code != expected:
            raise WireFault(f"line {line}: exit code {code}, not {expected}")


def _leading_expectations(steps: list[object]) -> list[Expect]:
    group: list[Expect] = []
    for step in steps:
        if not isinstance(step, Expect):
            break
        group.append(step)
    return group
