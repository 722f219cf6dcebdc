#!/bin/sh
# A tarball that runs on a machine without Swift, and its checksum. The same files give the same
# bytes: order, owner, modes and times are fixed (SOURCE_DATE_EPOCH, or the last commit's time).
# usage: dist.sh VERSION BINARY [FOLDER]
set -eu
version=$1
binary=$2
folder=${3:-dist}
name=almanac-$version-$(uname -s | tr '[:upper:]' '[:lower:]')-$(uname -m)
time=${SOURCE_DATE_EPOCH:-$(git log -1 --format=%ct 2>/dev/null || echo 0)}
tar=$(command -v gtar || command -v tar) # GNU tar, also on macOS

stage=$(mktemp -d)
trap 'rm -rf "$stage"' EXIT
mkdir -p "$folder"
sh Scripts/install.sh "$stage/$name" "" "$binary" >/dev/null
"$tar" -C "$stage" --format=ustar --sort=name --mtime="@$time" --owner=0 --group=0 --numeric-owner \
  --mode=u=rwX,go=rX -cf "$stage/tar" "$name"
gzip -9n <"$stage/tar" >"$folder/$name.tar.gz"
(cd "$folder" && sha256sum "$name.tar.gz" >SHA256SUMS && cat SHA256SUMS)
