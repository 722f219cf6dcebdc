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


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("place", nargs="?", help="else the current location")
    parser.add_argument("--from", dest="least", type=float, default=60, help="least score: 60")
    options = parser.parse_args()
    try:
        with Almanac(name="tonights-sunset") as almanac:
            answer = almanac.sunset_score(
                place=options.place, days=2, text={"style": "headline"}
            )
    except AlmanacError as error:
        print(f"tonights-sunset: {error}", file=sys.stderr)
        return 1
    tonight, tomorrow = answer["days"]
    evening = tomorrow if tonight["passed"] else tonight
    # The server says it in the user's language, with the marks of what is no current forecast.
    headline = answer["text"]["headline"]
    score = evening["score"]
    # An estimate is of no evening in particular.
    if score is None or score < options.least or evening["kind"] == "estimate":
        print(f"Nothing to look up for. {headline}")
    else:
        notify(answer["place"]["name"], headline)
    return 0


def notify(title: str, text: str) -> None:
    """To the notification area, or to stdout where there is none."""
    if program := shutil.which("notify-send"):
        command = [program, "--app-name=Almanac", title, text]
        if subprocess.run(command, check=False).returncode == 0:
            return
    print(f"{title}\n{text}")


if __name__ == "__main__":
    sys.exit(main())
