#!/usr/bin/env python3
"""The score of seven evenings that somebody rated, by one or more builds of the server.

    seen.py ALMANAC            needs numpy and scipy

Prints Markdown. The evenings are those of Tests/Fixtures/sunset/seen.tsv.
"""

import csv
import json
import subprocess
import sys
from pathlib import Path

import numpy as np
from scipy.stats import spearmanr

FILE = Path(__file__).parents[2] / "Tests/Fixtures/sunset/seen.tsv"
NUMBERS = {
    "humidity": "humidity",
    "aerosolOpticalDepth": "aod_550",
    "visibility": "visibility_km",
    "precipitation": "precipitation_mm",
}


def params(row):
    known = {
        name: float(row[column]) for name, column in NUMBERS.items() if row[column]
    }
    layers = ("low", "mid", "high")
    path = []
    for point in row["path(km:low/mid/high …)"].split():
        distance, sky = point.split(":")
        path.append({"distanceKm": float(distance), **dict(zip(layers, map(float, sky.split("/"))))})
    return {
        "model": "afterglow",
        "units": "metric",
        "cloudCover": {layer: float(row["cloud_" + layer]) for layer in layers},
        **known,
        **({"path": path} if path else {}),
    }


def main():
    with open(FILE, newline="") as file:
        rows = list(csv.DictReader(file, delimiter="\t"))
    lines = [
        json.dumps({"jsonrpc": "2.0", "id": i, "method": "sunset.evaluate", "params": params(row)})
        for i, row in enumerate(rows)
    ]
    output = subprocess.run(
        [sys.argv[1]], input="\n".join(lines) + "\n", capture_output=True, text=True, check=True
    ).stdout
    found = {
        answer["id"]: answer["result"]
        for answer in map(json.loads, output.splitlines())
        if "id" in answer
    }
    seen = np.array([float(row["seen_mid"]) for row in rows])
    print("| date | rated | score | median as a forecast |\n|---|--:|--:|--:|")
    columns = {"score": [], "median": []}
    for i, row in enumerate(rows):
        score, median = found[i]["score"], found[i]["outlook"]["score"]
        columns["score"].append(score)
        columns["median"].append(median)
        print(f"| {row['date']} | {seen[i]:.0f} | {score:.0f} | {median:.0f} |")
    for name, values in columns.items():
        errors = np.array(values) - seen
        print(
            f"\n{name}: mean absolute error {abs(errors).mean():.1f}, bias {errors.mean():+.1f}, "
            f"Spearman {spearmanr(values, seen).statistic:.2f}"
        )


if __name__ == "__main__":
    main()
