#!/usr/bin/env python3
"""Writes every text of a program into a folder: each method that people read, in each language,
unit preset and style, fresh, stale and estimated, and each page of the command line.

    Scripts/record-pages.py .build/release/almanac /tmp/before    # and with the changed program:
    Scripts/record-pages.py .build/release/almanac /tmp/after
    Scripts/record-pages.py --compare /tmp/before /tmp/after

It asks the providers of Tests/Upstream at a standing clock, so that one program always writes the
same. A folder has 30 MB and takes a minute; throw it away after use.
"""

import itertools
import json
import pathlib
import subprocess
import sys
import tempfile

ROOT = pathlib.Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT / "protocol-spec/conformance"))

from playback.upstream import Upstream  # noqa: E402

LANGUAGES = [path.stem for path in sorted((ROOT / "protocol-spec/words").glob("*.json"))]
UNITS = ["metric", "imperial", "uk", "si"]
# Warnings by point in Germany and in the United States; a place without any; a polar night.
PLACES = ["Berlin", "Portland, Maine", "Lisbon", "Tromsø"]
FRESH, STALE = "2026-01-15T12:42:00+00:00", "2026-01-15T15:42:00+00:00"
STYLES = [{"style": "page", "columns": 100}, {"style": "page", "columns": 40},
          {"style": "speech"}, {"style": "headline"}]
OTHERS = [
    ("status.text", {}),
    *(("chart.render", {"kind": kind, "format": "text"}) for kind in
      ("temperature", "precipitation", "sunset", "projection", "sun", "skill", "reliability")),
    ("weather.overview", {"parts": [
        {"method": "forecast.daily", "params": {"days": 3}}, {"method": "alerts.active"},
        {"method": "sunset.score", "params": {"days": 3}},
    ]}),
]
OWN = {"location.search": {"query": "Ber"}, "weather.summary": {"days": 3}}
COMMANDS = ["now", "today", "week", "sunset", "climate", "alerts", "air", "sky"]


class Program:
    def __init__(self, path, folder, upstream):
        self.path, self.folder = path, folder
        (folder / "config.json").write_text(upstream.configuration(None))

    def run(self, arguments, now, is_offline=False, stdin="", **more):
        environment = {
            "ALMANAC_DATA_DIR": f"{self.folder}/data", "ALMANAC_CACHE_DIR": f"{self.folder}/cache",
            "ALMANAC_CONFIG": f"{self.folder}/config.json", "ALMANAC_NOW": now,
            **({"ALMANAC_OFFLINE": "1"} if is_offline else {}), **more,
        }
        done = subprocess.run(
            [self.path, *arguments], input=stdin, env=environment, capture_output=True, text=True)
        return done.stdout or done.stderr

    def ask(self, asked, now, is_offline):
        """(title, method, answer) of each request, in order."""
        lines = [json.dumps({"jsonrpc": "2.0", "id": index, "method": method, "params": params})
                 for index, (_, method, params) in enumerate(asked)]
        answers = self.run([], now, is_offline, "\n".join(lines) + "\n").splitlines()
        found = {answer.get("id"): answer for answer in map(json.loads, answers)}
        return [(title, method, found.get(index, {}))
                for index, (title, method, _) in enumerate(asked)]


def texts(value):
    """The texts of a result that people read, a line each."""
    if "error" in value:
        return [json.dumps(value["error"].get("message"), ensure_ascii=False)]
    result = value.get("result", {})
    text = result.get("text")
    if isinstance(text, dict):
        return [text["title"], text["headline"], *text["lines"], *text["notes"]]
    names = ["headline", "text", "alt", "tooltip", "speech", "mark", "age"]
    return [f"{name}: {result[name]}" for name in names if result.get(name) is not None]


def requests(methods, language, place):
    """(title, method, params) of everything that is asked for at one place in one language."""
    for units in UNITS:
        for name, params in OTHERS + [
            (name, {**OWN.get(name, {}), "text": style})
            for name in methods for style in STYLES if name != "weather.overview"
            and "text" in methods[name]
        ]:
            shared = {"place": place, "units": units, "locale": language}
            taken = {key: value for key, value in shared.items() if key in methods[name]}
            if "units" in taken or units == UNITS[0]:
                yield f"{units} {json.dumps(params)}", name, {**params, **taken}


def record(path, target):
    upstream = Upstream()
    upstream.reset(FRESH)
    with tempfile.TemporaryDirectory() as scratch:
        (empty := pathlib.Path(scratch, "empty")).mkdir()
        program = Program(path, pathlib.Path(scratch), upstream)
        found = json.loads(program.run(["call", "rpc.discover"], FRESH))
        methods = {method["name"]: [param["name"] for param in method.get("params", [])]
                   for method in found["methods"]}
        nobody = Program(path, empty, upstream)
        for scene, asking, now, is_offline in [
                ("fresh", program, FRESH, False), ("stale", program, STALE, True),
                ("estimate", nobody, FRESH, True)]:
            for place, language in itertools.product(PLACES, LANGUAGES):
                asked = list(requests(methods, language, place))
                # Live once, and then always from the cache.
                asking.ask(asked[: len(asked) // len(UNITS)], now, is_offline)
                pages = {}
                for title, method, answer in asking.ask(asked, now, is_offline):
                    pages.setdefault(method, []).append("\n".join([f"== {title}", *texts(answer)]))
                for method, page in pages.items():
                    write(target / scene / place / language / f"{method}.txt", page)

        for word, language in itertools.product(COMMANDS, LANGUAGES):
            locale = f"{language.replace('-Hans', '_CN')}.UTF-8"
            page = []
            for units, more in itertools.product(UNITS, ([], ["--speak"])):
                arguments = [word, PLACES[0], "--units", units, *more]
                text = program.run(arguments, FRESH, LANG=locale, COLUMNS="100")
                page.append(f"== {' '.join(arguments)}\n{text}")
            write(target / "command" / language / f"{word}.txt", page)


def write(path, page):
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text("\n".join(page) + "\n")


if __name__ == "__main__":
    if sys.argv[1:2] == ["--compare"] and len(sys.argv) == 4:
        sys.exit(subprocess.run(["diff", "-r", "-U1", *sys.argv[2:]]).returncode)
    if len(sys.argv) != 3:
        sys.exit(__doc__)
    record(str(pathlib.Path(sys.argv[1]).resolve()), pathlib.Path(sys.argv[2]))
