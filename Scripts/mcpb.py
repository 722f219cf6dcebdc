"""Writes an MCP bundle for each tarball of a release in a folder: the program and a manifest.

The same files give the same bytes.

usage: mcpb.py VERSION FOLDER
"""

import sys
from pathlib import Path

from recipes import PACKAGING, facts, fill
from tarballs import programs
from wheel import ROOT, write_zip


def main(version: str, folder: Path) -> None:
    template = (PACKAGING / "mcpb/manifest.json").read_text()
    for system, machine, program in programs(version, folder):
        known = {**facts(), "VERSION": version, "SYSTEM": system}
        path = folder / f"almanac-{version}-{system}-{machine}.mcpb"
        write_zip(
            path,
            [
                ("manifest.json", fill(template, known, folder).encode(), 0o644),
                ("server/almanac", program, 0o755),
                *((text, (ROOT / text).read_bytes(), 0o644) for text in ("LICENSE", "NOTICE")),
            ],
        )
        print(path)


if __name__ == "__main__":
    if len(sys.argv) != 3:
        raise SystemExit(__doc__)
    main(sys.argv[1], Path(sys.argv[2]))
