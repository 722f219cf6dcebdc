#!/bin/sh
# A tarball that runs on a machine without Swift, and its checksum.
# usage: dist.sh VERSION BINARY
set -eu
version=$1
binary=$2
name=almanac-$version-$(uname -s | tr '[:upper:]' '[:lower:]')-$(uname -m)
rm -rf "dist/$name"
mkdir -p dist
sh Scripts/install.sh "$PWD/dist/$name" "" "$binary" >/dev/null
strip "dist/$name/bin/almanac" 2>/dev/null || true
tar -C dist -czf "dist/$name.tar.gz" "$name"
(cd dist && sha256sum "$name.tar.gz" >SHA256SUMS)
rm -rf "dist/${name:?}"
echo "dist/$name.tar.gz"
cat dist/SHA256SUMS
