#!/usr/bin/env python3
"""Instructions of a request, counted and compared: counts.py PROGRAM [--record]

Clocks cannot show 2 % on a shared machine; valgrind's callgrind counts the same within 0.4 %. A scenario
is a server that reads a file of requests. It is run with FEW and with MANY of them; the difference, by
the number of requests, is what one costs, without start, fetch and exit. The start is what a server runs
up to its first answers and its exit.

Weather is "from memory": the first request of either run fetches from the local upstream, at a frozen
clock; the others are answered from what was decoded then.

--record writes recorded.json beside this file. Without it, a scenario more than TOLERANCE above or
below its record is named, and one more than LIMIT above ends with status 1: processors differ in the
string functions that the system's library picks for them.
"""
import json
import os
import pathlib
import re
import shutil
import subprocess
import sys
import tempfile

HERE = pathlib.Path(__file__).resolve().parent
sys.path.insert(0, str(HERE.parents[1] / "protocol-spec/conformance"))

from playback.upstream import Upstream  # noqa: E402

RECORD = HERE / "recorded.json"
TOLERANCE, LIMIT = 0.02, 0.05
FEW, MANY = 20, 220
NOW = "2026-06-21T12:00:00Z"
# The start counts each of them.
PROVIDERS = ["openMeteo", "metNorway", "nws", "brightSky", "meteoAlarm", "aviationWeather"]
CONFIGURATION = json.dumps({"providers": {name: {"baseURL": "$upstream"} for name in PROVIDERS}})
PLACE = {"latitude": 38.72, "longitude": -9.14}

# A service that wants to be left alone for an hour.
STATIONS_REFUSE = {
    "match": "/api/data/metar", "fault": "status",
    "arguments": {"code": 429, "header-Retry-After": "3600"},
}

# name: (method, params[, the fault of the upstream]). The order is that of the table.
SCENARIOS = {
    "location.current": ("location.current", {}),
    "sun.times": ("sun.times", {"place": PLACE}),
    "weather.current": ("weather.current", {"place": PLACE}),
    "weather.current, refused": ("weather.current", {"place": PLACE}, STATIONS_REFUSE),
    "forecast.hourly": ("forecast.hourly", {"place": PLACE}),
    "forecast.daily": ("forecast.daily", {"place": PLACE}),
    "weather.overview": ("weather.overview", {"place": PLACE}),
    "weather.current, text": ("weather.current", {"place": PLACE, "text": {}}),
    "status.text": ("status.text", {"place": PLACE}),
}


def session(method, params, count):
    """Requests one after another: the server answers in order, so the first one's answer is stored
    before the second is read only if it waits. Each request names the deadline that valgrind needs."""
    params = dict(params, **({"deadlineMs": 60000} if "place" in params and method != "sun.times" else {}))
    return [{"jsonrpc": "2.0", "id": number, "method": method, "params": params} for number in range(count)]


class Refused(Exception):
    """A machine that does much else is too slow for a deadline, below valgrind."""


def patiently(measure):
    """What it measures, at the third try if need be."""
    for _ in range(3):
        try:
            return measure()
        except Refused as refused:
            answer = refused
    sys.exit(f"counts: {answer}")


class Bench:
    def __init__(self, program, upstream):
        self.program, self.upstream = program, upstream

    def instructions(self, arguments, messages):
        """What the program runs from its start to its exit. A request is written when the one before
        it was answered, as an editor's would be."""
        with tempfile.TemporaryDirectory(ignore_cleanup_errors=True) as folder:
            calls = pathlib.Path(folder, "calls")
            configuration = self.upstream.configuration(CONFIGURATION)
            pathlib.Path(folder, "config.json").write_text(configuration)
            command = [
                "valgrind", "--tool=callgrind", f"--callgrind-out-file={calls}",
                f"--log-file={folder}/log", self.program, *arguments,
            ]
            process = subprocess.Popen(
                command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL,
                env=self.environment(folder))
            try:
                for message in messages:
                    self.ask(process, message)
                process.communicate()
            finally:
                process.kill()
            found = re.search(r"^(?:summary|totals): (\d+)", calls.read_text(), re.M)
            return int(found.group(1))

    def ask(self, process, message):
        process.stdin.write((json.dumps(message) + "\n").encode())
        process.stdin.flush()
        while "id" in message:
            line = process.stdout.readline()
            if not line:
                sys.exit(f"counts: no answer to {message}")
            answer = json.loads(line)
            if answer.get("id") == message["id"]:
                if "result" not in answer:
                    raise Refused(answer)
                return

    def environment(self, folder):
        return {
            "PATH": os.environ["PATH"], "HOME": folder, "TZ": "UTC", "LANG": "C.UTF-8",
            "ALMANAC_NOW": NOW, "ALMANAC_LOCATION": "38.72,-9.14",
            "ALMANAC_CONFIG": f"{folder}/config.json",
            "ALMANAC_DATA_DIR": f"{folder}/data", "ALMANAC_CACHE_DIR": f"{folder}/cache",
        }

    def request(self, method, params, fault=None):
        self.upstream.reset(NOW)
        if fault:
            self.upstream.script(json.dumps(fault))
        return self.each(["serve"], lambda count: session(method, params, count))

    def each(self, arguments, messages):
        """What one of so many costs, without start, fetch and exit."""
        few, many = (self.instructions(arguments, messages(count)) for count in (FEW, MANY))
        return round((many - few) / (MANY - FEW))

    def start(self):
        return self.instructions(["serve"], [
            {"jsonrpc": "2.0", "id": 1, "method": "initialize", "params": {"capabilities": {}}},
            {"jsonrpc": "2.0", "method": "initialized", "params": {}},
            {"jsonrpc": "2.0", "id": 2, "method": "location.current", "params": {}},
            {"jsonrpc": "2.0", "id": 3, "method": "shutdown"},
            {"jsonrpc": "2.0", "method": "exit"},
        ])

    def tools(self):
        initialize = {
            "jsonrpc": "2.0", "id": 1, "method": "initialize",
            "params": {"protocolVersion": "2025-06-18", "capabilities": {},
                       "clientInfo": {"name": "counts", "version": "1"}}}

        started = {"jsonrpc": "2.0", "method": "notifications/initialized"}

        def listing(count):
            lists = [{"jsonrpc": "2.0", "id": 2 + number, "method": "tools/list"} for number in range(count)]
            return [initialize, started, *lists]

        return self.each(["mcp"], listing)

    def all(self):
        yield "start", patiently(self.start)
        for name, scenario in SCENARIOS.items():
            yield name, patiently(lambda: self.request(*scenario))
        yield "tools/list (MCP)", patiently(self.tools)


def main():
    arguments = [argument for argument in sys.argv[1:] if argument != "--record"]
    if len(arguments) != 1:
        sys.exit(__doc__)
    if not shutil.which("valgrind"):
        sys.exit("counts: valgrind is not installed")
    record = json.loads(RECORD.read_text()) if RECORD.exists() else {}
    counts, other, worse = {}, [], []
    print(f"{'scenario':24} {'instructions':>14} {'recorded':>14} {'change':>8}")
    bench = Bench(os.path.abspath(arguments[0]), Upstream())
    for name, count in bench.all():
        counts[name] = count
        before = record.get(name)
        change = count / before - 1 if before else 0
        print(f"{name:24} {count:14,} {before or 0:14,} {change:+8.1%}", flush=True)
        if before is None or change > LIMIT:
            worse.append(name)
        elif abs(change) > TOLERANCE:
            other.append(name)
    if "--record" in sys.argv:
        RECORD.write_text(json.dumps(counts, indent=2) + "\n")
        return
    if other:
        print(f"counts: more than {TOLERANCE:.0%} from what is recorded: {', '.join(other)}")
    if worse:
        sys.exit(f"counts: more than {LIMIT:.0%} above what is recorded: {', '.join(worse)}")


if __name__ == "__main__":
    main()
