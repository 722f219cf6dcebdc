#!/usr/bin/env python3
"""A table of sunrise and sunset for every day of a year, as CSV on stdout.

sunrises.py [PLACE] [--year YEAR] > year.csv: computed by the server, no network needed.
"""

from __future__ import annotations

import argparse
import csv
import datetime
import pathlib
import signal
import sys

sys.path.insert(0, str(pathlib.Path(__file__).resolve().parent.parent / "python" / "src"))
from almanac_client import Almanac, AlmanacError  # noqa: E402


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("place", nargs="?", help="else the current location")
    parser.add_argument("--year", type=int, default=datetime.date.today().year)
    options = parser.parse_args()
    if not 1800 <= options.year <= 2200:
        parser.error(f"{options.year} is not a year from 1800 to 2200")
    days = 365 + (datetime.date(options.year, 12, 31).timetuple().tm_yday == 366)
    try:
        with Almanac(name="sunrises") as almanac:
            answer = almanac.sun_times(
                place=options.place, date=f"{options.year}-01-01", days=days
            )
    except AlmanacError as error:
        print(f"sunrises: {error}", file=sys.stderr)
        return 1
    table = csv.writer(sys.stdout)
    table.writerow(["date", "sunrise", "sunset", "day length (s)", "state"])
    for day in answer["days"]:
        length = day["dayLengthSeconds"]
        seconds = "" if length is None else round(length)
        table.writerow([day["date"], day["sunrise"], day["sunset"], seconds, day["state"]])
    return 0


if __name__ == "__main__":
    signal.signal(signal.SIGPIPE, signal.SIG_DFL)  # a reader such as `head` may leave
    sys.exit(main())
