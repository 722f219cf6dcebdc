#!/bin/sh
# Writes SHA256SUMS of everything in a folder, and its signature in minisign's format. The comment that
# is signed with it names the version, so that an old release cannot pass for a new one.
# usage: sign.sh VERSION FOLDER SECRET-KEY [PUBLIC-KEY TO VERIFY WITH]
set -eu
version=$1
secret=$(readlink -f "$3")
public=${4:-}
export LC_ALL=C
cd "$2"
rm -f SHA256SUMS SHA256SUMS.minisig
sums=$(for file in *; do [ ! -f "$file" ] || sha256sum -- "$file"; done)
printf '%s\n' "$sums" >SHA256SUMS
minisign -S -s "$secret" -m SHA256SUMS -t "almanac $version"
[ -z "$public" ] || minisign -VQ -P "$public" -m SHA256SUMS
