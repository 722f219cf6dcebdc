"""Writes npm packages of a release: one for each tarball of a platform in the folder, which carries
the program, and @almanac/server, which finds the program and runs it.

The same files give the same bytes.

usage: npm.py VERSION FOLDER
"""

import gzip
import io
import json
import sys
import tarfile
from pathlib import Path

from tarballs import programs
from wheel import ROOT, summary

# What Node calls the machines that uname names.
MACHINES = {"x86_64": "x64", "aarch64": "arm64", "arm64": "arm64"}
SOURCES = ROOT / "packaging/npm"


def write(path: Path, files: dict[str, bytes], programs: set[str]) -> None:
    """A package as npm packs it: everything below `package/`."""
    raw = io.BytesIO()
    with tarfile.open(fileobj=raw, mode="w", format=tarfile.USTAR_FORMAT) as archive:
        for name, content in sorted(files.items()):
            entry = tarfile.TarInfo(f"package/{name}")
            entry.size = len(content)
            entry.mode = 0o755 if name in programs else 0o644
            archive.addfile(entry, io.BytesIO(content))
    path.write_bytes(gzip.compress(raw.getvalue(), 9, mtime=0))
    print(path)


def manifest(name: str, version: str, **more: object) -> bytes:
    found = {"name": name, "version": version, "description": summary(), "license": "MIT", **more}
    return (json.dumps(found, indent=2) + "\n").encode()


def main(version: str, folder: Path) -> None:
    texts = {name: (ROOT / name).read_bytes() for name in ("LICENSE", "NOTICE")}
    platforms: dict[str, str] = {}
    for system, uname, program in programs(version, folder):
        machine = MACHINES[uname]
        name = f"@almanac/server-{system}-{machine}"
        libc = {"libc": ["glibc"]} if system == "linux" else {}
        described = manifest(
            name, version, os=[system], cpu=[machine], **libc, files=["bin", "NOTICE"]
        )
        write(
            folder / f"almanac-server-{system}-{machine}-{version}.tgz",
            {"package.json": described, "bin/almanac": program, **texts},
            {"bin/almanac"},
        )
        platforms[name] = version
    described = manifest(
        "@almanac/server",
        version,
        type="module",
        exports="./index.js",
        bin={"almanac": "bin/almanac.js"},
        files=["bin", "index.js"],
        engines={"node": ">=18"},
        optionalDependencies=platforms,
    )
    write(
        folder / f"almanac-server-{version}.tgz",
        {
            "package.json": described,
            "README.md": (ROOT / "README.md").read_bytes(),
            "index.js": (SOURCES / "index.js").read_bytes(),
            "bin/almanac.js": (SOURCES / "almanac.js").read_bytes(),
            "LICENSE": texts["LICENSE"],
        },
        {"bin/almanac.js"},
    )


if __name__ == "__main__":
    if len(sys.argv) != 3:
        raise SystemExit(__doc__)
    main(sys.argv[1], Path(sys.argv[2]))
