#!/usr/bin/env python3
"""Makes the outlines of Japan's municipalities for warning_areas.py:
japanese_areas.py TILES CODES OUTPUT

TILES is a folder ZOOM of vector tiles (X/Y.pbf) with a layer "city" of JMA's forecast areas
(data.jma.go.jp/developer/gis.html, Public Data License 1.0; as tiles: github.com/tmiyachi/jma-gis,
zoom 9), CODES the table of their codes beside it (jmacode.csv). OUTPUT gets areas.tsv and
rings.tsv. A code is that of the municipality (class20) and the number of its region in
Sources/Providers/JMA/JMA.swift, 0 for a prefecture that is one. Needs shapely 2.1.
"""

import collections
import csv
import gzip
import math
import pathlib
import sys

import shapely
from shapely.geometry import Polygon

# Degrees: the square root of the area of a triangle that is left out, and the smallest island kept.
TOLERANCE, ISLAND = 0.003, 0.0001
REGIONS = {
    "011": 1, "012": 2, "013": 3, "014010": 5, "014020": 5, "014030": 4, "015": 6, "016": 7,
    "017": 8,
    "460040": 1, "4601": 2, "471": 1, "472": 2, "473": 3, "474": 4,
}


def varint(data, at):
    value = shift = 0
    while True:
        byte = data[at]
        value, shift, at = value | (byte & 127) << shift, shift + 7, at + 1
        if byte < 128:
            return value, at


def varints(data):
    at, values = 0, []
    while at < len(data):
        value, at = varint(data, at)
        values.append(value)
    return values


def fields(data):
    """Of a message of protocol buffers."""
    at = 0
    while at < len(data):
        key, at = varint(data, at)
        if key & 7 == 0:
            value, at = varint(data, at)
        else:
            count, at = varint(data, at) if key & 7 == 2 else ({1: 8, 5: 4}[key & 7], at)
            value, at = data[at:at + count], at + count
        yield key >> 3, value


def polygons(geometry):
    """The rings of each, in the units of the tile (Mapbox Vector Tile 2.1, section 4.3)."""
    rings, x, y, at = [], 0, 0, 0
    while at < len(geometry):
        command, count, at = geometry[at] & 7, geometry[at] >> 3, at + 1
        for _ in range(count if command != 7 else 0):
            x, y = (before + (step >> 1 ^ -(step & 1))
                    for before, step in zip((x, y), geometry[at:at + 2]))
            at += 2
            if command == 1:
                rings.append([])
            rings[-1].append((x, y))
    found = []
    for ring in (ring for ring in rings if len(ring) > 2):
        if sum(a[0] * b[1] - b[0] * a[1] for a, b in zip(ring, ring[1:] + ring[:1])) > 0:
            found.append([ring])
        elif found:
            found[-1].append(ring)
    return found


def cities(path, zoom):
    """The name and the group of each feature of a tile, and its polygons in degrees."""
    column, row = int(path.parent.name), int(path.stem)
    data = path.read_bytes()
    for number, layer in fields(gzip.decompress(data) if data[:2] == b"\x1f\x8b" else data):
        parts = collections.defaultdict(list)
        for key, value in fields(layer) if number == 3 else ():
            parts[key].append(value)
        if parts[1] != [b"city"]:
            continue
        keys = [key.decode() for key in parts[3]]
        values = [dict(fields(value)).get(1, b"").decode() for value in parts[4]]
        extent = parts[5][0] if parts[5] else 4096

        def degrees(point):
            east, south = ((tile + value / extent) / 2 ** zoom
                           for tile, value in zip((column, row), point))
            return east * 360 - 180, math.degrees(math.atan(math.sinh(math.pi * (1 - 2 * south))))

        for feature in map(dict, map(fields, parts[2])):
            tags = varints(feature.get(2, b""))
            words = {keys[key]: values[value] for key, value in zip(tags[::2], tags[1::2])}
            name = (words.get("cityname"), words.get("matomeareacode"))
            for rings in polygons(varints(feature.get(4, b""))):
                outer, *holes = [[degrees(point) for point in ring] for ring in rings]
                yield name, shapely.make_valid(Polygon(outer, holes))


def rings(shape):
    """In thousandths of a degree, the largest first."""
    parts = [part for part in shapely.get_parts(shape) if part.geom_type == "Polygon"]
    for rank, part in enumerate(sorted(parts, key=lambda part: -part.area)):
        if rank > 0 and part.area < ISLAND:
            continue
        holes = [hole for hole in part.interiors if Polygon(hole).area >= ISLAND]
        for ring in [part.exterior, *holes]:
            points = []
            for x, y in list(ring.coords)[:-1]:
                point = (round(x * 1000), round(y * 1000))
                if points[-1:] != [point]:
                    points.append(point)
            if len(points) > 2:
                yield points


def line(points):
    before, words = (0, 0), []
    for point in points:
        words.append(f"{point[0] - before[0]},{point[1] - before[1]}")
        before = point
    return " ".join(words)


def main():
    if len(sys.argv) != 4:
        sys.exit(__doc__)
    tiles, codes, output = map(pathlib.Path, sys.argv[1:])
    known = {(row["cityname"], row["matomeareacode"]): row
             for row in csv.DictReader(codes.open(encoding="utf-8"))}
    pieces = collections.defaultdict(list)
    for path in sorted(tiles.glob("*/*.pbf")):
        for name, shape in cities(path, int(tiles.name)):
            if name in known:
                row = known[name]
                region = next((n for p, n in REGIONS.items() if row["prefcode"].startswith(p)), 0)
                pieces[row["citycode"] + str(region)].append(shape)
    names = sorted(pieces)
    whole = [shapely.union_all(pieces[name]) for name in names]
    output.mkdir(exist_ok=True)
    areas = ["code\tcountry\tkind\tedition\tname\tname\taliases"]
    lines = ["code\tpolygon\tring\tpoints"]
    for name, shape in zip(names, shapely.coverage_simplify(whole, TOLERANCE)):
        areas.append(f"{name}\tJP\tland\tcurrent\t\t\t")
        lines += [f"{name}\t{number}\t0\t{line(points)}"
                  for number, points in enumerate(rings(shape))]
    (output / "areas.tsv").write_text("\n".join(areas) + "\n", encoding="utf-8")
    (output / "rings.tsv").write_text("\n".join(lines) + "\n", encoding="utf-8")
    print(f"{len(names)} areas, {len(lines) - 1} rings")


if __name__ == "__main__":
    main()
