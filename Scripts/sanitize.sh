#!/bin/sh
# Every test under a sanitizer, the processes that the tests start included. usage: sanitize.sh
# thread|address. A report ends its process with a code of its own, so it fails its test.
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

case ${1:-} in
  thread)
    TSAN_OPTIONS="suppressions=$root/Tests/thread-sanitizer.supp"
    TSAN_OPTIONS="$TSAN_OPTIONS external_symbolizer_path=$symbolizer"
    export TSAN_OPTIONS
    ;;
  address)
    ASAN_OPTIONS="suppressions=$root/Tests/address-sanitizer.supp"
    ASAN_OPTIONS="$ASAN_OPTIONS external_symbolizer_path=$symbolizer"
    # No search for leaks: Swift keeps the case of an enum in unused bits of its pointer, so what only
    # such a pointer holds looks lost. Growth is watched from outside, in EndurancePipeTests.
    ASAN_OPTIONS="$ASAN_OPTIONS detect_leaks=0"
    export ASAN_OPTIONS
    ;;
  *)
    echo "usage: sanitize.sh thread|address" >&2
    exit 2
    ;;
esac
cd "$root"
exec "$swift" test --sanitize="$1" --scratch-path ".build/$1"
