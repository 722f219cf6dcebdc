#!/bin/sh
# The tests under sanitizers, the processes that they start included. usage: sanitize.sh
# [thread|address]; without a word one after the other. A report ends its process with a code of
# its own, so it fails its test.
set -eu
root=$(CDPATH='' cd -- "$(dirname -- "$0")/.." && pwd)
SWIFT=${SWIFT:-swift}

# Suppressions go by the names of functions: without a symbolizer they would match nothing, and a
# process that a test starts has no PATH to find one in.
symbolizer=$(dirname "$(readlink -f "$(command -v "$SWIFT")")")/llvm-symbolizer
[ -x "$symbolizer" ] || symbolizer=$(command -v llvm-symbolizer) || {
  echo "sanitize: llvm-symbolizer is missing" >&2
  exit 1
}
TSAN_OPTIONS="suppressions=$root/Tests/thread-sanitizer.supp external_symbolizer_path=$symbolizer"
# No search for leaks: Swift keeps the case of an enum in unused bits of its pointer, so what only
# such a pointer holds looks lost. Growth is watched from outside, in EndurancePipeTests.
ASAN_OPTIONS="suppressions=$root/Tests/address-sanitizer.supp external_symbolizer_path=$symbolizer"
ASAN_OPTIONS="$ASAN_OPTIONS detect_leaks=0"
export SWIFT TSAN_OPTIONS ASAN_OPTIONS

# First what works, then the tests of the program: they wait more than they work, so they run in
# three lanes side by side. What looks at the sources and at what is generated from them runs no
# code of the product.
check() {
  failed=
  set -- "$1" --skip EndToEndTests --skip TidyTests --skip SpecGenTests
  # What starts no thread has no race.
  [ "$1" != thread ] || for target in Basics JSON Astronomy AlmanacCore JSONRPC Providers; do
    set -- "$@" --skip "^${target}Tests\."
  done
  part "$@" >"$logs/units" 2>&1 || failed="$logs/units"
  # Transcripts hold the server to the deadlines of the contract, so nothing runs beside them.
  part "$1" --filter TranscriptTests >"$logs/transcripts" 2>&1 || failed="$failed $logs/transcripts"
  lanes=
  for lane in A-C D-O P-Z; do
    part "$1" --filter "EndToEndTests\.[$lane]" --skip TranscriptTests >"$logs/$lane" 2>&1 &
    lanes="$lanes $lane:$!"
  done
  for lane in $lanes; do
    wait "${lane#*:}" || failed="$failed $logs/${lane%%:*}"
  done
  for log in units transcripts A-C D-O P-Z; do
    case $failed in
      *"/$log"*) ;;
      *) cat "$logs/$log" ;;
    esac
  done
  # What failed comes last.
  # shellcheck disable=SC2086 # a list of paths of our own
  [ -z "$failed" ] || { cat $failed && return 1; }
}

part() {
  word=$1
  shift
  sh "$root/Scripts/swift-test.sh" --ignore-lock \
    --sanitize="$word" --scratch-path ".build/$word" "$@"
}

cd "$root"
logs=$(mktemp -d)
trap 'rm -rf "$logs"' EXIT
case ${1:-} in
  '') words='thread address' ;;
  thread | address) words=$1 ;;
  *)
    echo "usage: sanitize.sh [thread|address]" >&2
    exit 2
    ;;
esac
for word in $words; do
  "$SWIFT" build --build-tests --sanitize="$word" --scratch-path ".build/$word"
  check "$word"
done
