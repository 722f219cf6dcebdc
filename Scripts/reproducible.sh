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
  sh Scripts/split-symbols.sh "$tree/.build/release/almanac" "$tree.made"
  rm -rf "$tree"
done
for file in almanac almanac.debug; do
  cmp "$work/one.made/$file" "$work/another/of-a-longer-name.made/$file"
  echo "two folders gave the same bytes: $(sha256sum <"$work/one.made/$file") $file"
done
