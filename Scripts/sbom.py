"""Writes what is in the program as a CycloneDX 1.6 document: the libraries and the tables.

A component is listed because its bytes were found in the program, or because the program names it
for the loader. The same program gives the same bytes.

usage: sbom.py VERSION BINARY FOLDER
"""

import datetime
import hashlib
import json
import os
import re
import subprocess
import sys
import uuid
from pathlib import Path

from wheel import ROOT, glibc, summary

TABLES = ROOT / "Sources/CTables/Tables"
NOTICE = (ROOT / "NOTICE").read_text()

# The licence of each table; NOTICE has their texts and sources.
TABLE_LICENSES = {
    "climate.bin": "CC-BY-4.0",
    "gazetteer.bin": "CC-BY-4.0 AND MIT",
    "locales.bin": "Unicode-3.0",
    "normals.bin": "LicenseRef-WMO-core-data",
    "outlines.bin": "LicenseRef-public-domain",
    "regions.bin": "CC-BY-4.0 AND MIT AND Unicode-3.0",
    "residuals.bin": "LicenseRef-WMO-core-data",
    "stations.bin": "LicenseRef-public-domain AND MIT",
    "timezones.bin": "ODbL-1.0",
    "warning_areas.bin": "CC-BY-4.0",
}


def component(kind: str, name: str, license: str, version: str = "", **more: object) -> dict:
    found = {"type": kind, "bom-ref": name, "name": name}
    if version:
        found["version"] = version
    return {**found, "licenses": [{"expression": license}], **more}


def linkage(kind: str) -> list[dict]:
    return [{"name": "almanac:linkage", "value": kind}]


def loaded(path: str) -> list[str]:
    """What the loader brings in before the program starts."""
    said = subprocess.run(["ldd", path], capture_output=True, text=True, check=True).stdout
    return [Path(line.split()[0]).name for line in said.splitlines()]


def libraries(path: str, binary: bytes) -> list[dict]:
    """Libraries whose own text is in the program, then those that it asks the loader for."""
    dynamic = loaded(path)
    found = []

    def library(name: str, license: str, version: str, soname: str, **more: object) -> None:
        how = "dynamic" if any(each.startswith(soname) for each in dynamic) else "static"
        found.append(
            component("library", name, license, version, properties=linkage(how), **more)
        )

    library("swift-runtime", "Apache-2.0 WITH Swift-exception", swift_version(), "libswiftCore")
    sqlite = re.search(rb"\0(3\.\d+\.\d+)\0", binary)
    library("sqlite", "blessing", sqlite[1].decode() if sqlite else "", "libsqlite3")
    gcc = re.search(rb"GCC: \([^)]*\) ([0-9.]+)", binary)
    version = gcc[1].decode() if gcc else ""
    for name in ("libstdc++", "libgcc"):
        library(name, "GPL-3.0-or-later WITH GCC-exception-3.1", version, name)
    library("glibc", "LGPL-2.1-or-later", "", "libc.so", description=f"2.{glibc(binary)} or newer")
    if b"libcurl.so.4" in binary:
        found.append(
            component(
                "library", "libcurl", "curl", "", scope="optional",
                description="libcurl.so.4, loaded at the first request if the system has it",
                properties=linkage("at run time"),
            )
        )
    return found


def swift_version() -> str:
    swift = os.environ.get("SWIFT", "swift")
    said = subprocess.run([swift, "--version"], capture_output=True, text=True, check=True).stdout
    match = re.search(r"Swift version ([0-9.]+)", said)
    return match[1] if match else ""


def tables(binary: bytes) -> list[dict]:
    found = []
    for path in sorted(TABLES.glob("*.bin")):
        content = path.read_bytes()
        if content not in binary:
            raise SystemExit(f"sbom.py: the program does not carry {path.name} of this tree")
        if path.name not in TABLE_LICENSES or path.name not in NOTICE:
            raise SystemExit(f"sbom.py: nothing says under which license {path.name} is")
        found.append(
            component("data", path.name, TABLE_LICENSES[path.name], hashes=[sha256(content)])
        )
    return found


def sha256(content: bytes) -> dict:
    return {"alg": "SHA-256", "content": hashlib.sha256(content).hexdigest()}


def document(version: str, path: str) -> dict:
    binary = Path(path).read_bytes()
    program = component(
        "application", "almanac", "MIT", version, description=summary(), hashes=[sha256(binary)]
    )
    parts = libraries(path, binary) + tables(binary)
    time = datetime.datetime.fromtimestamp(
        int(os.environ.get("SOURCE_DATE_EPOCH") or last_commit()), datetime.timezone.utc
    )
    serial = uuid.uuid5(uuid.NAMESPACE_OID, program["hashes"][0]["content"])
    return {
        "bomFormat": "CycloneDX",
        "specVersion": "1.6",
        "serialNumber": f"urn:uuid:{serial}",
        "version": 1,
        "metadata": {
            "timestamp": time.strftime("%Y-%m-%dT%H:%M:%SZ"),
            "component": program,
        },
        "components": parts,
        "dependencies": [
            {"ref": "almanac", "dependsOn": [part["bom-ref"] for part in parts]},
            *({"ref": part["bom-ref"]} for part in parts),
        ],
    }


def last_commit() -> str:
    said = subprocess.run(
        ["git", "log", "-1", "--format=%ct"], cwd=ROOT, capture_output=True, text=True, check=False
    )
    return said.stdout or "0"


def main(version: str, path: str, folder: str) -> None:
    os.makedirs(folder, exist_ok=True)
    uname = os.uname()
    out = Path(folder) / f"almanac-{version}-{uname.sysname.lower()}-{uname.machine}.cdx.json"
    out.write_text(json.dumps(document(version, path), indent=2) + "\n")
    print(out)


if __name__ == "__main__":
    if len(sys.argv) != 4:
        raise SystemExit(__doc__)
    main(*sys.argv[1:])
