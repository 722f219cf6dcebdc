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

check() {
  "$swift" test --skip-build --sanitize="$1" --scratch-path ".build/$1"
}

cd "$root"
case ${1:-both} in
  thread | address)
    build "$1"
    check "$1"
    ;;
  both)
    build thread
    log=$(mktemp)
    build address >"$log" 2>&1 &
    other=$!
    trap 'kill "$other" 2>/dev/null; rm -f "$log"' EXIT
    check thread
    wait "$other" || {
      cat "$log" >&2
      exit 1
    }
    check address
    ;;
  *)
    echo "usage: sanitize.sh [thread|address]" >&2
    exit 2
    ;;
esac
