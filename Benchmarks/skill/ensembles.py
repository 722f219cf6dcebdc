#!/usr/bin/env python3
"""Writes ensembles with observations as lines `block obs member...`, for `skill-bench ensemble`.

    pip install rdata
    Benchmarks/skill/ensembles.py rain RainIbk.rda     # the R package crch (GPL-2 or GPL-3)
    Benchmarks/skill/ensembles.py temperature srft.rda # the R package ensembleBMA (GPL-2 or later)

A block is a day. Nothing of the data is part of this repository.
"""
import datetime
import sys
import warnings

import rdata


def rain(tables):
    """Sums of three days, five to eight days ahead, in mm: a case a day."""
    table = tables["RainIbk"]
    first = datetime.date.fromisoformat(str(table.index[0]))
    for day, row in zip(table.index, table.to_numpy()):
        yield (datetime.date.fromisoformat(str(day)) - first).days, *row


def temperature(tables):
    """Two days ahead in °C, at hundreds of stations a day."""
    table = tables["srft"]
    members = ["CMCG", "ETA", "GASP", "GFS", "JMA", "NGPS", "TCWB", "UKMO"]
    first = None
    for date, *values in table[["date", "observation", *members]].itertuples(index=False):
        day = datetime.datetime.strptime(str(date)[:8], "%Y%m%d")
        first = first or day
        yield (day - first).days, *(float(value) - 273.15 for value in values)


def main(kind, path):
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        tables = rdata.read_rda(path)
    rows = sorted({"rain": rain, "temperature": temperature}[kind](tables), key=lambda row: row[0])
    for block, *values in rows:
        if all(value == value for value in values):
            print(block, *(f"{value:.3f}" for value in values))


if __name__ == "__main__":
    sys.exit(main(*sys.argv[1:]))
