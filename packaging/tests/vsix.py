"""Looks into a .vsix: its manifests parse, and everything that they name is there.

usage: vsix.py FILE
"""

import json
import sys
import xml.etree.ElementTree as ElementTree
import zipfile
from pathlib import Path

SCHEMA = "{http://schemas.microsoft.com/developer/vsx-schema/2011}"
TYPES = "{http://schemas.openxmlformats.org/package/2006/content-types}"


def main(path: str) -> None:
    with zipfile.ZipFile(path) as archive:
        names = set(archive.namelist())
        package = json.loads(archive.read("extension/package.json"))
        manifest = ElementTree.fromstring(archive.read("extension.vsixmanifest"))
        types = ElementTree.fromstring(archive.read("[Content_Types].xml"))
        code = archive.read(f"extension/{package['main'].removeprefix('./')}")
    identity = manifest.find(f".//{SCHEMA}Identity")
    assert identity is not None
    assert identity.attrib["Id"] == package["name"], identity.attrib
    assert identity.attrib["Version"] == package["version"], identity.attrib
    assert identity.attrib["Publisher"] == package["publisher"], identity.attrib
    assets = [asset.attrib["Path"] for asset in manifest.iter(f"{SCHEMA}Asset")]
    assert len(assets) == 4 and set(assets) <= names, assets
    assert package["repository"]["url"].endswith(".git"), package.get("repository")
    assert f"extension/{package['icon']}" in names
    for walkthrough in package["contributes"]["walkthroughs"]:
        for step in walkthrough["steps"]:
            media = step["media"].get("markdown") or step["media"]["image"]
            assert f"extension/{media}" in names, media
    declared = {row.attrib["Extension"] for row in types.iter(f"{TYPES}Default")}
    assert {Path(name).suffix for name in names - {"[Content_Types].xml"}} <= declared, declared
    assert b"activate" in code and len(code) > 10_000
    assert "extension/media/web/index.html" in names
    assert not [name for name in names if "/test/" in name or name.endswith(".ts")], names


if __name__ == "__main__":
    main(sys.argv[1])
