"""The tools against each other: the mock is the server of the very transcript it plays."""

import contextlib
import json
import pathlib
import subprocess
import sys
import tempfile
import unittest
from collections.abc import Iterator
from typing import Any

HERE = pathlib.Path(__file__).resolve().parent
REPLAY = HERE.parent / "replay.py"
#: Gone with this process.
FOLDER = tempfile.TemporaryDirectory(prefix="almanac-playback-")
TRANSCRIPTS = HERE.parent / "transcripts"
CLIENTS = HERE.parents[2] / "clients" / "transcripts"
#: What a later version or another server may say, and a client survives.
FOREIGN = {"errors.io", "garbage.io", "later-version.io"}
sys.path.insert(0, str(HERE.parent))

from playback.examples import _difference, _shortened  # noqa: E402
from playback.layout import spec_text  # noqa: E402
from playback.matching import Matcher, sample  # noqa: E402
from playback.samples import _requests  # noqa: E402
from playback.specified import SpecifiedMessages, SpecifiedPatterns, bundle  # noqa: E402
from playback.transcript import Expect, Send, TranscriptError, load, unescape  # noqa: E402
from playback.values import dump, parse  # noqa: E402

ASK = '>> {"jsonrpc":"2.0","id":1,"method":"subscription.list"}\n'
ANSWER = '<< {"jsonrpc":"2.0","id":1,"result":{"subscriptions":[]}}\n'


def replay(*arguments: object, given: str = "") -> subprocess.CompletedProcess[str]:
    command = [sys.executable, str(REPLAY), *map(str, arguments)]
    return subprocess.run(command, input=given, text=True, capture_output=True, timeout=300)


def file_of(text: str) -> pathlib.Path:
    with tempfile.NamedTemporaryFile("w", suffix=".io", dir=FOLDER.name, delete=False) as file:
        file.write(text)
    return pathlib.Path(file.name)


def against_mock(transcript: pathlib.Path, played: pathlib.Path):
    server = [sys.executable, str(REPLAY), "--mock", str(played)]
    return replay("--any-shape", "--transcripts", transcript, "--server", *server)


def messages(path: pathlib.Path) -> Iterator[tuple[dict[str, Any], bool]]:
    """Each message of a transcript that is well-formed, and whether the server says it."""
    for step in load(path).steps:
        said: Any = None
        if isinstance(step, Expect):
            said = step.pattern
        elif isinstance(step, Send):
            with contextlib.suppress(ValueError):  # malformed on purpose
                said = step.value()
        for message in said if isinstance(said, list) else [said]:
            if isinstance(message, dict):
                yield message, isinstance(step, Expect)


class Matching(unittest.TestCase):
    CASES = [
        ("1", "1.0", True),
        ("1", '"1"', False),
        ('"$number~0.5"', "0.4", True),
        ('"$21.3~0.5"', "21.8", True),
        ('"$21.3~0.5"', "21.9", False),
        ('"$integer"', "2.5", False),
        ('"$time"', '"2026-06-21T12:00:00+01:00"', True),
        ('"$time"', '"2026-06-21"', False),
        ('{"a":1}', '{"a":1,"b":2}', False),
        ('{"a":1,"$...":""}', '{"a":1,"b":2}', True),
        ('{"a":1,"b":2}', '{"a":1}', False),
        ('[1,"$..."]', "[1,2,3]", True),
        ("[1]", "[1,2]", False),
        ("true", "1", False),
        ("null", "null", True),
        ('["$string:a","$a"]', '["x","x"]', True),
        ('["$string:a","$a"]', '["x","y"]', False),
    ]

    def test_values(self) -> None:
        for pattern, value, fits in self.CASES:
            with self.subTest(pattern=pattern, value=value):
                found = Matcher().difference(parse(pattern), parse(value))
                self.assertEqual(found is None, fits, found)

    def test_messages(self) -> None:
        for pattern, message, fits in [
            ('{"id":1}', '{"id":1.0}', False),
            ('{"id":1e2}', '{"id":1e2}', True),
            ('{"id":1,"error":{"code":1,"message":"a"}}', '{"id":1,"error":{"code":1}}', True),
            ('{"id":1,"error":{"code":1}}', '{"id":1,"error":{"code":2}}', False),
            ('[{"id":1}]', '[{"id":1},{"id":2}]', False),
        ]:
            with self.subTest(pattern=pattern, message=message):
                found = Matcher().message_difference(parse(pattern), parse(message))
                self.assertEqual(found is None, fits, found)

    def test_samples_fit_their_patterns(self) -> None:
        for pattern, _, _ in self.CASES[:-2]:
            with self.subTest(pattern=pattern):
                value = sample(parse(pattern))
                self.assertIsNone(Matcher().difference(parse(pattern), parse(dump(value))))


class Format(unittest.TestCase):
    def test_headers(self) -> None:
        transcript = load(
            file_of("// Title\n// timeout: 2s\n// env: A=1 B='x y'\n// needs: clock=Z net\n// eof\n")
        )
        self.assertEqual(transcript.description, "Title")
        self.assertEqual(transcript.timeout, 2)
        self.assertEqual(transcript.environment, {"A": "1", "B": "x y"})
        self.assertEqual(transcript.needs, {"clock": "Z", "net": ""})
        self.assertTrue(transcript.has("eof"))

    def test_escapes(self) -> None:
        self.assertEqual(unescape(r"a\r\n\x00\\n\*3(ab)é"), b"a\r\n\x00\\nababab" + "é".encode())

    def test_other_lines_are_refused(self) -> None:
        for text in ["> {}", "<< {", "plain"]:
            with self.subTest(text=text), self.assertRaises(TranscriptError):
                load(file_of(text))

    def test_every_transcript_is_well_formed(self) -> None:
        for path in TRANSCRIPTS.rglob("*.io"):
            with self.subTest(path=path.name):
                self.assertTrue(load(path).description, "a transcript says what it shows")


class Specified(unittest.TestCase):
    ASKED = (
        '{"id":1,"method":"location.search",'
        '"params":{"query":"x","workDoneToken":1,"partialResultToken":"p"}}'
    )

    def test_progress_is_what_was_asked_for(self) -> None:
        for token, value, fits in [
            ("1", '{"kind":"begin","title":"location.search","cancellable":true}', True),
            ("1", '{"kind":"report","percentage":50}', True),
            ("1", '{"kind":"report","percentage":101}', False),
            ("1", '{"kind":"begin","extra":true}', False),
            ("1", '{"title":"location.search"}', False),
            ('"p"', '{"places":[]}', True),
            ('"p"', '{"kind":"end"}', False),
            ("2", '{"kind":"end"}', False),
        ]:
            with self.subTest(token=token, value=value):
                specified = SpecifiedMessages()
                specified.sent(parse(self.ASKED))
                message = f'{{"method":"$/progress","params":{{"token":{token},"value":{value}}}}}'
                self.assertEqual(specified.fault(parse(message)) is None, fits)

    def test_a_part_and_an_event_are_what_their_method_answers(self) -> None:
        overview = (
            '{"id":1,"method":"weather.overview",'
            '"params":{"parts":[{"method":"sunset.score"}],"partialResultToken":1}}'
        )
        part = (
            '{"method":"$/progress","params":{"token":1,"value":'
            '{"method":"sunset.score","state":"success","progress":1,"value":%s}}}'
        )
        created = (
            '{"id":2,"result":{"id":"s1","method":"sun.phase","intervalSeconds":60,'
            '"nextAt":"2026-06-21T12:00:00Z"}}'
        )
        event = (
            '{"method":"subscription/event","params":{"id":"%s","sequence":0,'
            '"time":"2026-06-21T12:00:00Z","reason":"initial","result":{"days":[]}}}'
        )
        specified = SpecifiedMessages()
        specified.sent(parse(overview))
        specified.sent(parse('{"id":2,"method":"subscription.create","params":{}}'))
        for message, fault in [
            (part % "null", "params of $/progress/value/value: null is not object"),
            (part % '{"days":[]}', "params of $/progress/value/value/model: missing"),
            (created, None),
            (event % "s2", "params of subscription/event/id: no subscription has it"),
            (event % "s1", "params of subscription/event/result/time: missing"),
        ]:
            with self.subTest(message=message):
                self.assertEqual(specified.fault(parse(message)), fault)

    def test_every_wrong_param_is_found(self) -> None:
        """What the server is asked to refuse is wrong here too, and no example of the spec is."""
        specified = SpecifiedMessages()

        def fault(method: str, params: dict[str, object]) -> str | None:
            request = {"method": method, "params": params}
            return specified.request_fault(parse(json.dumps(request)))

        for method, value, path, (params, _, _) in _requests():
            with self.subTest(method=method, path=path, value=value):
                self.assertIsNotNone(fault(method, params))
        for method in bundle()["methods"]:
            for example in method.get("examples", []):
                with self.subTest(method=method["name"], example=example["name"]):
                    params = {param["name"]: param["value"] for param in example["params"]}
                    self.assertIsNone(fault(method["name"], params))

    def test_transcripts_show_only_what_is_specified(self) -> None:
        shown = 0
        for path in [*TRANSCRIPTS.rglob("*.io"), *CLIENTS.rglob("*.io")]:
            # The answers of a server, and what it refuses, are checked when it is played with.
            is_mocked = CLIENTS in path.parents
            specified = SpecifiedPatterns()
            for message, is_servers in messages(path) if path.name not in FOREIGN else ():
                if not is_servers:
                    specified.sent(message)
                if not is_mocked and not (is_servers and "method" in message):
                    continue
                shown += 1
                with self.subTest(path=path.name, message=dump(message)):
                    check = specified.fault if is_servers else specified.request_fault
                    self.assertIsNone(check(message))
        self.assertGreater(shown, 100)


class Playing(unittest.TestCase):
    def test_every_playable_transcript_survives_the_round_trip(self) -> None:
        played = 0
        for path in sorted(TRANSCRIPTS.rglob("*.io")):
            if not is_playable(path):
                continue
            played += 1
            with self.subTest(path=path.name):
                result = against_mock(path, path)
                self.assertEqual(result.returncode, 0, result.stdout)
        self.assertGreater(played, 3)

    def test_differences_are_found(self) -> None:
        served = file_of(ASK + ANSWER)
        for other in [
            ASK + ANSWER.replace("[]", "[1]"),
            ASK + ANSWER + ANSWER,
            ASK,
            "// exit: 1\n" + ASK + ANSWER,
        ]:
            with self.subTest(other=other):
                result = against_mock(file_of("// timeout: 2s\n" + other), served)
                self.assertEqual(result.returncode, 1, result.stdout)

    def test_bytes_outside_the_protocol_are_found(self) -> None:
        for script in [
            "print('hello')",
            'print(\'{"jsonrpc":"2.0","id":1,"result":{"subscriptions":[]},"x":1}\')',
            'print(\'{"jsonrpc":"2.0","id":1}\')',
            'print(\'{"jsonrpc":"2.0","id":1,"result":{"subscriptions":[]}}\', end="")',
        ]:
            with self.subTest(script=script):
                server = [sys.executable, "-c", "input();" + script]
                path = file_of(ASK + ANSWER)
                result = replay("--framing", "lines", "--transcripts", path, "--server", *server)
                self.assertEqual(result.returncode, 1, result.stdout)

    def test_a_late_answer_is_asked_for_once_more(self) -> None:
        late = (
            '{"jsonrpc":"2.0","id":1,"error":{"code":-32018,"message":'
            '"No acceptable answer was available before the deadline.",'
            '"data":{"kind":"deadlineExceeded","retryable":true}}}'
        )
        answer = ANSWER.removeprefix("<< ").strip()
        for later, code in [(answer, 0), (late, 1)]:
            with self.subTest(later=later):
                mark = file_of("").with_suffix(".asked")
                script = (
                    "import pathlib; input(); mark = pathlib.Path(%r); late = not mark.exists(); "
                    "mark.touch(); print(%r if late else %r, flush=True)"
                ) % (str(mark), late, later)
                path = file_of(ASK + ANSWER)
                server = [sys.executable, "-c", script]
                result = replay("--framing", "lines", "--transcripts", path, "--server", *server)
                self.assertEqual(result.returncode, code, result.stdout)

    def test_unordered(self) -> None:
        two = ASK + ASK.replace(":1,", ":2,")
        second = ANSWER.replace(":1,", ":2,")
        served = file_of(two + second + ANSWER)
        self.assertEqual(against_mock(file_of(two + ANSWER + second), served).returncode, 1)
        path = file_of("// unordered\n" + two + ANSWER + second)
        self.assertEqual(against_mock(path, served).returncode, 0)

    def test_recording(self) -> None:
        served = file_of(ASK + ANSWER)
        path = file_of(ASK + ANSWER.replace("[]", "null"))
        server = [sys.executable, str(REPLAY), "--mock", str(served)]
        replay("--record", "--transcripts", path, "--server", *server)
        self.assertEqual(path.read_text(), ASK + ANSWER)


class Mocking(unittest.TestCase):
    def test_ids_and_tokens_are_the_clients(self) -> None:
        served = file_of(
            '>> {"jsonrpc":"2.0","id":1,"method":"m","params":{"workDoneToken":"t","a":1}}\n'
            '<< {"jsonrpc":"2.0","method":"$/progress","params":{"token":"t","value":2}}\n'
            '<< {"jsonrpc":"2.0","id":1,"result":"$string"}\n'
        )
        asked = '{"jsonrpc":"2.0","id":"x","method":"m","params":{"a":1,"workDoneToken":77}}\n'
        result = replay("--mock", served, given=asked)
        self.assertEqual(result.returncode, 0, result.stderr)
        progress, answer = result.stdout.splitlines()
        self.assertIn('"token":77', progress)
        self.assertEqual(answer, '{"jsonrpc":"2.0","id":"x","result":"string"}')

    def test_the_ids_of_subscriptions_are_the_clients(self) -> None:
        create = '{"jsonrpc":"2.0","id":1,"method":"subscription.create","params":{%s"method":"m"}}\n'
        cancel = '{"jsonrpc":"2.0","id":2,"method":"subscription.cancel","params":{"id":"%s"}}\n'
        served = file_of(
            f">> {create % ''}"
            '<< {"jsonrpc":"2.0","id":1,"result":{"id":"s1"}}\n'
            '<< {"jsonrpc":"2.0","method":"subscription/event","params":{"id":"s1"}}\n'
            f">> {cancel % 's1'}"
            '<< {"jsonrpc":"2.0","id":2,"result":true}\n'
        )
        for own, name in [('"id":"mine",', "mine"), ("", "s1")]:
            result = replay("--mock", served, given=create % own + cancel % name)
            self.assertEqual(result.returncode, 0, result.stderr)
            self.assertEqual(result.stdout.count(f'"id":"{name}"'), 2)

    def test_the_handshake_is_made_up(self) -> None:
        served = file_of(ASK + ANSWER)
        asked = '{"jsonrpc":"2.0","id":5,"method":"initialize","params":{"anything":1}}\n'
        result = replay("--mock", served, given=asked + ASK[3:])
        self.assertEqual(result.returncode, 0, result.stderr)
        self.assertIn('"protocolVersion":"1.0"', result.stdout)

    def test_silence_and_surprises_have_exit_codes(self) -> None:
        served = file_of(ASK + ANSWER)
        self.assertEqual(replay("--mock", served, given="").returncode, 3)
        surprise = '{"jsonrpc":"2.0","id":1,"method":"other"}\n'
        self.assertEqual(replay("--mock", served, given=surprise + ASK[3:]).returncode, 4)


def is_playable(path: pathlib.Path) -> bool:
    """Whether a client could say it: well-formed messages, no signals, no fault of the wire."""
    text = path.read_text()
    if ">!" in text or "-- signal" in text or "-- until" in text or "// exit" in text or "// eof" in text:
        return False
    steps = load(path).steps
    try:
        messages = [step.value() for step in steps if isinstance(step, Send)]
    except ValueError:
        return False
    names = {message.get("method") for message in messages if isinstance(message, dict)}
    return not names & {"initialize", "shutdown", "exit"} and "-32600" not in text


class Examples(unittest.TestCase):
    def test_a_long_list_or_text_is_shown_by_its_beginning(self):
        rows = list(range(12))
        self.assertEqual(_shortened({"a": rows}), {"a": rows})
        self.assertEqual(_shortened({"a": [*rows, 12]}), {"a": [0, 1, 2]})
        self.assertEqual(_shortened("x" * 320), "x" * 320)
        self.assertEqual(_shortened(["x" * 321]), ["x" * 80 + "…"])

    def test_the_first_difference_is_told_by_its_place(self):
        shown, seen = parse('{"a":[1,{"b":1.0}]}'), parse('{"a":[1,{"b":1}]}')
        self.assertIn("/a/1/b: shows 1.0, answers 1", _difference(shown, seen))
        self.assertIn("/a: shows [], answers null", _difference({"a": []}, {"a": None}))

    def test_a_file_is_laid_out_as_by_hand(self):
        text = (HERE.parents[1] / "methods" / "subscription.json").read_text("utf-8")
        self.assertEqual(spec_text(parse(text)), text)
        self.assertEqual(spec_text([{"a": parse("1.50"), "b": "é"}]), '[\n  {"a": 1.50, "b": "é"}\n]\n')


if __name__ == "__main__":
    unittest.main()
