"""The IPCC AR6 figures and the levers -> climate.bin."""

import csv
import json
import struct

from gazetteer import assemble

SCENARIOS = ["ssp119", "ssp126", "ssp245", "ssp370", "ssp585"]
FIRST_YEAR, FIRST_ASSESSED_YEAR, LAST_YEAR = 1950, 2015, 2100
PERIODS = [f"{month:02d}" for month in range(1, 13)] + ["DJF", "MAM", "JJA", "SON", "ANN"]
LEVER_YEARS = [2030, 2035, 2040, 2045, 2050, 2060, 2065, 2080, 2100]


def milli(text):
    return round(float(text) * 1000)


def land_permille(text):
    """The row for the whole world has no land fraction."""
    return milli(text) if text else 0xFFFF


def observed(path):
    """(p05, mean, p95) in m°C of the past: the mean of the twenty years around each year, the usual
    measure of a warming level, with the half-width that AR6 WGI A.1.2 gives for 2011-2020."""
    annual = {int(row["year"]): float(row["gmst"])
              for row in csv.DictReader(open(path, encoding="utf-8"))}
    half_width = 0.125

    def around(year):
        ends = (annual[year - 10] + annual[year + 10]) / 2
        return (ends + sum(annual[year + offset] for offset in range(-9, 10))) / 20

    return {year: tuple(milli(around(year) + offset) for offset in (-half_width, 0, half_width))
            for year in range(FIRST_YEAR, FIRST_ASSESSED_YEAR)}


def global_warming(assessed_path, observed_path):
    """Scenario-major (year, p05, mean, p95) in m°C: observed to 2014, then the assessed future of
    the scenario; 2100 = 2099 + (2099 - 2098)."""
    past = observed(observed_path)
    rows = {}
    for row in csv.DictReader(open(assessed_path, encoding="utf-8")):
        values = tuple(milli(row[column]) for column in ("p05", "mean", "p95"))
        rows[row["scenario"], int(row["year"])] = values
    out = b""
    for scenario in SCENARIOS:
        series = past | {year: values for (name, year), values in rows.items() if name == scenario}
        series[2100] = tuple(2 * a - b for a, b in zip(series[2099], series[2098]))
        out += b"".join(struct.pack("<3h", *series[year])
                        for year in range(FIRST_YEAR, LAST_YEAR + 1))
    return len(SCENARIOS), out


def regions(scaling_path, polygons_path):
    """Region records (code 8, name 32, type 12, land permille u16, ring start u16, ring count u16,
    padding 2, then 17 x (p10, p50, p90, sigma) in thousandths), rings and their points in
    hundredths of a degree. The last region is the world, without a ring."""
    scaling = {}
    for row in csv.DictReader(open(scaling_path, encoding="utf-8")):
        scaling.setdefault(row["region"], {})[row["period"]] = row
    shapes = json.load(open(polygons_path, encoding="utf-8"))["regions"]
    shapes.append({"acronym": "world", "name": "World", "type": "World", "polygons": []})
    records, rings, points = b"", b"", b""
    ring_count = point_count = 0
    for shape in shapes:
        table = scaling[shape["acronym"]]
        records += struct.pack(
            "<8s32s12sHHHH", shape["acronym"].encode(), shape["name"].encode(),
            shape["type"].encode(), land_permille(table["ANN"]["land_fraction"]),
            ring_count, len(shape["polygons"]), 0)
        for period in PERIODS:
            row = table[period]
            records += struct.pack("<4h", *[milli(row[c]) for c in ("p10", "p50", "p90", "sigma")])
        for ring in shape["polygons"]:
            rings += struct.pack("<2H", point_count, len(ring))
            points += b"".join(struct.pack("<2h", round(x * 100), round(y * 100)) for x, y in ring)
            ring_count, point_count = ring_count + 1, point_count + len(ring)
    return (len(shapes), records), (ring_count, rings), (point_count, points)


def complete(series):
    """Solar levers start in 2030 (nothing avoided yet); only they have a row for 2065."""
    series.setdefault(2030, [0, 0, 0])
    series.setdefault(2065, [round(a + (b - a) / 4) for a, b in zip(series[2060], series[2080])])
    assert sorted(series) == LEVER_YEARS
    return b"".join(struct.pack("<3h", *series[year]) for year in LEVER_YEARS)


def levers(path):
    """Records (baseline scenario u8, padding, name 38, 9 years x (p10, p50, p90) in m°C).

    Changes of scenario (`to_ssp...`) are left out: the product takes them from the assessed
    series, since FaIR with these emissions runs cooler than AR6."""
    table = {}
    for row in csv.DictReader(open(path, encoding="utf-8")):
        if not row["lever"].startswith("to_"):
            values = [milli(row[c]) for c in ("avoided_p10", "avoided_p50", "avoided_p90")]
            table.setdefault((row["baseline"], row["lever"]), {})[int(row["year"])] = values
    out = b""
    for (baseline, lever), series in table.items():
        assert len(lever) < 38
        out += struct.pack("<Bx38s", SCENARIOS.index(baseline), lever.encode()) + complete(series)
    return len(table), out


def make(folder):
    areas, rings, points = regions(
        folder / "region_scaling_tas.csv", folder / "ar6_regions_v4.json")
    return assemble(b"ALPJ0001", [
        global_warming(folder / "gsat_ar6_spm8.csv", folder / "gmst_observed_igcc2024.csv"),
        areas, rings, points,
        levers(folder / "levers_fair141.csv")])
