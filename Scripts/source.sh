#!/bin/sh
# The source of the last commit: what builds from source starts from, with a checksum that stays.
# usage: source.sh VERSION FOLDER
set -eu
name=almanac-$1
mkdir -p "$2"
git archive --format=tar --prefix="$name/" HEAD | gzip -9n >"$2/$name-source.tar.gz"
echo "$2/$name-source.tar.gz"
