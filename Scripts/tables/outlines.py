#!/usr/bin/env python3
"""Makes outlines.bin, the land and the borders of the map: outlines.py DATA_FOLDER [OUTPUT]

From Natural Earth 1:50m (public domain) in Debian's r-cran-rnaturalearthdata 0.1.0-2; DATA_FOLDER
is its usr/lib/R/site-library/rnaturalearthdata/data. Needs `pip install rdata==1.1.0`.

The countries share their borders vertex by vertex, so a segment of two countries is a border, and
the segments of one country are the coast. Lines are simplified to 2 km (Douglas and Peucker 1973).

Layout, little-endian: "ALOU0001"; a directory of (start, count) as u32 pairs:
  0 land      closed lines, clockwise or not; islands and the continents, by descending size
  1 borders   open lines
  2 points    of the lines
A line of 0 or 1 is 12 bytes: i16 west, south, east, north in hundredths of a degree, u32 byte offset
in section 2. There: u16 number of points; i16 longitude, latitude of the first; and then the steps
to the next as two zigzag LEB128.
"""

import bz2
import lzma
import pathlib
import struct
import sys
import warnings
import zlib

VERSION, TOLERANCE = "1.1.0", 0.018
XZ = [{"id": lzma.FILTER_LZMA2, "dict_size": 1 << 26}]


def _stored(folder, name):
    """An object of R's lazy-load database."""
    import rdata

    start, size = (int(value) for value in rdata.read_rds(folder / "Rdata.rdx")["variables"][name])
    data = (folder / "Rdata.rdb").read_bytes()[start:start + size]
    kind = data[4:5]
    if kind == b"Z":
        data = lzma.decompress(data[5:], format=lzma.FORMAT_RAW, filters=XZ)
    else:
        data = bz2.decompress(data[5:]) if kind == b"2" else zlib.decompress(data[4:])
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        return rdata.parser.parse_data(data).object


def _slots(value):
    found, pair = {}, value.attributes
    while pair is not None and pair.info.type.name == "LIST":
        symbol = pair.tag.referenced_object or pair.tag
        found[symbol.value.value.decode()] = pair.value[0]
        pair = pair.value[1]
    return found


def rings(folder):
    for country in _slots(_stored(folder, "countries50"))["polygons"].value:
        for polygon in _slots(country)["Polygons"].value:
            numbers = [round(float(value), 6) for value in _slots(polygon)["coords"].value]
            half = len(numbers) // 2
            yield list(zip(numbers[:half], numbers[half:]))


def _chains(segments):
    """Lines of segments, from junction to junction, then the closed ones."""
    ends = {}
    for a, b in segments:
        ends.setdefault(a, set()).add(b)
        ends.setdefault(b, set()).add(a)

    def walk(start, following):
        line = [start, following]
        ends[start].discard(following)
        ends[following].discard(start)
        while len(ends[line[-1]]) == 1 and line[-1] not in junctions:
            (after,) = ends[line[-1]]
            ends[line[-1]].discard(after)
            ends[after].discard(line[-1])
            line.append(after)
        return line

    junctions = {point for point, others in ends.items() if len(others) != 2}
    for point in sorted(junctions):
        for other in sorted(ends[point]):
            if other in ends[point]:
                yield walk(point, other)
    for point in sorted(ends):
        if ends[point]:
            yield walk(point, min(ends[point]))


def _closed(lines):
    """Rings of coast, joined where three of them meet."""
    rings, open_lines = [], []
    for line in lines:
        (rings if line[0] == line[-1] else open_lines).append(line)
    while open_lines:
        line = open_lines.pop()
        while line[0] != line[-1]:
            follower = next(
                (other for other in open_lines if line[-1] in (other[0], other[-1])), None)
            if follower is None:
                break
            open_lines.remove(follower)
            line = line + (follower if follower[0] == line[-1] else follower[::-1])[1:]
        rings.append(line)
    return rings


def _simplified(line):
    keep, stack = {0, len(line) - 1}, [(0, len(line) - 1)]
    if line[0] == line[-1] and len(line) > 3:
        far = max(range(len(line)), key=lambda i: _distance(line[i], line[0], line[0]))
        keep.add(far)
        stack = [(0, far), (far, len(line) - 1)]
    while stack:
        first, last = stack.pop()
        if last - first < 2:
            continue
        best = max(range(first + 1, last), key=lambda i: _distance(line[i], line[first], line[last]))
        if _distance(line[best], line[first], line[last]) > TOLERANCE:
            keep.add(best)
            stack += [(first, best), (best, last)]
    return [line[i] for i in sorted(keep)]


def _distance(point, start, end):
    (x, y), (a, b), (c, d) = point, start, end
    dx, dy = c - a, d - b
    length = dx * dx + dy * dy
    share = 0 if length == 0 else min(1, max(0, ((x - a) * dx + (y - b) * dy) / length))
    return ((x - a - share * dx) ** 2 + (y - b - share * dy) ** 2) ** 0.5


def _whole(line):
    points = [(round(x * 100), round(y * 100)) for x, y in line]
    return [point for index, point in enumerate(points) if not index or point != points[index - 1]]


def _leb(value):
    value = value << 1 ^ value >> 31
    data = bytearray()
    while value >= 0x80:
        data.append(value & 0x7F | 0x80)
        value >>= 7
    return bytes(data + bytes([value]))


def pack(land, borders):
    directories, points = [], bytearray()
    for lines in (land, borders):
        directory = bytearray()
        for line in lines:
            xs, ys = zip(*line)
            directory += struct.pack("<4hI", min(xs), min(ys), max(xs), max(ys), len(points))
            points += struct.pack("<Hhh", len(line), *line[0])
            for (a, b), (c, d) in zip(line, line[1:]):
                points += _leb(c - a) + _leb(d - b)
        directories.append(bytes(directory))
    sections = [(len(land), directories[0]), (len(borders), directories[1]),
                (len(points), bytes(points))]
    head, body, position = b"", b"", 8 + 8 * len(sections)
    for count, data in sections:
        head += struct.pack("<II", position, count)
        body += data
        position += len(data)
    return b"ALOU0001" + head + body


def make(folder):
    counts = {}
    for ring in rings(folder):
        for a, b in zip(ring, ring[1:]):
            if a != b:
                key = (a, b) if a < b else (b, a)
                counts[key] = counts.get(key, 0) + 1
    # What runs along the edges of the map is no coast, but it closes the land.
    coast = [pair for pair, count in counts.items() if count == 1]
    shared = [pair for pair, count in counts.items() if count > 1]
    land = [_whole(_simplified(ring)) for ring in _closed(list(_chains(coast)))]
    borders = [_whole(_simplified(line)) for line in _chains(shared)]
    land = [ring for ring in land if len(ring) > 3]
    land.sort(key=lambda ring: (-len(ring), ring))
    borders = sorted(line for line in borders if len(line) > 1)
    return pack(land, borders)


def main():
    default = pathlib.Path(__file__).resolve().parents[2] / "Sources/CTables/Tables/outlines.bin"
    output = pathlib.Path(sys.argv[2]) if len(sys.argv) > 2 else default
    data = make(pathlib.Path(sys.argv[1]))
    output.write_bytes(data)
    print(f"{output.name}: {len(data):,} bytes")


if __name__ == "__main__":
    main()
