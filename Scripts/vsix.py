"""Writes the extension for VS Code as a .vsix, without tools from a network: the manifests that
`vsce package` writes, and the files that clients/vscode/build.sh made.

The same files give the same bytes.

usage: vsix.py EXTENSION FOLDER
"""

import json
import sys
from pathlib import Path
from xml.sax.saxutils import quoteattr, escape

from recipes import facts
from wheel import ROOT, write_zip

TYPES = {
    ".json": "application/json", ".vsixmanifest": "text/xml", ".cjs": "application/javascript",
    ".js": "application/javascript", ".css": "text/css", ".html": "text/html",
    ".md": "text/markdown", ".txt": "text/plain", ".png": "image/png", ".svg": "image/svg+xml",
    ".webmanifest": "application/manifest+json", ".woff2": "font/woff2",
}


def content_types(names: list[str]) -> str:
    """Every kind of file has to be declared: the marketplace refuses what is not."""
    suffixes = sorted({Path(name).suffix for name in names})
    unknown = [suffix for suffix in suffixes if suffix not in TYPES]
    if unknown:
        raise SystemExit(f"vsix.py: nothing says what {', '.join(unknown)} is")
    rows = "".join(
        f"<Default Extension={quoteattr(suffix)} ContentType={quoteattr(TYPES[suffix])}/>"
        for suffix in suffixes
    )
    return (
        '<?xml version="1.0" encoding="utf-8"?>\n'
        '<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types">'
        f"{rows}</Types>\n"
    )


def published(package: dict, repository: str) -> dict:
    """The package as it is packed: with its repository, where the owner says which it is."""
    if not repository:
        print("vsix.py: packaging/owner.conf does not say REPOSITORY", file=sys.stderr)
        return package
    folder = {"type": "git", "url": f"{repository}.git", "directory": "clients/vscode"}
    links = {"repository": folder, "homepage": repository, "bugs": {"url": f"{repository}/issues"}}
    return {**package, **links}


def manifest(package: dict) -> str:
    properties = {
        "Engine": package["engines"]["vscode"],
        "ExtensionKind": ",".join(package["extensionKind"]),
        "ExtensionDependencies": "",
        "ExtensionPack": "",
    }
    if "repository" in package:
        properties["Links.Source"] = package["repository"]["url"]
        properties["Links.Support"] = package["bugs"]["url"]
    rows = "".join(
        f'<Property Id="Microsoft.VisualStudio.Code.{name}" Value={quoteattr(value)}/>'
        for name, value in properties.items()
    )
    assets = {
        "Microsoft.VisualStudio.Code.Manifest": "extension/package.json",
        "Microsoft.VisualStudio.Services.Content.Details": "extension/README.md",
        "Microsoft.VisualStudio.Services.Content.License": "extension/LICENSE.txt",
        "Microsoft.VisualStudio.Services.Icons.Default": f"extension/{package['icon']}",
    }
    asset_rows = "".join(
        f'<Asset Type={quoteattr(name)} Path={quoteattr(path)} Addressable="true"/>'
        for name, path in assets.items()
    )
    identity = " ".join(
        f"{name}={quoteattr(value)}"
        for name, value in {
            "Language": "en-US",
            "Id": package["name"],
            "Version": package["version"],
            "Publisher": package["publisher"],
        }.items()
    )
    return (
        '<?xml version="1.0" encoding="utf-8"?>\n'
        '<PackageManifest Version="2.0.0" '
        'xmlns="http://schemas.microsoft.com/developer/vsx-schema/2011">'
        f"<Metadata><Identity {identity}/>"
        f"<DisplayName>{escape(package['displayName'])}</DisplayName>"
        f'<Description xml:space="preserve">{escape(package["description"])}</Description>'
        f"<Tags>{escape(','.join(package['keywords']))}</Tags>"
        f"<Categories>{escape(','.join(package['categories']))}</Categories>"
        f"<GalleryFlags>Public</GalleryFlags><Properties>{rows}</Properties>"
        "<License>extension/LICENSE.txt</License>"
        f"<Icon>extension/{package['icon']}</Icon></Metadata>"
        '<Installation><InstallationTarget Id="Microsoft.VisualStudio.Code"/></Installation>'
        f"<Dependencies/><Assets>{asset_rows}</Assets></PackageManifest>\n"
    )


def files_below(folder: Path) -> list[Path]:
    return sorted(path for path in folder.rglob("*") if path.is_file())


def main(source: Path, folder: Path) -> None:
    package = published(json.loads((source / "package.json").read_text()), facts()["REPOSITORY"])
    bundle = source / package["main"]
    if not bundle.is_file():
        raise SystemExit("vsix.py: run build.sh of the extension first")
    paths = [
        source / "README.md",
        bundle,
        *(path for name in ("media", "screenshots") for path in files_below(source / name)),
    ]
    files = {f"extension/{path.relative_to(source)}": path.read_bytes() for path in paths}
    text = json.dumps(package, ensure_ascii=False, indent=2) + "\n"
    files["extension/package.json"] = text.encode()
    files["extension/LICENSE.txt"] = (ROOT / "LICENSE").read_bytes()
    files["extension.vsixmanifest"] = manifest(package).encode()
    files["[Content_Types].xml"] = content_types(list(files)).encode()
    folder.mkdir(parents=True, exist_ok=True)
    path = folder / f"{package['name']}-{package['version']}.vsix"
    write_zip(path, [(name, content, 0o644) for name, content in sorted(files.items())])
    print(path)


if __name__ == "__main__":
    if len(sys.argv) != 3:
        raise SystemExit(__doc__)
    main(Path(sys.argv[1]), Path(sys.argv[2]))
