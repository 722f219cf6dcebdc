#!/bin/sh
# Writes Scripts/link/start-order.txt: the functions that run until the first answers, in the linker's
# words. Names that a later build no longer has are passed over, so it need not be made anew for every
# change. Needs valgrind.
set -eu
cd "$(dirname "$0")/.."
sh Scripts/release-link.sh
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT

# With names. Valgrind cannot read all that `-g` writes.
# shellcheck disable=SC2046
"${SWIFT:-swift}" build -c release --product almanac $(cat .build/static/flags) -Xlinker --strip-debug

frame() { printf 'Content-Length: %d\r\n\r\n%s' "${#1}" "$1"; }
{
  frame '{"jsonrpc":"2.0","id":1,"method":"initialize","params":{"processId":null,"rootUri":null,"capabilities":{}}}'
  frame '{"jsonrpc":"2.0","method":"initialized","params":{}}'
  frame '{"jsonrpc":"2.0","id":2,"method":"location.current","params":{}}'
  frame '{"jsonrpc":"2.0","id":3,"method":"shutdown"}'
  frame '{"jsonrpc":"2.0","method":"exit"}'
} >"$work/session"
ALMANAC_LOCATION=Lisbon XDG_CONFIG_HOME=$work XDG_CACHE_HOME=$work XDG_DATA_HOME=$work XDG_STATE_HOME=$work \
  valgrind --quiet --tool=callgrind --demangle=no --callgrind-out-file="$work/calls" \
  .build/release/almanac <"$work/session" >/dev/null
nm .build/release/almanac | awk 'NF == 3 { print $3 }' | LC_ALL=C sort -u >"$work/names"
grep -oE '^c?fn=\([0-9]+\) [^ ]+' "$work/calls" | cut -d' ' -f2 | sed "s/'[0-9]*\$//" |
  LC_ALL=C sort -u | LC_ALL=C comm -12 - "$work/names" >Scripts/link/start-order.txt
wc -l Scripts/link/start-order.txt
