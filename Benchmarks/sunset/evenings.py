#!/usr/bin/env python3
"""What the score is worth on 538 evenings of three Californian cities.

    evenings.py ALMANAC            needs numpy and scipy

The label is whether more people than usual posted a sunset. The weather is a daily mean without cloud
layers. Prints Markdown; intervals are those of a bootstrap of whole weeks.
"""

import csv
import json
import subprocess
import sys
from datetime import date
from pathlib import Path

import numpy as np
from scipy.stats import rankdata, spearmanr

ROUNDS = 2000


def evenings():
    with open(Path(__file__).with_name("evenings.csv"), newline="") as file:
        return list(csv.DictReader(file))


def evaluate(program, rows, model):
    def params(row):
        cloud = float(row["cloudcover_percent"])
        clouds = {"dailyMean": cloud} if model == "classic" else {"total": cloud}
        return {
            "model": model,
            "units": "imperial",
            "cloudCover": clouds,
            "humidity": float(row["humidity_percent"]),
            "visibility": float(row["visibility_miles"]),
            # Over the whole day, because the hour is not known.
            "precipitation": float(row["precipitation_inches"] or 0) / 24,
        }

    lines = [
        json.dumps({"jsonrpc": "2.0", "id": i, "method": "sunset.evaluate", "params": params(row)})
        for i, row in enumerate(rows)
    ]
    output = subprocess.run(
        [program], input="\n".join(lines) + "\n", capture_output=True, text=True, check=True
    ).stdout
    found = {}
    for answer in map(json.loads, output.splitlines()):
        if "id" in answer:
            found[answer["id"]] = answer["result"]
    assert len(found) == len(rows)
    return [found[i] for i in range(len(rows))]


def auc(good, score):
    ranks, n = rankdata(score), good.sum()
    return (ranks[good].sum() - n * (n + 1) / 2) / (n * (len(good) - n))


def climatology(rows, good):
    """The share of good evenings of the same city and month, without the evening itself."""
    groups = {}
    for row, value in zip(rows, good):
        groups.setdefault((row["city"], row["date"][:7]), []).append(value)
    shares = []
    for row, value in zip(rows, good):
        group = groups[row["city"], row["date"][:7]]
        shares.append((sum(group) - value) / max(len(group) - 1, 1))
    return np.array(shares)


def main():
    rows = evenings()
    good = np.array([row["good"] == "1" for row in rows])
    residual = np.array([float(row["residual"]) for row in rows])
    weeks = np.array([date.fromisoformat(row["date"]).toordinal() // 7 for row in rows])
    blocks = [np.flatnonzero(weeks == week) for week in np.unique(weeks)]
    afterglow = evaluate(sys.argv[1], rows, "afterglow")
    classic = evaluate(sys.argv[1], rows, "classic")
    column = {
        "`afterglow`, score": np.array([row["score"] for row in afterglow]),
        "`afterglow`, chance of color": np.array([row["outlook"]["color"]["chance"] for row in afterglow]),
        "`afterglow`, median": np.array([row["outlook"]["score"] for row in afterglow]),
        "`classic`": np.array([row["score"] for row in classic], dtype=float),
        "less cloud": -np.array([float(row["cloudcover_percent"]) for row in rows]),
        "drier air": -np.array([float(row["humidity_percent"]) for row in rows]),
        "city and month": climatology(rows, good),
    }

    random = np.random.default_rng(1)
    samples = [
        np.concatenate([blocks[i] for i in random.integers(len(blocks), size=len(blocks))])
        for _ in range(ROUNDS)
    ]
    boot = {
        name: np.array([auc(good[sample], value[sample]) for sample in samples])
        for name, value in column.items()
    }

    def span(values):
        return "{:.3f} … {:.3f}".format(*np.quantile(values, [0.025, 0.975]))

    print(f"{len(rows)} evenings, {good.sum()} good, {len(blocks)} weeks\n")
    print("| predictor | AUC | 95 % | Spearman | AUC of the score minus this | 95 % |")
    print("|---|--:|---|--:|--:|---|")
    first = next(iter(column))
    for name, value in column.items():
        difference = boot[first] - boot[name]
        margin = auc(good, column[first]) - auc(good, value)
        more = "| | |" if name == first else f"| {margin:+.3f} | {span(difference)} |"
        rho = spearmanr(value, residual).statistic
        print(f"| {name} | {auc(good, value):.3f} | {span(boot[name])} | {rho:.2f} {more}")

    print("\n| chance of color | evenings | mean chance | good |\n|---|--:|--:|--:|")
    chance = column["`afterglow`, chance of color"]
    edges = np.quantile(chance, np.linspace(0, 1, 6))
    for low, high in zip(edges, edges[1:]):
        inside = (chance >= low) & ((chance < high) | (high == edges[-1]))
        if inside.any():
            print(
                f"| {low:.2f}–{high:.2f} | {inside.sum()} | {chance[inside].mean():.2f} "
                f"| {good[inside].mean():.2f} |"
            )
    base = good.mean()
    brier = ((chance - good) ** 2).mean()
    print(f"\nBrier score of the chance {brier:.3f}; of the overall share {base * (1 - base):.3f}.")
    cities = sorted({row["city"] for row in rows})
    print("\n| city | evenings | AUC of the score |\n|---|--:|--:|")
    for city in cities:
        inside = np.array([row["city"] == city for row in rows])
        value = auc(good[inside], column[first][inside])
        print(f"| {city.replace('_', ' ')} | {inside.sum()} | {value:.3f} |")


if __name__ == "__main__":
    main()
