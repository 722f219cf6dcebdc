#!/usr/bin/env python3
"""Compares climate.extremes with the counts of days that weather services publish.

    python3 Benchmarks/climate/compare.py NORMALS .build/release/almanac          # 87 cities
    python3 Benchmarks/climate/compare.py NORMALS .build/release/almanac --all    # every station

NORMALS is a copy of the WMO Climatological Standard Normals 1991-2020 (NCEI Accession 0253808,
doi:10.25921/800j-vn07), unpacked with its folders `Region-1-WMO-Normals-9120` to `Region-6-…`.
A city is asked for by name, as a user would; a station by its coordinates and elevation. Both are
asked for 2006, whose global warming is that of the normals (0.88 °C).
"""

import csv
import json
import pathlib
import re
import statistics
import subprocess
import sys

YEAR = 2006
# Member of the result, and how a normals file names the parameter.
COUNTS = {
    "daysAbove25": ("maximum", ">", 25),
    "daysAbove30": ("maximum", ">", 30),
    "daysAbove35": ("maximum", ">", 35),
    "tropicalNights": ("minimum", ">", 20),
    "frostDays": ("minimum", "<", 0),
    "iceDays": ("maximum", "<", 0),
}
SHORT = {"daysAbove25": ">25", "daysAbove30": ">30", "daysAbove35": ">35",
         "tropicalNights": "TR", "frostDays": "FD", "iceDays": "ID"}
# A city, and the file of its station: its WMO number.
CITIES = """
Algiers_60390 Adelaide_94672 Alice-Springs_94326 Brisbane_94578 Canberra_94926 Darwin,-AU_94120
Hobart_94970 Melbourne,-AU_95936 Perth,-AU_94610 Sydney_94768 Sarajevo_14654
Dhaka_41923 Minsk_26850 Ouagadougou_65503 Toronto_71508 Beijing_54511 Guangzhou_59287 Harbin_50953
Kunming_56778 Lhasa_55591 Shanghai_58362 Wuhan_57494 Zagreb_14240 Prague_11520 Helsinki_02978
Tbilisi_37445 Accra_65472 Budapest_12840 Reykjavik_04030 Tehran_40754 Dublin,-IE_03969
Jerusalem_40183 Tel-Aviv_NA Jeddah_41024 Riyadh_40438 Riga_26422 Luxembourg_06590
Antananarivo_67085 Podgorica_13463 Casablanca_60155 Marrakesh_60230 Krakow_12566
Warsaw_12375 Caracas_80416 Belgrade_13274 Singapore_48698 Geneva_06700 Dakar_61641
Ljubljana_14015 Barcelona,-ES_08181 Madrid_8222 Sevilla_8391 Valencia,-ES_8285 Stockholm_02485
London_03772 Kyiv_33345 Berlin_10384 Munich_10865 Hamburg_10147 Frankfurt_10637
Albuquerque_72365 Anchorage_70273 Atlanta_72219 Boston,-US_72509 Chicago_72530 Dallas_72258
Denver_72565 Detroit_72537 Fairbanks_70261 Honolulu_91182 Houston_72244 Kansas-City_72446
Las-Vegas,-US_72386 Los-Angeles_72295 Memphis_72334 Miami_72202 Minneapolis_72658
New-Orleans_72231 New-York_72506 Phoenix_72278 Pittsburgh_72520 Salt-Lake-City_72572
San-Diego_72290 San-Francisco_72494 Seattle_72793 St.-Louis_72434 Tucson_72274
"""


def degrees(text):
    degree, minute, second, side = text.split("|")
    value = float(degree or 0) + float(minute or 0) / 60 + float(second or 0) / 3600
    return -value if side.strip().upper() in ("S", "W") else value


def number(text):
    try:
        return float(text)
    except ValueError:
        return None


class Station:
    """One file: where the station is, and its published counts of twelve months."""

    def __init__(self, path):
        self.path, self.counts, self.place = path, {}, None
        self.name, self.country = path.stem, path.parent.parent.name
        rows = list(csv.reader(path.read_text(encoding="utf-8", errors="replace").splitlines()))
        parameter = None
        for row, following in zip(rows, rows[1:] + [[]]):
            if not row:
                continue
            if row[0] == "WMO_Number" and "Latitude" in row[1:2] and len(following) > 3:
                self.read_place(following)
            elif row[0] == "Parameter_Code" and len(following) > 1:
                parameter = following
            elif parameter and len(row) >= 16 and row[1] == parameter[0]:
                self.read_counts(parameter[1], row)

    def read_place(self, row):
        try:
            self.place = {"latitude": degrees(row[1]), "longitude": degrees(row[2]),
                          "elevation": float(row[3])}
        except ValueError:
            self.place = None

    def read_counts(self, parameter, row):
        name = parameter.lower().replace("≥", ">=").replace("≤", "<=").replace(" ", "_")
        found = re.search(r"days_with_(maximum|minimum)_temperature_([<>])=?_?(-?\d+)_", name)
        if not found or row[2].lower() != "count":
            return
        key = (found[1], found[2], int(found[3]))
        months = [number(text) for text in row[4:16]]
        if None in months or min(months) < 0 or max(months) > 31.1:
            return
        for member, wanted in COUNTS.items():
            if wanted == key:
                self.counts[member] = sum(months)


class Server:
    def __init__(self, program):
        environment = {"ALMANAC_NOW": "2026-06-21T12:00:00Z", "HOME": "/nonexistent"}
        self.process = subprocess.Popen([program, "serve"], stdin=subprocess.PIPE,
                                        stdout=subprocess.PIPE, env=environment)
        self.id = 0
        self.ask("initialize", {"clientInfo": {"name": "compare", "version": "1"},
                                "protocolVersions": ["1.1", "1.0"]})
        self.send({"method": "initialized"})

    def send(self, message):
        message["jsonrpc"] = "2.0"
        self.process.stdin.write(json.dumps(message).encode() + b"\n")
        self.process.stdin.flush()

    def ask(self, method, params):
        self.id += 1
        self.send({"id": self.id, "method": method, "params": params})
        while True:
            answer = json.loads(self.process.stdout.readline())
            if answer.get("id") == self.id:
                return answer.get("result")


def summary(rows):
    """rows: (member, published, expected, low, high). Counts that are zero on both sides say nothing."""
    print("| count | stations | mean published | bias | mean error | median error | within the 80 % |")
    print("|---|--:|--:|--:|--:|--:|--:|")
    for member in COUNTS:
        found = [row for row in rows if row[0] == member and max(row[1], row[2]) >= 0.5]
        if not found:
            continue
        errors = [row[2] - row[1] for row in found]
        sizes = [abs(error) for error in errors]
        inside = sum(row[3] <= row[1] <= row[4] for row in found) / len(found)
        print(f"| `{member}` | {len(found)} | {statistics.mean(row[1] for row in found):.1f}"
              f" | {statistics.mean(errors):+.1f} | {statistics.mean(sizes):.1f}"
              f" | {statistics.median(sizes):.1f} | {100 * inside:.0f} % |")


def rows_of(station, result):
    for member, published in station.counts.items():
        count = result["annual"][member]
        yield member, published, count["expected"], count["low"], count["high"]


def cities(files, server):
    rows, worst = [], []
    print("| city | " + " | ".join(SHORT.values()) + " | station |")
    print("|---" * (len(SHORT) + 2) + "|")
    for city in CITIES.split():
        name, wmo = city.rsplit("_", 1)
        name = name.replace("-", " ")
        path = "TELAVIVCOAST_NA" if wmo == "NA" else f"_{wmo}"
        station = Station(next(file for file in files if file.stem.endswith(path)))
        result = server.ask("climate.extremes", {"place": name, "year": YEAR})
        found = list(rows_of(station, result))
        rows += found
        worst += [(abs(row[2] - row[1]), name, *row) for row in found]
        by_member = {row[0]: f"{row[2]:.0f} ({row[1]:.0f})" for row in found}
        cells = " | ".join(by_member.get(member, "") for member in COUNTS)
        print(f"| {result['place']['name']} | {cells} | {station.name} |")
    print(f"\n{len(CITIES.split())} cities, {len(rows)} counts\n")
    summary(rows)
    print("\nWorst:", ", ".join(f"{name} {SHORT[member]} {expected:.0f} (published {published:.0f})"
                              for _, name, member, published, expected, *_ in
                              sorted(worst, reverse=True)[:10]))


def everywhere(files, server):
    rows, asked = [], 0
    for file in files:
        station = Station(file)
        if not station.place or not station.counts:
            continue
        result = server.ask("climate.extremes", {"place": station.place, "year": YEAR})
        if result:
            asked += 1
            rows += rows_of(station, result)
    print(f"{asked} stations, {len(rows)} counts\n")
    summary(rows)


def main():
    folder, program = sys.argv[1:3]
    files = sorted(file for file in pathlib.Path(folder).rglob("*.csv") if "Region-" in str(file))
    (everywhere if "--all" in sys.argv else cities)(files, Server(program))


main()
