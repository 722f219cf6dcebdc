#!/bin/sh
# Every test under sanitizers, the processes that the tests start included. usage: sanitize.sh
# [thread|address]; without a word both, the second built while the first is tested. A report ends
# its process with a code of its own, so it fails its test.
set -eu
root=$(CDPATH='' cd -- "$(dirname -- "$0")/.." && pwd)
swift=${SWIFT:-swift}

# Suppressions go by the names of functions: without a symbolizer they would match nothing, and a
# process that a test starts has no PATH to find one in.
symbolizer=$(dirname "$(readlink -f "$(command -v "$swift")")")/llvm-symbolizer
[ -x "$symbolizer" ] || symbolizer=$(command -v llvm-symbolizer) || {
  echo "sanitize: llvm-symbolizer is missing" >&2
  exit 1
}
TSAN_OPTIONS="suppressions=$root/Tests/thread-sanitizer.supp external_symbolizer_path=$symbolizer"
# No search for leaks: Swift keeps the case of an enum in unused bits of its pointer, so what only
# such a pointer holds looks lost. Growth is watched from outside, in EndurancePipeTests.
ASAN_OPTIONS="suppressions=$root/Tests/address-sanitizer.supp external_symbolizer_path=$symbolizer"
ASAN_OPTIONS="$ASAN_OPTIONS detect_leaks=0"
export TSAN_OPTIONS ASAN_OPTIONS

build() {
  "$swift" build --build-tests --sanitize="$1" --scratch-path ".build/$1"
}

# The tests of the program wait more than they work, so they run beside the others, in two halves.
check() {
  half='EndToEndTests\.[N-Z]'
  part "$1" --skip EndToEndTests >"$logs/units" 2>&1 &
  units=$!
  part "$1" --filter EndToEndTests --skip "$half" >"$logs/first" 2>&1 &
  first=$!
  part "$1" --filter "$half" >"$logs/second" 2>&1 &
  second=$!
  failed=0
  wait "$units" || failed=1
  wait "$first" || failed=1
  wait "$second" || failed=1
  cat "$logs/units" "$logs/first" "$logs/second"
  return "$failed"
}

part() {
  word=$1
  shift
  "$swift" test --skip-build --ignore-lock --sanitize="$word" --scratch-path ".build/$word" "$@"
}

cd "$root"
logs=$(mktemp -d)
other=
trap 'kill $other 2>/dev/null || :; rm -rf "$logs"' EXIT
case ${1:-both} in
  thread | address)
    build "$1"
    check "$1"
    ;;
  both)
    build thread
    build address >"$logs/build" 2>&1 &
    other=$!
    check thread
    wait "$other" || {
      cat "$logs/build" >&2
      exit 1
    }
    check address
    ;;
  *)
    echo "usage: sanitize.sh [thread|address]" >&2
    exit 2
    ;;
esac
