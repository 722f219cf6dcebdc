#!/bin/sh
# Builds this tree twice, each time in a fresh folder of another name, and compares the programs byte
# by byte. It takes two whole release builds. What git does not know is left out.
# usage: reproducible.sh
set -eu
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT

for name in one another/of-a-longer-name; do
  tree=$work/$name
  mkdir -p "$tree"
  git ls-files -z | tar --null --files-from=- -cf - | tar -C "$tree" -xf -
  (
    cd "$tree"
    sh Scripts/release-link.sh
    # shellcheck disable=SC2046 # a list of flags
    "${SWIFT:-swift}" build -c release --product almanac $(cat .build/static/flags)
  )
  mv "$tree/.build/release/almanac" "$tree.program"
  rm -rf "$tree"
done
cmp "$work/one.program" "$work/another/of-a-longer-name.program"
echo 'two folders gave the same bytes:'
sha256sum <"$work/one.program"
