#!/usr/bin/env python3
"""Compares observation.decode with the PyPI package metar on generated METARs.

    python3 Benchmarks/reports/oracle.py .build/release/almanac [COUNT [SEED]]
    python3 Benchmarks/reports/oracle.py .build/release/almanac --file RECORDED
    python3 Benchmarks/reports/oracle.py --table 200 > Tests/ReportsTests/Fixtures/reports.tsv

Prints every disagreement that no rule below explains, how often each rule applied, and how long
the server took. `--file` compares recorded reports, one a line, instead. `--table` writes what the oracle says of some reports, for the tests.
"""

import json
import random
import subprocess
import sys
import time

from metar import Metar

COLUMNS = (
    "direction speed gust visibility temperature dewPoint pressure seaLevel oneHour sixHours "
    "snowDepth weather clouds"
).split()


class Generator:
    """Writes reports by the grammar of WMO FM 15, with the forms of the United States among them."""

    def __init__(self, seed):
        self.random = random.Random(seed)

    def chance(self, share):
        return self.random.random() < share

    def report(self):
        pick, chance = self.random.choice, self.chance
        self.american = chance(0.4)
        groups = [pick(["METAR", "SPECI"])]
        if chance(0.03):
            groups.append("COR")
        first = "K" if self.american else pick("ELOZRVS")
        groups.append(first + "".join(pick("ABCDEFGHIJKLMNOPQRSTUVWXYZ") for _ in range(3)))
        hour, minute = self.random.randrange(24), pick([0, 20, 30, 50, 53])
        groups.append(f"{self.random.randrange(1, 29):02}{hour:02}{minute:02}Z")
        if chance(0.4):
            groups.append("AUTO")
        groups += self.wind()
        clear = not self.american and chance(0.15)
        groups += ["CAVOK"] if clear else self.visibility() + self.weather() + self.sky()
        temperature = self.random.randrange(-40, 46)
        dew = temperature - self.random.randrange(0, 25)
        groups.append(pick([f"{self.degrees(temperature)}/{self.degrees(dew)}"] * 12 + [
            f"{self.degrees(temperature)}/", "/////"]))
        pressure = self.random.randrange(940, 1050)
        groups.append(
            f"A{round(pressure * 100 / 33.86389):04}" if self.american else f"Q{pressure:04}")
        if not self.american and chance(0.1):
            groups.append("RE" + pick(["RA", "SN", "TSRA", "FZDZ", "SHRA"]))
        if self.american:
            groups += self.remarks(temperature, dew, pressure)
        elif chance(0.4):
            groups.append("NOSIG")
        return " ".join(groups)

    @staticmethod
    def degrees(value):
        return f"M{-value:02}" if value < 0 else f"{value:02}"

    def wind(self):
        pick, chance = self.random.choice, self.chance
        unit = "KT" if self.american or chance(0.8) else "MPS"
        speed = self.random.randrange(0, 60 if unit == "KT" else 30)
        if chance(0.03):
            return ["/////" + unit]
        if speed == 0:
            return ["00000" + unit]
        direction = self.random.randrange(1, 37) * 10
        gust = f"G{speed + self.random.randrange(5, 25):02}" if chance(0.2) else ""
        if chance(0.08):
            return [f"VRB{speed:02}{gust}{unit}"]
        groups = [f"{direction:03}{speed:02}{gust}{unit}"]
        if chance(0.12):
            edge = lambda turn: (direction + turn - 1) % 360 // 10 * 10 or 360
            groups.append(f"{edge(-40):03}V{edge(50):03}")
        return groups

    def visibility(self):
        pick = self.random.choice
        if self.american:
            return [pick(["10SM"] * 4 + ["15SM", "P6SM", "7SM", "3SM", "1 1/2SM", "2 1/4SM", "3/4SM",
                                         "1/2SM", "M1/4SM", "1/16SM"])]
        meters = pick(["9999"] * 4 + ["0050", "0300", "0800", "1500", "3000", "4900", "8000"])
        return pick([[meters]] * 8 + [[meters, "0400SW"], [meters + "NDV"]])

    def weather(self):
        pick = self.random.choice
        falling = ["RA", "SN", "DZ", "RASN", "SHRA", "SHSN", "TSRA", "TSGR", "FZRA", "FZDZ", "SG",
                   "PL", "SHGS", "TSSNGS", "UP", "SNRA", "DZRA"]
        standing = ["BR", "FG", "HZ", "FU", "DU", "MIFG", "BCFG", "PRFG", "FZFG", "BLSN", "DRSN",
                    "BLDU", "VA", "SQ", "TS", "VCSH", "VCTS", "VCFG", "PO", "SS", "FC", "IC"]
        groups = []
        if self.chance(0.3):
            groups.append(pick(["", "", "-", "+"]) + pick(falling))
        if self.chance(0.3):
            groups.append(pick(standing))
        if not groups and self.chance(0.05):
            groups.append("//")
        return groups

    def sky(self):
        pick = self.random.choice
        if self.chance(0.2):
            return [pick(["CLR", "SKC"] if self.american else ["NSC", "NCD", "SKC"])]
        if self.chance(0.06):
            return [f"VV{pick(['001', '003', '010', '///'])}"]
        height, groups = 0, []
        for amount in sorted(self.random.sample(range(4), self.random.randrange(1, 4))):
            height += self.random.randrange(3, 70)
            kind = self.random.choices(["", "CB", "TCU"], [20, 1, 1])[0]
            groups.append(f"{['FEW', 'SCT', 'BKN', 'OVC'][amount]}{height:03}{kind}")
        return groups

    def remarks(self, temperature, dew, pressure):
        chance = self.chance
        groups = ["RMK", self.random.choice(["AO1", "AO2"])]
        if chance(0.2):
            groups.append("PK WND 28045/1955")
        if chance(0.7):
            groups.append(f"SLP{round(pressure * 10) % 1000:03}" if 950 <= pressure < 1050 else "SLPNO")
        if chance(0.3):
            groups.append(f"P{self.random.randrange(0, 250):04}")
        if chance(0.2):
            groups.append(f"6{self.random.randrange(0, 400):04}")
        if chance(0.1):
            groups.append(f"4/{self.random.randrange(1, 60):03}")
        if chance(0.6):
            tenths = lambda value: f"{int(value < 0)}{abs(value):03}"
            exact = temperature * 10 + self.random.randrange(-4, 5)
            groups.append("T" + tenths(exact) + tenths(min(dew * 10 + 2, exact)))
        return groups


def expected(report):
    """What the oracle reads, in the units of the protocol."""
    found = Metar.Metar(report, strict=False)
    value = lambda quantity, unit: None if quantity is None else quantity.value(unit)
    sky = [[cover, value(height, "M"), kind] for cover, height, kind in found.sky]
    return {
        "direction": None if found.wind_dir is None else found.wind_dir.value(),
        "speed": value(found.wind_speed, "KMH"),
        "gust": value(found.wind_gust, "KMH"),
        "visibility": value(found.vis, "KM"),
        "temperature": value(found.temp, "C"),
        "dewPoint": value(found.dewpt, "C"),
        "pressure": value(found.press, "HPA"),
        "seaLevel": value(found.press_sea_level, "HPA"),
        "oneHour": None if found.precip_1hr is None else found.precip_1hr.value("IN") * 25.4,
        "sixHours": None if found.precip_6hr is None else found.precip_6hr.value("IN") * 25.4,
        "threeHours": None if found.precip_3hr is None else found.precip_3hr.value("IN") * 25.4,
        "snowDepth": None if found.snowdepth is None else found.snowdepth.value("IN") * 2.54,
        "weather": ["".join(part or "" for part in group) for group in found.weather],
        "clouds": sky,
    }


def explained(name, report, ours, theirs):
    """Why a disagreement is right, or None."""
    groups = report.split()
    if name == "direction" and ("00000KT" in groups or "00000MPS" in groups):
        return "a calm has no direction (the oracle: 000 degrees)"
    if name == "visibility" and theirs is not None and "9999" in report:
        return "9999 is 10 km or more (the oracle: 9999 m)"
    if name == "visibility" and "CAVOK" in groups:
        return "CAVOK is 10 km or more (the oracle: 10,000 m)"
    if name == "weather" and "//" in groups:
        return "// is no weather group (the oracle: one of unknown weather)"
    if name == "clouds" and "CAVOK" in groups and not theirs:
        return "clouds beside CAVOK are kept (the oracle: not behind the temperature)"
    if name == "clouds" and any(group in groups for group in ("SKC", "CLR", "NCD", "NSC")):
        return "a clear sky has no layers (the oracle: one of none)"
    if name == "pressure" and abs(ours - theirs) < 0.06:
        return "an inch of mercury is 33.86389 hPa, NIST SP 811 (the oracle: 33.86398)"
    if name == "pressure" and {group[0] for group in groups if group[1:].isdigit()} >= {"Q", "A"}:
        return "of Q and A, the first (the oracle: the last)"
    if name == "weather" and theirs == ["/////"]:
        return "///// is a missing temperature (the oracle: a weather group)"
    if name == "sixHours" and ours is None:
        return "6RRRR is for six hours only at 00, 06, 12 and 18 UTC (the oracle: at most hours)"
    return None


def compare(report, answer):
    """Pairs of name, ours, theirs that differ by more than the protocol rounds."""
    theirs = expected(report)
    conditions, rain = answer["conditions"], answer["precipitation"]
    ours = {
        "direction": conditions["wind"]["direction"], "speed": conditions["wind"]["speed"],
        "gust": conditions["wind"]["gust"], "visibility": conditions["visibility"],
        "temperature": answer["temperature"], "dewPoint": answer["dewPoint"],
        "oneHour": rain["oneHour"], "sixHours": rain["sixHours"],
        "threeHours": rain["threeHours"], "snowDepth": answer["snowDepth"],
        "pressure": answer["pressure"],
        "weather": [group["code"] for group in conditions["weather"]],
        "clouds": [[cloud["amount"], cloud["base"], cloud["kind"]]
                   for cloud in conditions["clouds"]],
    }
    # The protocol prefers the pressure of the remarks.
    theirs["pressure"] = theirs.pop("seaLevel") or theirs["pressure"]
    if theirs["direction"] is not None:
        theirs["direction"] %= 360
    names = {"FEW": "few", "SCT": "scattered", "BKN": "broken", "OVC": "overcast", "VV": "obscured",
             "CB": "cumulonimbus", "TCU": "toweringCumulus", None: None}
    theirs["clouds"] = [
        [names.get(cover, cover), None if base is None else round(base), names.get(kind, kind)]
        for cover, base, kind in theirs["clouds"]]
    for name, mine in ours.items():
        other = theirs[name]
        if name == "clouds":
            same = len(mine) == len(other) and all(
                a[0] == b[0] and a[2] == b[2] and (a[1] == b[1] or abs(a[1] - b[1]) <= 1)
                for a, b in zip(mine, other))
        elif isinstance(mine, list) or mine is None or other is None:
            same = mine == other
        else:
            same = abs(mine - other) <= 0.0501
        if not same:
            yield name, mine, other


def decode(server, reports):
    """All answers, and the seconds they took together."""
    requests = "".join(
        json.dumps({"jsonrpc": "2.0", "id": number, "method": "observation.decode",
                    "params": {"report": report, "units": "metric"}}) + "\n"
        for number, report in enumerate(reports))
    start = time.perf_counter()
    output = subprocess.run([server, "serve"], input=requests, capture_output=True, text=True).stdout
    seconds = time.perf_counter() - start
    answers = {}
    for line in output.splitlines():
        message = json.loads(line)
        if "id" in message:
            answers[message["id"]] = message
    return [answers[number] for number in range(len(reports))], seconds


def table(count, seed):
    print("report\t" + "\t".join(COLUMNS))
    generator = Generator(seed)
    for _ in range(count):
        report = generator.report()
        values = expected(report)
        cells = []
        for name in COLUMNS:
            value = values[name]
            if name == "weather":
                value = " ".join(value)
            elif name == "clouds":
                value = " ".join(f"{cover}{'' if base is None else round(base)}{kind or ''}"
                                 for cover, base, kind in value)
            cells.append("" if value is None else f"{value:.2f}" if isinstance(value, float)
                         else str(value))
        print("\t".join([report] + cells))


def main(arguments):
    if arguments[0] == "--table":
        return table(int(arguments[1]), 1)
    if arguments[1:2] == ["--file"]:
        with open(arguments[2], encoding="utf-8") as file:
            reports = [line.strip() for line in file if line.strip()]
    else:
        count = int(arguments[1]) if len(arguments) > 1 else 5000
        generator = Generator(int(arguments[2]) if len(arguments) > 2 else 1)
        reports = [generator.report() for _ in range(count)]
    answers, seconds = decode(arguments[0], reports)
    reasons, wrong, fields = {}, 0, 0
    for report, answer in zip(reports, answers):
        if "result" not in answer or answer["result"]["unread"]:
            wrong += 1
            print("unread:", report, answer.get("error") or answer["result"]["unread"])
            continue
        fields += 13
        for name, ours, theirs in compare(report, answer["result"]):
            reason = explained(name, report, ours, theirs)
            if reason:
                reasons[reason] = reasons.get(reason, 0) + 1
            else:
                wrong += 1
                print(f"{name}: {ours} here, {theirs} there: {report}")
    print(f"{len(reports)} reports, {fields} fields, {wrong} unexplained disagreements, {seconds:.2f} s")
    for reason, times in sorted(reasons.items()):
        print(f"{times:6} {reason}")
    return wrong > 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:] or ["--help"]))
