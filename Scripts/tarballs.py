"""The programs of a release, out of its tarballs."""

import re
import tarfile
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple


class Program(NamedTuple):
    """`system` and `machine` as uname calls them, in lower case."""

    system: str
    machine: str
    content: bytes


def programs(version: str, folder: Path) -> Iterator[Program]:
    """Fails if there are none."""
    pattern = re.compile(rf"almanac-{re.escape(version)}-(linux|darwin)-(\w+)\.tar\.gz")
    found = [match for path in sorted(folder.iterdir()) if (match := pattern.fullmatch(path.name))]
    if not found:
        raise SystemExit(f"{folder} has no tarball of {version}: make dist")
    for match in found:
        with tarfile.open(folder / match[0]) as archive:
            name = match[0].removesuffix(".tar.gz")
            program = archive.extractfile(f"{name}/bin/almanac")
            assert program, "a tarball of a release carries the program"
            yield Program(match[1], match[2], program.read())
