#!/usr/bin/env python3
"""Makes warning_areas.bin, the areas that warnings name: warning_areas.py EUROPE JAPAN [OUTPUT]

JAPAN is the output of japanese_areas.py. The folder EUROPE has the outlines of EUMETNET - MeteoAlarm (CC BY 4.0), simplified to thousandths of a
degree: areas.tsv and rings.tsv of the list in force, areas_old.tsv and rings_old.tsv of what older
lists had besides. The lines of an area: code, country, kind (land or sea), edition, two names,
aliases (TYPE:code, separated by a bar), a point inside. Those of a ring: code, polygon, ring, and the
points as "longitude,latitude" in thousandths of a degree, the first absolute, the others differences.

Layout, little-endian: "ALWA0001"; a directory of (start, count) as u32 pairs:
  0 areas     22 bytes, sorted by code: i16 west, south, east, north in hundredths of a degree,
              rounded outwards; u24 byte offset in section 2; u8 flags: 1 sea, 2 of an older list,
              4 and 8 the level; 2 letters of the country; the code, padded with NUL to 8 bytes
  1 aliases   5 bytes, sorted by text: u24 byte offset in section 3; u16 number of an area
  2 rings     of an area: their number; of a ring: the number of its points, and their longitudes
              and latitudes in thousandths of a degree, the first absolute, the others differences.
              All as LEB128, signed ones zigzag
  3 texts     NUL-terminated: "TYPE:code"
A place lies in an area if it lies in an odd number of its rings.
"""

import pathlib
import struct
import sys

SEA, OLD, LEVEL = 1, 2, 4


def level(code):
    """Areas of a level share a country out among them; where a country has several, all apply."""
    country, rest = code[:2], code[2:]
    if country == "UK":
        return {"0": 0, "1": 1}.get(rest[0], 2)
    coarse = {"AT": 10, "CZ": 14, "LT": 10, "LV": 4}.get(country)
    return int(coarse is not None and len(rest) == 3 and int(rest) <= coarse)


def rows(path):
    lines = path.read_text(encoding="utf-8").splitlines()[1:]
    return [line.split("\t") for line in lines]


def rings(text):
    points, longitude, latitude = [], 0, 0
    for pair in text.split():
        east, north = pair.split(",")
        longitude, latitude = longitude + int(east), latitude + int(north)
        points.append((longitude, latitude))
    return points


def read(folder, suffixes=(("", 0), ("_old", OLD))):
    """Areas by code, as (code, country, flags, aliases, rings)."""
    found = {}
    for suffix, age in suffixes:
        for code, country, kind, _, _, _, aliases, *_ in rows(folder / f"areas{suffix}.tsv"):
            # The feed of Andorra is its own, its area is numbered among the French ones.
            country = "AD" if code == "FR001" else country
            flags = age | (SEA if kind == "sea" else 0) | LEVEL * level(code)  # Japan has one level
            found[code] = (code, country, flags, [alias for alias in aliases.split("|") if alias], [])
        for code, _, _, points in rows(folder / f"rings{suffix}.tsv"):
            found[code][4].append(rings(points))
    return found


def _leb(value):
    data = bytearray()
    while value >= 0x80:
        data.append(value & 0x7F | 0x80)
        value >>= 7
    return bytes(data + bytes([value]))


def _signed(value):
    return _leb(value << 1 ^ value >> 31)


def _outlines(rings):
    data = bytearray(_leb(len(rings)))
    for points in rings:
        data += _leb(len(points))
        before = (0, 0)
        for point in points:
            data += _signed(point[0] - before[0]) + _signed(point[1] - before[1])
            before = point
    return bytes(data)


def pack(areas):
    records, outlines, texts, aliases = bytearray(), bytearray(), bytearray(), []
    for number, (code, country, flags, names, rings) in enumerate(areas):
        xs, ys = zip(*(point for points in rings for point in points))
        box = (min(xs) // 10, min(ys) // 10, -(-max(xs) // 10), -(-max(ys) // 10))
        records += struct.pack("<4h", *box) + len(outlines).to_bytes(3, "little")
        records += struct.pack("<B2s8s", flags, country.encode(), code.encode())
        outlines += _outlines(rings)
        aliases += [(name, number) for name in names]
    entries = bytearray()
    for name, number in sorted(aliases):
        entries += len(texts).to_bytes(3, "little") + struct.pack("<H", number)
        texts += name.encode() + b"\0"
    sections = [(len(areas), records), (len(aliases), entries), (len(outlines), outlines),
                (len(texts), texts)]
    head, body, position = b"", b"", 8 + 8 * len(sections)
    for count, data in sections:
        head += struct.pack("<II", position, count)
        body += bytes(data)
        position += len(data)
    return b"ALWA0001" + head + body


def main():
    if len(sys.argv) not in (3, 4):
        sys.exit(__doc__)
    default = pathlib.Path(__file__).resolve().parents[2] / "Sources/CTables/Tables/warning_areas.bin"
    output = pathlib.Path(sys.argv[3]) if len(sys.argv) == 4 else default
    europe, japan = (pathlib.Path(folder) for folder in sys.argv[1:3])
    found = read(europe) | read(japan, [("", 0)])
    data = pack([found[code] for code in sorted(found)])
    output.write_bytes(data)
    print(f"{output.name}: {len(data):,} bytes")


if __name__ == "__main__":
    main()
