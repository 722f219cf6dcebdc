#!/bin/sh
# What the correction and the spread of forecasts are worth, on data of others. Each file is fetched,
# or given:
#
#     [VERIF=raw.txt] [RAIN=RainIbk.rda] [SRFT=srft.rda] Benchmarks/skill/run.sh BENCH
#
# - raw.txt: a station, the example of verif (github.com/WFRT/verif, BSD-3-Clause)
# - RainIbk.rda: rain in Innsbruck, of the R package crch (GPL-2 or GPL-3)
# - srft.rda: temperatures in the Pacific Northwest, of the R package ensembleBMA (GPL-2 or later)
#
# The ensembles need Python with the package rdata. What cannot be fetched is named and left out.
set -eu
bench=$1
here=$(dirname "$0")
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT

# fetch NAME GIVEN URL: sets $file, empty without one.
fetch() {
  file=$2
  [ -z "$file" ] || return 0
  file=$folder/$1
  curl -fsSL -o "$file" "$3" || { echo "$1 could not be fetched from $3: left out" >&2; file=; }
}

fetch raw.txt "${VERIF:-}" https://raw.githubusercontent.com/WFRT/verif/master/examples/raw.txt
if [ -n "$file" ]; then
  echo "# a station, of verif"
  "$bench" < "$file"
fi

# ensemble KIND SCALE BLOCKS GAP
ensemble() {
  [ -n "$file" ] || return 0
  "${PYTHON:-python3}" "$here/ensembles.py" "$1" "$file" > "$folder/$1.txt" || return 0
  "$bench" ensemble "$2" "$3" "$4" < "$folder/$1.txt"
}

fetch RainIbk.rda "${RAIN:-}" https://raw.githubusercontent.com/cran/crch/master/data/RainIbk.rda
echo "# rain in Innsbruck, of crch"
ensemble rain squareRoot 1000 8

fetch srft.rda "${SRFT:-}" https://raw.githubusercontent.com/cran/ensembleBMA/master/data/srft.rda
echo "# temperatures, of ensembleBMA"
ensemble temperature plain 25 2
