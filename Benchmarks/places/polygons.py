#!/usr/bin/env python3
"""Compares the test of a point in a polygon with two other implementations: polygons.py BENCH [CASES]

Needs `pip install shapely==2.2.0 spherical_geometry==1.4.0`; BENCH is the program places-bench.
shapely computes on the plane of longitude and latitude, which is how RFC 7946 defines an edge: every
polygon is laid out there without a seam. spherical_geometry computes on the sphere, with great
circles: the edges are divided into steps of at most 0.05 degrees. It knows no polygon that crosses
itself. Prints how many answers differ, and by how much the farthest of these points missed the edge.

    polygons.py --vectors FILE

writes a few cases with the answer that both give, as the tests' fixture.
"""

import math
import pathlib
import random
import subprocess
import sys

import shapely
from spherical_geometry.polygon import SphericalPolygon

KINDS = ("island", "holed", "antimeridian", "north pole", "south pole", "crossed")


def star(rng, x, y, radius, count):
    """A ring around a point, wide by the cosine of its latitude."""
    angles = sorted(rng.uniform(0, 2 * math.pi) for _ in range(count))
    wide = radius / max(math.cos(math.radians(y)), 0.2)
    return [(x + wide * r * math.cos(a), y + radius * r * math.sin(a))
            for a in angles for r in [rng.uniform(0.3, 1)]]


def cap(rng, sign, count):
    """A ring around a pole, from west to east."""
    start = rng.uniform(-180, -180 + 300 / count)
    xs = sorted(start + 360 * (i + rng.uniform(0, 0.8)) / count for i in range(count))
    return [(x, sign * rng.uniform(60, 88)) for x in xs]


def make(rng, kind):
    """The rings on the plane, the point, and the rings closed over the pole for shapely."""
    def short(points):
        return [(round(x, 4), round(y, 4)) for x, y in points]

    rings, point, plane = draw(rng, kind)
    return [short(ring) for ring in rings], short([point])[0], [short(ring) for ring in plane]


def draw(rng, kind):
    if kind.endswith("pole"):
        sign = 1 if kind.startswith("north") else -1
        ring = cap(rng, sign, rng.randint(8, 40))
        x, y = rng.uniform(ring[0][0], ring[0][0] + 360), sign * rng.uniform(55, 90)
        first, end = ring[0], (ring[0][0] + 360, ring[0][1])
        plane = [*ring, end, (end[0], sign * 90), (first[0], sign * 90)]
        return [ring], (x, y), [plane]
    x = rng.uniform(175, 185) if kind == "antimeridian" else rng.uniform(-150, 150)
    y, radius = rng.uniform(-75, 75), 10 ** rng.uniform(-2, 0.7)
    outer = star(rng, x, y, radius, rng.randint(3, 60))
    rings = [outer]
    if kind == "holed":
        rings.append(star(rng, x, y, radius * 0.28, rng.randint(3, 20)))
    if kind == "crossed":
        rng.shuffle(outer)
    west, south, east, north = shapely.Polygon(outer).bounds
    point = (rng.uniform(west, east), rng.uniform(south, north))
    return rings, point, rings


def surface(ring):
    """What a ring encloses by the even-odd rule."""
    parts = shapely.get_parts(shapely.make_valid(shapely.Polygon(ring)))
    return shapely.union_all([part for part in parts if part.area > 0])


def planar(rings, point):
    shape = surface(rings[0])
    for hole in rings[1:]:
        shape = shape.difference(surface(hole))
    return shape.contains(shapely.Point(point)), shape.boundary.distance(shapely.Point(point))


def dense(ring):
    found = []
    for (a, b), (c, d) in zip(ring, ring[1:] + ring[:1]):
        c += 360 * round((a - c) / 360)
        steps = max(1, math.ceil(max(abs(c - a), abs(d - b)) / 0.05))
        found += [(a + (c - a) * i / steps, b + (d - b) * i / steps) for i in range(steps)]
    return found


def spherical(rings, point, kind):
    def holds(ring, center):
        xs, ys = zip(*dense(ring), ring[0])
        polygon = SphericalPolygon.from_lonlat(xs, ys, center=center)
        return polygon.contains_lonlat(*point)

    # What lies in a polygon is told by one point of it.
    def center(ring):
        if kind.endswith("pole"):
            return (0, 90 if kind.startswith("north") else -90)
        inside = shapely.Polygon(ring).representative_point()
        return (inside.x, inside.y)

    return holds(rings[0], center(rings[0])) and not any(
        holds(hole, center(hole)) for hole in rings[1:])


def line(rng, rings, point):
    """As services write it: wound either way, closed or not, longitudes within ±180."""
    def pair(point):
        return f"{point[1]!r},{round((point[0] + 180) % 360 - 180, 4)!r}"

    def text(ring):
        ring = ring[::-1] if rng.random() < 0.5 else ring
        ring = ring + ring[:1] if rng.random() < 0.5 else ring
        return " ".join(map(pair, ring))

    return pair(point) + "\t" + ";".join(map(text, rings))


def cases(count, seed):
    rng = random.Random(seed)
    for number in range(count):
        kind = KINDS[number % len(KINDS)]
        rings, point, plane = make(rng, kind)
        yield kind, rings, point, plane, line(rng, rings, point)


def vectors(path):
    lines = ["# Points and polygons, from Benchmarks/places/polygons.py: kind, whether the point lies "
             "in it", "# (shapely and spherical_geometry), latitude and longitude, rings"]
    for kind, rings, point, plane, text in cases(150, 7):
        inside, distance = planar(plane, point)
        if kind != "crossed" and spherical(rings, point, kind) != inside:
            continue
        if distance > 1e-9:
            lines.append(f"{kind}\t{int(inside)}\t{text}")
    path.write_text("\n".join(lines) + "\n")
    print(f"{path.name}: {len(lines) - 2} cases")


def main():
    if sys.argv[1] == "--vectors":
        return vectors(pathlib.Path(sys.argv[2]))
    count = int(sys.argv[2]) if len(sys.argv) > 2 else 10_000
    drawn = list(cases(count, 1))
    told = subprocess.run(
        [sys.argv[1], "--polygons"], input="\n".join(text for *_, text in drawn) + "\n",
        capture_output=True, text=True, check=True).stdout.split()
    assert len(told) == count
    print("kind,cases,inside,differ from shapely,compared on the sphere,differ,farthest in meters")
    for wanted in KINDS:
        inside = flat = round_count = ball = 0
        farthest = 0.0
        total = 0
        for (kind, rings, point, plane, _), answer in zip(drawn, told):
            if kind != wanted:
                continue
            total += 1
            expected, distance = planar(plane, point)
            inside += expected
            flat += int(expected) != int(answer)
            if kind == "crossed":
                continue
            round_count += 1
            if int(spherical(rings, point, kind)) != int(answer):
                ball += 1
                farthest = max(farthest, distance * 111_195)
        print(wanted, total, inside, flat, round_count, ball, round(farthest, 1), sep=",")


if __name__ == "__main__":
    main()
