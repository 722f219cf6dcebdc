"""gazetteer.tsv (GeoNames, CC BY 4.0) -> gazetteer.bin: records, names and a sorted search index."""

import struct

from fold import TABLE, fold

PRIMARY, ALTERNATE, INTERIOR = 0, 1, 2

# English and other names people type that the figures lack.
EXONYMS = {
    ("Köln", "DE"): ["Cologne"], ("Sevilla", "ES"): ["Seville"], ("Kraków", "PL"): ["Cracow"],
    ("Marseille", "FR"): ["Marseilles"], ("Lyon", "FR"): ["Lyons"], ("Luzern", "CH"): ["Lucerne"],
    ("Hannover", "DE"): ["Hanover"], ("Braunschweig", "DE"): ["Brunswick"],
    ("New York City", "US"): ["NYC"], ("Los Angeles", "US"): ["LA"],
    ("San Francisco", "US"): ["SF"], ("Washington", "US"): ["Washington DC"],
}
EXONYMS_BY_ID = {104515: ["Mecca"], 109223: ["Medina"], 524901: ["Moscow"]}
# admin1 was assigned by a vote of neighbours; the federal district loses that vote.
ADMIN1_BY_ID = {4140963: "District of Columbia"}
ADMIN1_NAMES = {
    ("CN", "Shanghai Shi"): "Shanghai", ("CN", "Tianjin Shi"): "Tianjin",
    ("CN", "Chongqing Shi"): "Chongqing", ("RU", "St.-Petersburg"): "Saint Petersburg",
}
STOP_WORDS = {"de", "la", "le", "les", "el", "al", "of", "the", "am", "an", "der", "do", "da",
              "dos", "das", "del", "di", "du", "des", "los", "las", "und", "and", "sur", "van", "den"}


class Strings:
    """NUL-terminated UTF-8 texts in one blob, each stored once."""

    def __init__(self):
        self.blob, self.offsets = bytearray(), {}

    def offset(self, text):
        if text not in self.offsets:
            self.offsets[text] = len(self.blob)
            self.blob += text.encode() + b"\0"
        return self.offsets[text]


def read(path):
    with open(path, encoding="utf-8") as file:
        next(file)
        return [line.rstrip("\n").split("\t") for line in file]


def _names(row):
    """(name, kind) pairs under which a row can be found."""
    identifier, name, ascii_name, country = int(row[0]), row[1], row[2], row[3]
    yield name, PRIMARY
    if ascii_name:
        yield ascii_name, PRIMARY
    if "/" in name:
        for part in name.split("/"):
            yield part, PRIMARY
    if "(" in name or "," in name:
        yield name.split("(")[0].split(",")[0], ALTERNATE
    for other in filter(None, row[11].split("|")):
        yield other, ALTERNATE
    for other in EXONYMS.get((name, country), []) + EXONYMS_BY_ID.get(identifier, []):
        yield other, ALTERNATE
    yield from ((other, ALTERNATE) for other in _spellings(name, country))


def _spellings(name, country):
    lower = name.lower()
    if country in ("DE", "AT", "CH") and any(c in lower for c in "äöü"):
        yield lower.replace("ä", "ae").replace("ö", "oe").replace("ü", "ue")
    if country in ("DK", "NO", "SE", "FI") and any(c in lower for c in "åøö"):
        yield lower.replace("å", "aa").replace("ø", "oe").replace("ö", "oe")
    for short, long in (("st. ", "saint "), ("st ", "saint "), ("fort ", "ft "), ("mount ", "mt ")):
        if lower.startswith(short):
            yield long + lower[len(short):]
        if lower.startswith(long):
            yield short + lower[len(long):]


def _keys(rows):
    """Search entries: {(key bytes, start of the match in it): {record: kind}}."""
    found = {}
    for record, row in enumerate(rows):
        for name, kind in _names(row):
            key = fold(name)
            if key:
                best = found.setdefault((key, 0), {})
                best[record] = min(kind, best.get(record, kind))
                if kind == PRIMARY:
                    _interior(found, key, record)
    return found


def _interior(found, key, record):
    words, start = key.split(" "), 0
    for word in words:
        if start and len(word) >= 3 and word not in STOP_WORDS:
            found.setdefault((key, start), {}).setdefault(record, INTERIOR)
        start += len(word) + 1


def letter_mask(key):
    """Which of a...z occur: the first sieve for names with a typing error."""
    mask = 0
    for character in key:
        if "a" <= character <= "z":
            mask |= 1 << (ord(character) - 97)
    return mask


def _zones(rows):
    """Zone name -> record of the city it is named after, else of its largest place."""
    zones = {}
    for record, row in enumerate(rows):
        zone = row[9]
        city = fold(zone.split("/")[-1].replace("_", " "))
        named = city in (fold(row[1]), fold(row[2])) or row[0] == "0"
        named = named or city in [fold(other) for other in row[11].split("|")]
        if zone not in zones or (named and not zones[zone][1]):
            zones[zone] = (record, named)
    return {zone: record for zone, (record, _) in sorted(zones.items())}


def _correct_admins(rows):
    """Accents for divisions named like a place of theirs ("Sao Paulo"), and known mistakes."""
    accented = {}
    for row in rows:
        if fold(row[1]) == fold(row[4]):
            accented.setdefault((row[3], row[4]), row[1])
    for row in rows:
        key = row[3], row[4]
        row[4] = ADMIN1_BY_ID.get(int(row[0]), ADMIN1_NAMES.get(key, accented.get(key, row[4])))


def make(path):
    rows = read(path)
    _correct_admins(rows)
    strings, zones = Strings(), _zones(rows)
    zone_numbers = {zone: number for number, zone in enumerate(zones)}
    countries = sorted({row[3] for row in rows})
    admins = sorted({row[4] for row in rows})
    records = bytearray()
    for row in rows:
        records += struct.pack(
            "<IIiiIhHHBB", int(row[0]), int(row[8]), round(float(row[5]) * 1000),
            round(float(row[6]) * 1000), strings.offset(row[1]), int(row[7]), admins.index(row[4]),
            zone_numbers[row[9]], countries.index(row[3]), 1 if row[10] == "C" else 0)
    keys = _keys(rows)
    blob, starts = bytearray(), {}
    for key in sorted({key for key, _ in keys}):
        starts[key] = len(blob)
        blob += key.encode() + b"\0"
    entries = []
    for (key, start), found in keys.items():
        tail = key.encode()[len(key[:start].encode()):]
        offset = starts[key] + len(key.encode()) - len(tail)
        for record, kind in found.items():
            entries.append((tail, kind, record, offset, letter_mask(key[start:])))
    entries.sort()
    by_latitude = sorted(range(len(rows)), key=lambda i: (float(rows[i][5]), i))
    by_id = sorted(range(len(rows)), key=lambda i: (int(rows[i][0]), i))
    fold_table = b"".join(
        struct.pack("<H3H", code, *([ord(c) for c in text] + [0, 0, 0])[:3])
        for code, text in sorted(TABLE.items()))
    sections = [
        (len(rows), bytes(records)),
        (len(strings.blob), None),  # filled below, once zones and admins are in it
        (len(admins), struct.pack(f"<{len(admins)}I", *map(strings.offset, admins))),
        (len(zones), b"".join(struct.pack("<IHH", strings.offset(zone), record, 0)
                              for zone, record in zones.items())),
        (len(countries), "".join(countries).encode()),
        (len(blob), bytes(blob)),
        (len(entries), b"".join(struct.pack("<I", e[3] | e[1] << 24) for e in entries)),
        (len(entries), struct.pack(f"<{len(entries)}H", *[e[2] for e in entries])),
        (len(entries), struct.pack(f"<{len(entries)}I", *[e[4] for e in entries])),
        (len(rows), struct.pack(f"<{len(rows)}H", *by_latitude)),
        (len(rows), struct.pack(f"<{len(rows)}H", *by_id)),
        (len(TABLE), fold_table),
    ]
    sections[1] = (len(strings.blob), bytes(strings.blob))
    return assemble(b"ALGZ0001", sections)


def assemble(magic, sections):
    """magic, then (offset, count) of each section, then the sections at multiples of 8 bytes."""
    directory, body = b"", b""
    start = len(magic) + 8 * len(sections)
    for count, data in sections:
        padding = -(start + len(body)) % 8
        body += bytes(padding)
        directory += struct.pack("<II", start + len(body), count)
        body += data
    return magic + directory + body
