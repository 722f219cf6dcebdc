#!/usr/bin/env python3
"""Makes the embedded tables: make_tables.py FIGURES_FOLDER [OUTPUT_FOLDER]

Writes gazetteer.bin, normals.bin, residuals.bin and climate.bin. The output depends on nothing
but the figures (and Python's Unicode tables): run twice, it is the same byte for byte.
"""

import pathlib
import sys

import climatology
import gazetteer
import projection


def main():
    if len(sys.argv) not in (2, 3):
        sys.exit(__doc__)
    figures = pathlib.Path(sys.argv[1])
    default = pathlib.Path(__file__).resolve().parents[2] / "Sources/CTables/Tables"
    output = pathlib.Path(sys.argv[2]) if len(sys.argv) == 3 else default
    output.mkdir(parents=True, exist_ok=True)
    tables = {
        "gazetteer.bin": gazetteer.make(figures / "gazetteer.tsv"),
        "normals.bin": climatology.make_normals(figures / "climatology.bin"),
        "residuals.bin": climatology.make_residuals(figures / "station_residuals.bin"),
        "climate.bin": projection.make(figures),
    }
    for name, data in tables.items():
        (output / name).write_bytes(data)
        print(f"{name}: {len(data):,} bytes")


if __name__ == "__main__":
    main()
