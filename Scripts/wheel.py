"""Writes a wheel that puts the program, and nothing else, into an environment's bin folder.

The same binary gives the same bytes.

usage: wheel.py VERSION BINARY FOLDER
"""

import base64
import hashlib
import os
import platform
import re
import subprocess
import sys
import zipfile
from pathlib import Path


ROOT = Path(__file__).resolve().parent.parent
README = (ROOT / "README.md").read_text()


def summary() -> str:
    """What Almanac is: the README's first sentence."""
    found = re.search(r"\n\nAlmanac is a ([^.]*)\.", README)
    assert found, "the README's first sentence says what Almanac is"
    return " ".join(found[1].split())


def glibc(binary: bytes) -> int:
    """The minor version of glibc 2 that the binary asks for."""
    versions = [int(minor) for minor in re.findall(rb"GLIBC_2\.(\d+)", binary)]
    if not versions:
        raise SystemExit("wheel.py: the binary names no version of glibc")
    # Packed relocations are a version of their own, which 2.36 brought.
    return max(versions + [36] * (b"GLIBC_ABI_DT_RELR" in binary))


def check_libraries(path: str) -> None:
    """A wheel's tag promises glibc alone: a program linked with more runs on this machine only."""
    listed = subprocess.run(["ldd", path], capture_output=True, text=True, check=True).stdout
    names = {Path(line.split()[0]).name for line in listed.splitlines()}
    allowed = re.compile(r"(linux-vdso|ld-linux.*|libc|libm)\.so")
    others = sorted(name for name in names if not allowed.match(name))
    if others:
        raise SystemExit(f"wheel.py: the program needs {', '.join(others)}")


def write_zip(path: Path, files: list[tuple[str, bytes, int]]) -> None:
    """An archive whose bytes follow from what is in it. Each file has a name, content and a mode."""
    with zipfile.ZipFile(path, "w", zipfile.ZIP_DEFLATED, compresslevel=9) as archive:
        for name, content, mode in files:
            entry = zipfile.ZipInfo(name, (1980, 1, 1, 0, 0, 0))
            entry.compress_type = zipfile.ZIP_DEFLATED
            entry.external_attr = (0o100000 | mode) << 16
            archive.writestr(entry, content)


def main(version: str, binary_path: str, folder: str) -> None:
    binary = Path(binary_path).read_bytes()
    tag = f"py3-none-manylinux_2_{glibc(binary)}_{platform.machine()}"
    check_libraries(binary_path)
    info = f"almanac_server-{version}.dist-info"
    metadata = (
        f"Metadata-Version: 2.1\nName: almanac-server\nVersion: {version}\n"
        f"Summary: {summary()}\nLicense: MIT\nRequires-Python: >=3.8\n"
        f"Description-Content-Type: text/markdown\n\n{README}"
    )
    wheel = (
        f"Wheel-Version: 1.0\nGenerator: almanac\nRoot-Is-Purelib: false\nTag: {tag}\n"
    )
    files = [
        (f"almanac_server-{version}.data/scripts/almanac", binary, 0o755),
        (f"{info}/METADATA", metadata.encode(), 0o644),
        (f"{info}/WHEEL", wheel.encode(), 0o644),
        *(
            (f"{info}/licenses/{name}", (ROOT / name).read_bytes(), 0o644)
            for name in ("LICENSE", "NOTICE")
        ),
    ]
    record = f"{info}/RECORD"
    rows = "".join(
        f"{name},sha256={digest(content)},{len(content)}\n" for name, content, _ in files
    )
    os.makedirs(folder, exist_ok=True)
    path = Path(folder) / f"almanac_server-{version}-{tag}.whl"
    write_zip(path, [*files, (record, f"{rows}{record},,\n".encode(), 0o644)])
    print(path)


def digest(content: bytes) -> str:
    return base64.urlsafe_b64encode(hashlib.sha256(content).digest()).rstrip(b"=").decode()


if __name__ == "__main__":
    if len(sys.argv) != 4:
        raise SystemExit(__doc__)
    main(*sys.argv[1:])
