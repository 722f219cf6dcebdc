#!/usr/bin/env python3
"""The next sunset to the notification area, when it is worth looking up.

tonights-sunset.py [PLACE] [--from SCORE]: run it in the afternoon, from cron or a timer; after
dark it tells of tomorrow's. Without a notification area it prints.
"""

from __future__ import annotations

import argparse
import pathlib
import shutil
import subprocess
import sys

sys.path.insert(0, str(pathlib.Path(__file__).resolve().parent.parent / "python" / "src"))
from almanac_client import Almanac, AlmanacError  # noqa: E402
from provenance import shown  # noqa: E402


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("place", nargs="?", help="else the current location")
    parser.add_argument("--from", dest="least", type=float, default=60, help="least score: 60")
    options = parser.parse_args()
    try:
        with Almanac(name="tonights-sunset") as almanac:
            answer = almanac.sunset_score(place=options.place, days=2)
    except AlmanacError as error:
        print(f"tonights-sunset: {error}", file=sys.stderr)
        return 1
    tonight, tomorrow = answer["days"]
    evening = tomorrow if tonight["passed"] else tonight
    when = "tomorrow, " if evening is tomorrow else ""
    score = evening["score"]
    if score is None:
        print(f"Nothing to look up for: {when}{evening['explanation']}")
        return 0
    points = shown(str(round(score)), answer["source"], evening)
    if score < options.least:
        print(f"Nothing to look up for: {when}{points}.")
        return 0
    title = f"{evening['label']} sunset {when}at {clock(evening['time'])}: {points}"
    golden = evening["goldenHour"]
    span = f"Golden hour {clock(golden['start'])}–{clock(golden['end'])}. " if golden else ""
    notify(title, f"{answer['place']['name']}. {span}{evening['explanation']}")
    return 0


def clock(time: str | None) -> str:
    """The place's wall clock."""
    return time[11:16] if time else "–"


def notify(title: str, text: str) -> None:
    """To the notification area, or to stdout where there is none."""
    if program := shutil.which("notify-send"):
        command = [program, "--app-name=Almanac", title, text]
        if subprocess.run(command, check=False).returncode == 0:
            return
    print(f"{title}\n{text}")


if __name__ == "__main__":
    sys.exit(main())
