#!/bin/sh
# Mutates input for the session and for the JSON parser with libFuzzer, so many seconds each, on one
# core. usage: fuzz.sh SECONDS [SEED]     (TARGETS="session-fuzz json-fuzz")
# What is found stays below .build/fuzz/corpus; a crash is written to .build/fuzz/findings and can be
# run again by naming that file to .build/fuzz/release/NAME.
set -eu
seconds=${1:-600}
seed=${2:-1}
targets=${TARGETS:-session-fuzz json-fuzz}
scratch=.build/fuzz
# With its backtrace a trap hangs below libFuzzer.
export SWIFT_BACKTRACE=enable=no

for target in $targets; do
  FUZZ=1 ${SWIFT:-swift} build -c release --sanitize=fuzzer --scratch-path "$scratch" \
    --product "$target"
done

seed_session() {
  folder=$1
  count=0
  for body in \
    '{"jsonrpc":"2.0","id":1,"method":"echo","params":{"n":1}}' \
    '[{"jsonrpc":"2.0","id":2,"method":"slow"},{"jsonrpc":"2.0","method":"x"},3]' \
    '{"jsonrpc":"2.0","id":"sl\u0061sh\/","method":"set","params":{"workDoneToken":1}}' \
    '{"jsonrpc":"2.0","id":null,"method":"initialize","params":{"processId":1}}' \
    '{"jsonrpc":"2.0","method":"$/cancelRequest","params":{"id":2}}' \
    '{"jsonrpc":"2.0","id":"almanac:1","result":{}}' \
    '{"jsonrpc":"2.0","id":9,"method":"shutdown"}'; do
    count=$((count + 1))
    printf '\007\000%s\n' "$body" >"$folder/line$count"
    printf '\013\001Content-Length: %d\r\n\r\n%s' "${#body}" "$body" >"$folder/frame$count"
  done
  for file in "$folder"/frame*; do tail -c +3 "$file"; done >"$scratch/all"
  { printf '\005\000' && cat "$scratch/all"; } >"$folder/session"
}

seed_json() {
  printf '%s' '{"a":[1,-2.5e3,true,null,"\u00e9\n"],"a":{"":[]}}' >"$1/small"
  printf '%s' '[0.1,1e-7,123456789012345678,5e-324,1.7976931348623157e308,-0]' >"$1/numbers"
}

findings=$scratch/findings
mkdir -p "$findings"
status=0
for target in $targets; do
  short=${target%-fuzz}
  corpus=$scratch/corpus/$short
  mkdir -p "$corpus"
  "seed_$short" "$corpus"
  echo "$target: $seconds seconds, seed $seed"
  "$scratch/release/$target" -max_total_time="$seconds" -seed="$seed" -max_len=4096 -timeout=10 \
    -rss_limit_mb=2048 -dict="Tests/Fuzz/$short.dict" -artifact_prefix="$findings/$short-" \
    -print_final_stats=1 -verbosity=1 "$corpus" >"$scratch/$short.log" 2>&1 || status=1
  grep -E '^Done|^stat::|ERROR|Fatal error|SUMMARY' "$scratch/$short.log" || true
done
exit $status
