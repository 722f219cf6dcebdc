"""Fills in packaging/ for one release: the installer, and the recipes of package managers.

Every @NAME@ is a fact of packaging/owner.conf (the environment comes first), of VERSION, of the
README, or the checksum of a file in the folder: @SHA256 almanac-1.0.0-linux-x86_64.tar.gz@.
A template stands in packaging/ as it will stand in the folder, with `.in` at its end.

usage: recipes.py FOLDER
"""

import hashlib
import os
import re
import sys
from pathlib import Path

from wheel import ROOT, summary

PACKAGING = ROOT / "packaging"


def facts() -> dict[str, str]:
    lines = (PACKAGING / "owner.conf").read_text().splitlines()
    owner = dict(line.split("=", 1) for line in lines if re.match(r"[A-Z_]+=", line))
    found = {name: os.environ.get(name) or value for name, value in owner.items()}
    found["VERSION"] = (ROOT / "VERSION").read_text().strip()
    found["SUMMARY"] = summary()
    return found


def fill(text: str, known: dict[str, str], folder: Path) -> str:
    def value(match: re.Match[str]) -> str:
        name = match[1]
        if not name.startswith("SHA256 "):
            if not known.get(name):
                raise SystemExit(f"recipes.py: packaging/owner.conf does not say {name}")
            return known[name]
        path = folder / name.removeprefix("SHA256 ")
        if not path.is_file():
            raise SystemExit(f"recipes.py: {path} is missing: make it first")
        return hashlib.sha256(path.read_bytes()).hexdigest()

    # Twice: the name of a file contains the version.
    for pattern in (r"@([A-Z_]+)@", r"@(SHA256 [^@\s]+)@"):
        text = re.sub(pattern, value, text)
    return text


def main(folder: Path) -> None:
    known = facts()
    templates = {
        path: path.relative_to(PACKAGING).with_suffix("")
        for path in sorted(PACKAGING.rglob("*.in"))
    }
    for name in ("install.sh", "oci/rootfs.sh"):
        templates[PACKAGING / name] = Path(name)
    for template, name in templates.items():
        out = folder / name
        out.parent.mkdir(parents=True, exist_ok=True)
        out.write_text(fill(template.read_text(), known, folder))
        out.chmod(template.stat().st_mode & 0o755)
        print(out)


if __name__ == "__main__":
    if len(sys.argv) != 2:
        raise SystemExit(__doc__)
    main(Path(sys.argv[1]))
