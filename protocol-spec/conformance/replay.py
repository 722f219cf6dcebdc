#!/usr/bin/env python3
"""Replays transcripts against a server, or plays one to a client in a server's place.

replay.py [options] --server COMMAND...   every transcript, in both framings
replay.py --coverage                      what of the spec no transcript shows
replay.py --mock FILE                     be the server of FILE on stdin and stdout
"""

from __future__ import annotations

import argparse
import os
import pathlib
import sys

from playback.against_server import Outcome, play
from playback.coverage import uncovered
from playback.examples import play_examples
from playback.framing import Framing
from playback.mock import Mock
from playback.samples import play_samples
from playback.transcript import Transcript, TranscriptError, load

HERE = pathlib.Path(__file__).resolve().parent


def main() -> int:
    options = _parser().parse_args()
    if options.mock:
        return Mock(load(options.mock)).run()
    if options.coverage:
        return _report_coverage(uncovered(_transcripts(options.transcripts)))
    if not options.server:
        print("replay: --server COMMAND... or --mock FILE", file=sys.stderr)
        return 2
    # Each run has a folder of its own, so a relative path would lead nowhere.
    if (program := pathlib.Path(options.server[0])).exists():
        options.server[0] = str(program.resolve())
    if options.examples:
        return _report_examples(play_examples(options.server, options.record), options.quiet)
    if options.samples:
        return _report_examples(play_samples(options.server), options.quiet)
    transcripts = _transcripts(options.transcripts)
    if options.filter:
        transcripts = [t for t in transcripts if options.filter in str(t.path)]

    def played(transcript: Transcript, framing: Framing) -> Outcome:
        return play(options.server, transcript, framing, options.record, not options.any_shape)

    outcomes = [
        played(transcript, framing)
        for transcript in transcripts
        for framing in transcript.framings
        if options.framing in ("both", framing.value)
    ]
    # On a machine with too much to do a deadline passes whatever the server does: once more, when the
    # others are done.
    outcomes = [
        played(outcome.transcript, outcome.framing) if _was_late(outcome) else outcome
        for outcome in outcomes
    ]
    if options.record:
        _record(outcomes)
    return _report(outcomes, _expected_failures(options.expected_failures), options.quiet)


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    add = parser.add_argument
    add("--mock", type=pathlib.Path, metavar="FILE", help="be the server of this transcript")
    add("--transcripts", type=pathlib.Path, default=HERE / "transcripts", metavar="PATH")
    add("--filter", metavar="TEXT", help="only transcripts whose path contains the text")
    add("--framing", choices=["both", *(f.value for f in Framing)], default="both")
    add("--expected-failures", type=pathlib.Path, metavar="FILE", help="one path a line")
    recording = os.environ.get("RECORD") == "1"
    add("--record", action="store_true", default=recording, help="write what came in place of what was expected; also RECORD=1")
    add("--examples", action="store_true", help="compare the examples of the spec instead")
    add("--samples", action="store_true", help="ask what the spec forbids instead")
    add("--coverage", action="store_true", help="only say what of the spec no transcript shows")
    add("--any-shape", action="store_true", help="do not compare messages with openrpc.json")
    add("--quiet", action="store_true", help="only failures and the count")
    add("--server", nargs=argparse.REMAINDER, metavar="COMMAND", help="last option")
    return parser


def _transcripts(path: pathlib.Path) -> list[Transcript]:
    files = [path] if path.is_file() else sorted(path.rglob("*.io"))
    try:
        return [load(file) for file in files]
    except TranscriptError as error:
        sys.exit(f"replay: {error}")


def _expected_failures(path: pathlib.Path | None) -> set[str]:
    if path is None:
        return set()
    lines = path.read_text(encoding="utf-8").splitlines()
    return {line for line in lines if line and not line.startswith("#")}


def _name(outcome: Outcome) -> str:
    path = outcome.transcript.path.resolve()
    root = HERE / "transcripts"
    shown = path.relative_to(root) if path.is_relative_to(root) else path
    return str(shown)


def _was_late(outcome: Outcome) -> bool:
    """Whether a call's deadline passed that was expected to be answered in time."""
    got = (outcome.failure or "").partition("got:")[2]
    return "-32018" in got


def _report(outcomes: list[Outcome], expected_failures: set[str], quiet: bool) -> int:
    failed = 0
    for outcome in outcomes:
        label = f"{_name(outcome)} [{outcome.framing.value}]"
        expected = _name(outcome) in expected_failures
        if outcome.skipped:
            print(f"skip {label}: {outcome.skipped}")
        elif (outcome.failure is not None) == expected:
            if not quiet:
                print(f"ok   {label}" + (" (expected failure)" if expected else ""))
        else:
            failed += 1
            print(f"FAIL {label}: {outcome.failure or 'passed, though a failure was expected'}")
    print(f"{len(outcomes)} replayed, {failed} failed")
    return 1 if failed or not outcomes else 0


def _report_examples(outcomes: list[tuple[str, str | None]], quiet: bool) -> int:
    failed = 0
    for name, fault in outcomes:
        failed += fault is not None
        if fault or not quiet:
            print(f"FAIL {name}: {fault}" if fault else f"ok   {name}")
    print(f"{len(outcomes)} examples, {failed} failed")
    return 1 if failed or not outcomes else 0


def _report_coverage(missing: list[str]) -> int:
    for name in missing:
        print(f"no transcript shows {name}")
    print(f"{len(missing)} missing")
    return 1 if missing else 0


def _record(outcomes: list[Outcome]) -> None:
    for outcome in outcomes:
        if not outcome.recorded:
            continue
        path = outcome.transcript.path
        lines = path.read_text(encoding="utf-8").split("\n")
        for number, text in outcome.recorded.items():
            lines[number - 1] = text
        path.write_text("\n".join(lines), encoding="utf-8")


if __name__ == "__main__":
    sys.exit(main())
