#!/usr/bin/env bash
# Measures the server against floors and peers, one after the other, in one run. Judge by the ratios:
# absolute times belong to the machine.
#   Benchmarks/run.sh BINARY [METHOD] [PARAMS]
#   ROUNDS=5 SECONDS_EACH=0.5 PEERS='clangd|node' PYTHON=venv/bin/python Benchmarks/run.sh …
# Peers that are not there are left out: clangd and sourcekit-lsp of the Swift toolchain, Node, and
# pygls where PYTHON has it.
set -euo pipefail
binary=${1:?usage: run.sh BINARY [METHOD] [PARAMS]}
method=${2:-location.current}
params=${3:-'{}'}
rounds=${ROUNDS:-5}
each=${SECONDS_EACH:-0.5}
peers=${PEERS:-.}
python=${PYTHON:-python3}
here=$(cd "$(dirname "$0")" && pwd)
build=$here/../.build/bench
mkdir -p "$build"
build=$(cd "$build" && pwd)

if [ "$(uname -s)" != Linux ]; then
  echo "run.sh: the load client reads /proc and binds to processors: Linux only" >&2
  exit 1
fi
cc -O2 -Wall -Wextra -o "$build/load" "$here/wire/load.c"
cc -O2 -Wall -Wextra -o "$build/floor_echo" "$here/wire/floor_echo.c"
if command -v rustc >/dev/null; then
  rustc -O -C panic=abort -o "$build/floor_parse" "$here/wire/floor_parse.rs"
fi

# A server that looks for nothing and finds nothing of the user's.
state=$(mktemp -d)
trap 'rm -rf "$state"' EXIT
export XDG_CONFIG_HOME=$state XDG_CACHE_HOME=$state XDG_DATA_HOME=$state XDG_STATE_HOME=$state
export ALMANAC_LOCATION=${ALMANAC_LOCATION:-Lisbon}

lines=$build/lines
: >"$lines"
load() { # NAME ROUND METHOD PARAMS COMMAND…
  local name=$1 round=$2 called=$3 arguments=$4
  shift 4
  [[ $name =~ $peers || $name == almanac* || $name == floor* ]] || return 0
  command -v "$1" >/dev/null || return 0
  timeout 120 "$build/load" --name "$name" --round "$round" --method "$called" --params "$arguments" \
    --seconds "$each" -- "$@" >>"$lines" </dev/null || true
}

echo='{"city":"Lisbon","latitude":38.7223,"longitude":-9.1393,"days":3,"units":"metric"}'
tools=$(dirname "$(readlink -f "$(command -v "${SWIFT:-swift}")")")
for round in $(seq "$rounds"); do
  echo "round $round of $rounds, load average $(cut -d' ' -f1 /proc/loadavg)" >&2
  load "floor, echo (C)" "$round" bench/echo "$echo" "$build/floor_echo"
  [ -x "$build/floor_parse" ] && load "floor, parsing (Rust)" "$round" bench/echo "$echo" "$build/floor_parse"
  load "almanac $method" "$round" "$method" "$params" "$binary"
  load clangd "$round" bench/echo "$echo" "$tools/clangd" --log=error
  load sourcekit-lsp "$round" bench/echo "$echo" "$tools/sourcekit-lsp"
  load "Node, by hand" "$round" bench/echo "$echo" node "$here/wire/node_server.js"
  if "$python" -c 'import pygls' 2>/dev/null; then
    load pygls "$round" bench/echo "$echo" "$python" "$here/wire/pygls_server.py"
  fi
done
python3 "$here/wire/report.py" "$lines"

for bench in json-bench services-bench summary-bench; do
  program=$here/../.build/micro/release/$bench
  if [ -x "$program" ]; then
    echo
    echo "$bench"
    "$program"
  fi
done
