#!/bin/sh
# The station of verif's example (github.com/WFRT/verif, BSD-3-Clause), corrected. The file is
# fetched, or given: Benchmarks/skill/run.sh BENCH [raw.txt]
set -eu
bench=$1
file=${2:-}
if [ -z "$file" ]; then
  file=$(mktemp)
  trap 'rm -f "$file"' EXIT
  curl -fsSL -o "$file" https://raw.githubusercontent.com/WFRT/verif/master/examples/raw.txt
fi
"$bench" < "$file"
