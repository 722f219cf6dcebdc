#!/usr/bin/env python3
"""Medians over rounds, and ratios to the floor taken within a round. report.py FILE"""

import collections
import statistics
import sys

COLUMNS = [
    "start ms", "start CPU ms", "p50 us", "p99 us", "requests/s, 16", "requests/s, 256", "requests/s, 4096",
    "CPU s/100k, 1", "CPU s/100k, 16", "CPU s/100k, 256", "CPU s/100k, 4096", "start RSS MiB",
    "peak RSS MiB", "exit ms", "exit code",
]  # fmt: skip
ODD = ["failed", "lost", "stray", "errors"]
FLOORS = ["floor, parsing (Rust)", "floor, echo (C)"]


def read(path):
    """{peer: {measure: {round: median}}}, in the order of the file."""
    raw = collections.defaultdict(lambda: collections.defaultdict(lambda: collections.defaultdict(list)))
    for line in open(path, encoding="utf-8"):
        peer, round_number, measure, value = parse(line)
        raw[peer][measure][round_number].append(value)
    return {
        peer: {m: {r: statistics.median(v) for r, v in rounds.items()} for m, rounds in measures.items()}
        for peer, measures in raw.items()
    }


def parse(line):
    # A measure may hold a comma, and so may a name.
    head, value = line.rstrip("\n").rsplit(",", 1)
    peer, round_number, measure = head.split("|")
    return peer, int(round_number), measure, float(value)


def number(value):
    if value is None:
        return "–"
    return f"{value:,.0f}" if abs(value) >= 1000 else f"{value:.3g}"


def table(peers, columns, cell):
    print("| |", " | ".join(columns), "|")
    print("|---|" + "--:|" * len(columns))
    for peer in peers:
        print("|", peer, "|", " | ".join(number(cell(peer, column)) for column in columns), "|")
    print()


def main():
    data = read(sys.argv[1])
    floor = next((name for name in FLOORS if name in data), None)

    def median(peer, measure):
        rounds = data[peer].get(measure)
        return statistics.median(rounds.values()) if rounds else None

    def ratio(peer, measure):
        mine, base = data[peer].get(measure, {}), data[floor].get(measure, {})
        both = [mine[r] / base[r] for r in mine if base.get(r)]
        return statistics.median(both) if both else None

    print("Medians over rounds\n")
    table(data, COLUMNS, median)
    if floor:
        print(f"Ratios to {floor}, taken within a round, then the median\n")
        table(data, [c for c in COLUMNS if not c.startswith("exit")], ratio)
    for peer in data:
        for measure in ODD:
            if data[peer].get(measure):
                print(f"- {peer}: {measure} {number(median(peer, measure))}")


main()
