#!/bin/sh
# Packs what a debugger needs of the program. The same program gives the same bytes.
# usage: symbols.sh VERSION SYMBOLS FOLDER
set -eu
[ -f "$2" ] || { echo "symbols.sh: $2 is missing, as everywhere but on Linux" >&2; exit 0; }
name=almanac-$1-$(uname -s | tr '[:upper:]' '[:lower:]')-$(uname -m).debug.gz
mkdir -p "$3"
gzip -9n <"$2" >"$3/$name"
echo "$3/$name"
