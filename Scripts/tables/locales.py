#!/usr/bin/env python3
"""Makes locales.bin, how each locale of Unicode CLDR writes numbers, clocks and dates, and counts:
locales.py [OUTPUT]. Also the tests' Text/Fixtures/plurals.txt and labels.tsv.

Needs `pip install babel==2.18.0`, which carries CLDR 47 with its inheritance resolved.

Layout, little-endian: "ALLC0001"; a directory of (start, count) as u32 pairs:
  0 locales  records by tag, 20 bytes: u32 byte offset of the tag in section 2; eight u16: plural
             rules in section 4, digits in section 3, and rows in section 1 of names, of formats,
             and of signs with the locale's own digits and with `latn`, `arab` and `arabext` ones
  1 rows     u32 byte offsets in section 2. A row is a list of texts: u16 byte offsets from the
             start of the row, then the texts, each once
  2 bytes    NUL-terminated UTF-8 texts, rows, plural rules
  3 digits   12 bytes: the numbering system's name in 8, NUL-padded; u32 scalar of its zero
  4 plurals  u32 byte offsets in section 2. A list of rules ends with 255. A rule is a category
             (`zero`, `one`, `two`, `few`, `many`: 0 to 4), a number of alternatives, and each
             one's number of relations. A relation is a letter (`n`, `i`, `v`, `f`, `t`; uppercase
             if negated), u24 modulus or 0, a number of ranges, and these as pairs of u24

The fields of a row are those of `names`, `formats` and `signs`. In a format, `{MMM}` and the like
are fields of UTS #35 (Date Field Symbol Table), and `{0}` of the percent format is the number.
"""

import importlib.metadata
import pathlib
import re
import struct
import sys
from copy import deepcopy
from datetime import datetime
from decimal import Decimal

from babel import Locale, localedata
from babel.core import get_global
from babel.dates import format_datetime
from babel.numbers import get_decimal_symbol, get_minus_sign_symbol, get_plus_sign_symbol

VERSION = "2.18.0"
KEYS = [
    "months", "days", "day_periods", "datetime_skeletons", "time_formats", "number_symbols",
    "default_numbering_system", "percent_formats", "plural_form",
]
# Of every language that Almanac has words in, and of every habit that is different.
LABELED = """ar ar-EG ar-MA bg bn cs da de de-AT de-CH el en en-AU en-CA en-GB en-IN en-ZA es es-AR
    es-MX es-US et fa fi fr fr-CA fr-CH he hi hr hu id it it-CH ja ko lt lv ms nb nl nl-BE pl pt
    pt-PT ro ru sk sl sr-Latn sv sw ta te th tr uk ur vi zh-Hans zh-Hant zh-Hant-HK""".split()
CATEGORIES = ["zero", "one", "two", "few", "many"]
# The decimal numbering systems that are a locale's own, or that a reader is likely to ask for
# (UTS #35, `-u-nu-`), with their zeros.
ZEROS = {
    "adlm": 0x1E950, "arab": 0x0660, "arabext": 0x06F0, "beng": 0x09E6, "cakm": 0x11136,
    "deva": 0x0966, "fullwide": 0xFF10, "gujr": 0x0AE6, "guru": 0x0A66, "hmnp": 0x1E140,
    "khmr": 0x17E0, "knda": 0x0CE6, "laoo": 0x0ED0, "latn": 0x0030, "mlym": 0x0D66, "mtei": 0xABF0,
    "mymr": 0x1040, "nkoo": 0x07C0, "olck": 0x1C50, "orya": 0x0B66, "tamldec": 0x0BE6,
    "telu": 0x0C66, "thai": 0x0E50, "tibt": 0x0F20,
}


def locales():
    """Tags with their locales. A script may be left out where it is the likely one."""
    found = {}
    for name in localedata.locale_identifiers():
        locale = Locale.parse(name)
        if not locale.variant:
            isolate(locale)
            parts = [locale.language, locale.script, locale.territory]
            found["-".join(filter(None, parts))] = locale
    likely = {short.replace("_", "-"): long.split("_")
              for short, long in get_global("likely_subtags").items()}
    for tag, locale in list(found.items()):
        language, *script = tag.split("-")
        if len(script) == 2:
            short = f"{language}-{script[1]}"
            if script[0] in likely.get(short, likely.get(language, [])):
                found.setdefault(short, locale)
    for short, long in likely.items():
        if short.count("-") == 1 and short[:4] != "und-" and "-".join(long[:2]) in found:
            found.setdefault(short, found["-".join(long[:2])])
    for old, new in get_global("language_aliases").items():
        if len(old) == 2 and new.replace("_", "-") in found:
            found.setdefault(old, found[new.replace("_", "-")])
    return dict(sorted(found.items(), key=lambda item: item[0].encode()))


def isolate(locale):
    """Gives a locale data of its own: Babel notes where an alias leads in data that locales share."""
    data = localedata.load(str(locale))
    locale._Locale__data = localedata.LocaleDataDict({key: deepcopy(data[key]) for key in KEYS})
    return locale


def spaced(text, space):
    """With one space for the narrow and unbreakable ones, which not every font has."""
    return re.sub("[\u00a0\u2009\u202f]", space, text)


def names(locale):
    """Months and days: abbreviated in a date, alone; in full in a date, alone. Then AM and PM."""
    root, english = localedata.load("root"), isolate(Locale("en"))
    fields = []
    for width in ("abbreviated", "wide"):
        for kind, numbers in (("months", range(1, 13)), ("days", range(7))):
            for context in ("format", "stand-alone"):
                # Where a language has none, its words are English, too.
                is_known = locale._data[kind]["format"]["wide"] != root[kind]["format"]["wide"]
                table = (locale if is_known else english)._data[kind][context][width]
                fields += [table[number] for number in numbers]
    # In full, as ICU and so the clocks of phones and browsers show them.
    widths = locale.day_periods["format"]
    for half in ("am", "pm"):
        fields.append(widths["wide"].get(half) or widths["abbreviated"][half])
    return [spaced(field, "\u00a0") for field in fields]


def fields(pattern):
    """`d 'de' MMMM` -> `{d} de {MMMM}`."""
    text = ""
    for quoted, run, letter, other in re.findall(
            r"'((?:[^']|'')*)'|(([a-zA-Z])\3*)|([^'a-zA-Z])", str(pattern).replace("#", "")):
        # Flexible day periods (`B`) are AM and PM.
        text += "{" + run.replace("B", "a") + "}" if run else quoted or other
    return spaced(text, " ").strip()


def formats(locale):
    """Month and day in digits; day and month; with the weekday; in full; the two clocks; the hour
    of either; `h` or `H`; percent."""
    skeletons = {name: str(format.pattern) for name, format in locale.datetime_skeletons.items()}
    long = skeletons.get("MMMMEEEEd") or skeletons.get("MMMMEd") or skeletons["MMMEd"]
    long = re.sub("E+|ccc+", lambda run: run[0][0] * 4, re.sub("M{3,}", "MMMM", long))
    short = locale.time_formats["short"].pattern
    counts_to_twelve = re.search("[hK]", re.sub("'[^']*'", "", short))
    clock = skeletons["Hm"] if counts_to_twelve else short
    halved = short if counts_to_twelve else skeletons["hm"]
    if not re.search("[aB]", halved):
        halved += " a"
    prefix, suffix = re.fullmatch(
        "([^#0]*)[#0,]+([^#0]*)", locale.percent_formats[None].pattern.split(";")[0]).groups()
    return [
        fields(skeletons["Md"].replace("MMMMM", "MM")), fields(skeletons["MMMd"]),
        fields(skeletons["MMMEd"]), fields(long), fields(clock), fields(halved), fields(skeletons["h"]),
        fields(skeletons["H"]), "h" if counts_to_twelve else "H",
        spaced(prefix + "{0}" + suffix, " ")]


def signs(locale, system):
    """The decimal sign, minus, plus, percent."""
    table = locale._data["number_symbols"]
    percent = (table.get(system) or {}).get("percentSign") or table["latn"]["percentSign"]
    return [
        get_decimal_symbol(locale, numbering_system=system),
        get_minus_sign_symbol(locale, numbering_system=system),
        get_plus_sign_symbol(locale, numbering_system=system), percent]


def u24(number):
    return struct.pack("<I", number)[:3]


def relation(text):
    """A relation in bytes; whether it holds, if it is of the exponent, which is never written."""
    operand, modulus, negated, ranges = re.fullmatch(
        r"([a-z])(?: mod (\d+))?( not)? in ([\d.,]+)", text).groups()
    ranges = [(part.split("..")[0], part.split("..")[-1]) for part in ranges.split(",")]
    if operand in "ce":
        return any(int(low) == 0 for low, high in ranges) != bool(negated)
    data = (operand.upper() if negated else operand).encode() + u24(int(modulus or 0))
    return data + bytes([len(ranges)]) + b"".join(u24(int(n)) for pair in ranges for n in pair)


def plurals(locale):
    data = b""
    for category in CATEGORIES:
        rule = locale.plural_form.rules.get(category)
        alternatives = []
        for part in rule.split(" or ") if rule else []:
            relations = [relation(text) for text in part.split(" and ")]
            if False not in relations:
                alternatives.append([one for one in relations if one is not True])
        if alternatives:
            data += bytes([CATEGORIES.index(category), len(alternatives)])
            data += b"".join(bytes([len(all)]) + b"".join(all) for all in alternatives)
    return data + b"\xff"


class Pool:
    """Byte strings, each kept once."""

    def __init__(self):
        self.data, self.offsets = bytearray(), {}

    def add(self, item):
        if item not in self.offsets:
            self.offsets[item] = len(self.data)
            self.data += item
        return self.offsets[item]

    def text(self, text):
        return self.add(text.encode() + b"\0")


def row(texts):
    pool = Pool()
    offsets = [2 * len(texts) + pool.text(text) for text in texts]
    return struct.pack(f"<{len(texts)}H", *offsets) + bytes(pool.data)


def number(list, item):
    if item not in list:
        list.append(item)
    return list.index(item)


def pack():
    pool, rows, rules, records = Pool(), [], [], b""
    systems = sorted(ZEROS)
    all = locales()
    for tag, locale in all.items():
        own = locale._data["default_numbering_system"]
        shown = [names(locale), formats(locale)]
        shown += [signs(locale, system) for system in (own, "latn", "arab", "arabext")]
        records += struct.pack(
            "<I8H", pool.text(tag), number(rules, pool.add(plurals(locale))), systems.index(own),
            *(number(rows, pool.add(row(texts))) for texts in shown))
    digits = b"".join(struct.pack("<8sI", name.encode(), ZEROS[name]) for name in systems)
    return sections("ALLC0001", [
        (len(all), records), (len(rows), struct.pack(f"<{len(rows)}I", *rows)),
        (len(pool.data), bytes(pool.data)), (len(systems), digits),
        (len(rules), struct.pack(f"<{len(rules)}I", *rules))])


def sections(magic, parts):
    head, body, position = b"", b"", 8 + 8 * len(parts)
    for count, data in parts:
        head += struct.pack("<II", position, count)
        body += data
        position += len(data)
    return magic.encode() + head + body


def samples():
    """Numbers as they are written, and for a locale of each set of plural rules the categories by
    Babel's own evaluation: their initials, `x` for `other`."""
    written = [str(number) for number in [*range(201), 1000, 1000000]]
    written += "0.0 0.1 0.5 1.0 1.1 1.2 1.31 1.5 2.0 2.1 3.5 10.0 11.1 21.1 0.12 5.20".split()
    lines, seen = [" ".join(written)], set()
    for tag, locale in locales().items():
        if plurals(locale) not in seen:
            seen.add(plurals(locale))
            words = [locale.plural_form(Decimal(number)) for number in written]
            lines.append(tag + " " + "".join("x" if w == "other" else w[0] for w in words))
    return "".join(line + "\n" for line in lines)


def labels():
    """Times as Babel itself writes them, by its own formatter: a locale each row and time."""
    times = [datetime(2026, 6, 21, 6, 12), datetime(2026, 12, 5, 0, 30), datetime(2026, 6, 1, 21, 4)]
    rows = ["locale\ttime\tclock\thour\tclock12\thour12\tclock24\thour24\tday\tweekday\tdate"]
    for tag in LABELED:
        locale = isolate(Locale.parse(tag, sep="-"))
        skeletons = locale.datetime_skeletons
        short = locale.time_formats["short"].pattern
        is_twelve = bool(re.search("[hK]", re.sub("'[^']*'", "", short)))
        patterns = {
            True: (short if is_twelve else skeletons["hm"].pattern, skeletons["h"].pattern),
            False: (skeletons["Hm"].pattern if is_twelve else short, skeletons["H"].pattern)}
        # The locale's digits are not Babel's. AM and PM are as in `names`, and in `fields`.
        half = "aaaa" if "pm" in locale.day_periods["format"]["wide"] else "aaa"
        own = locale._data["default_numbering_system"]
        written = tag if own == "latn" else tag + "-u-nu-latn"
        for time in times:
            def text(pattern):
                pattern = re.sub(
                    "'[^']*'|[aB]", lambda part: half if part[0] in "aB" else part[0], pattern)
                return spaced(format_datetime(time, pattern, locale=locale), " ")
            cells = [*patterns[is_twelve], *patterns[True], *patterns[False],
                     skeletons["Md"].pattern, "ccc", skeletons["MMMEd"].pattern]
            cells = [text(cell).strip() for cell in cells]
            rows.append("\t".join([written, time.strftime("%Y-%m-%dT%H:%M:00Z"), *cells]))
    return f"# Babel {VERSION}\n" + "".join(row + "\n" for row in rows)


def main():
    version = importlib.metadata.version("babel")
    assert version == VERSION, f"{version} is installed, {VERSION} is wanted"
    root = pathlib.Path(__file__).resolve().parents[2]
    output = root / "Sources/CTables/Tables/locales.bin"
    output = pathlib.Path(sys.argv[1]) if len(sys.argv) > 1 else output
    data = pack()
    output.write_bytes(data)
    fixtures = root / "Tests/WordsTests/Fixtures"
    (fixtures / "plurals.txt").write_text(samples(), encoding="utf-8")
    (fixtures / "labels.tsv").write_text(labels(), encoding="utf-8")
    print(f"{output.name}: {len(data):,} bytes")


if __name__ == "__main__":
    main()
