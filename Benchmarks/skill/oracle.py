#!/usr/bin/env python3
"""Writes the scores that PyPI `scores` gives for seeded random forecasts: the fixture that
SkillTests/ScoreTests compares Almanac's with.

    pip install scores
    Benchmarks/skill/oracle.py > Tests/SkillTests/Fixtures/scores.tsv
"""
import random
import sys

import numpy as np
import xarray as xr
from scores.continuous import additive_bias, mae, quantile_score, rmse
from scores.probability import brier_score, crps_for_ensemble


def floats(values):
    return " ".join(repr(float(value)) for value in values)


def row(score, expected, truths, *forecasts):
    print(score, repr(float(expected)), floats(truths), *(floats(f) for f in forecasts), sep="\t")


def main():
    random.seed(20)
    print("score", "expected", "truths", "forecasts (a list each)", sep="\t")
    for size in [1, 2, 7, 50, 240]:
        truth = [round(random.gauss(9, 7), 2) for _ in range(size)]
        guess = [round(value + random.gauss(1.3, 2), 2) for value in truth]
        o, f = xr.DataArray(truth, dims="n"), xr.DataArray(guess, dims="n")
        row("bias", additive_bias(f, o), truth, guess)
        row("mae", mae(f, o), truth, guess)
        row("rmse", rmse(f, o), truth, guess)
        for level in [0.1, 0.5, 0.9]:
            row(f"quantile {level}", quantile_score(f, o, alpha=level), truth, guess)
        events = [float(random.random() < 0.3) for _ in range(size)]
        chance = [round(min(max(0.2 + 0.4 * e + random.gauss(0, 0.2), 0), 1), 2) for e in events]
        o, f = xr.DataArray(events, dims="n"), xr.DataArray(chance, dims="n")
        row("brier", brier_score(f, o), events, chance)
    for members in [1, 2, 3, 10, 51]:
        for _ in range(4):
            truth = round(random.gauss(0, 4), 2)
            ensemble = [round(random.gauss(0.5, 3), 2) for _ in range(members)]
            f = xr.DataArray(np.array(ensemble), dims="member")
            o = xr.DataArray(truth)
            row("crps", crps_for_ensemble(f, o, "member", method="ecdf"), [truth], ensemble)
            if members > 1:
                fair = crps_for_ensemble(f, o, "member", method="fair")
                row("fair crps", fair, [truth], ensemble)


if __name__ == "__main__":
    sys.exit(main())
