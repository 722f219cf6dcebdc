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
TSAN_OPTIONS="external_symbolizer_path=$symbolizer"
# No search for leaks: Swift keeps the case of an enum in unused bits of its pointer, so what only
# such a pointer holds looks lost. Growth is watched from outside, in EndurancePipeTests.
ASAN_OPTIONS="suppressions=$root/Tests/address-sanitizer.supp external_symbolizer_path=$symbolizer"
ASAN_OPTIONS="$ASAN_OPTIONS detect_leaks=0"
export SWIFT TSAN_OPTIONS ASAN_OPTIONS

# What is left out, and why; TidyTests holds these two lists to their reasons.
# Threads come from EventLoop alone, so what does not import it has no race.
threadless='Basics JSON Astronomy Time Units Places Words Weather Reports Sky Climate Sunset Skill JSONRPC Providers'
# Code that the compiler knows to be memory-safe (-strict-memory-safety) has no memory error.
memorysafe='Astronomy Providers'
# These draw what they are given, on one thread.
drawing='PageMatrix|ChartExtremes|ChartRender|MapChart'
# These hold work to a budget of processor time, which a sanitizer multiplies.
budgets='WorkerBudget'
# These send other data along paths on which the transcripts already cross every thread: each method,
# with answers live, cached, stale and failed. The address sanitizer sees them all the same.
data='Air|Alert|AnswersOfNow|Climate|ClockChange|Completion|FailureWords|MetNorway|Nowcast|Numbers'
data="$data|Observation|OneCall|OpenWeatherMap|PartialData|Past|FaultMatrix|SunsetWords|UnitsAndPoles"
# These hold the server to the deadlines of the contract while it computes, and the store to waits
# of a second, so that nothing runs beside them.
alone='TranscriptTests|CorrectionPipeTests|FileTests'

# First what works, then the tests of the program in lanes. TidyTests and SpecGenTests look at the
# sources and at what is generated from them, and run no code of the product. TellingTests compare
# the texts of thousands of answers for which other tests ask, too.
check() {
  word=$1
  if [ "$word" = thread ]; then
    # Mutated inputs are about memory: one round of each.
    export FUZZ_SECONDS=0
    left_out="\.($drawing|$budgets)Tests/"
    lighter="\.($alone)/|\.($data)[A-Za-z]*Tests/"
  else
    export FUZZ_SECONDS=10
    left_out="\.($budgets)Tests/"
    lighter="\.($alone)/"
  fi
  # shellcheck disable=SC2086 # options of our own
  part "$word units" $sanitized --skip '^EndToEndTests\.' --skip "$left_out" --skip "\.($alone)/"
  # shellcheck disable=SC2086 # options of our own
  part "$word alone" $sanitized --filter "\.($alone)/"
  for lane in $lanes; do
    # shellcheck disable=SC2086 # options of our own
    beside "$word $lane" $sanitized --filter "EndToEndTests\.[$lane]" --skip "$lighter"
  done
  wait
  # The Swift client has threads of its own. Of its tests, those before transcripts and the server
  # that was built for the tests above; what the local upstream adds is other data.
  if [ "$word" = thread ]; then
    ALMANAC_REPOSITORY=$root ALMANAC=$root/.build/thread/debug/almanac part 'thread client' \
      --package-path clients/swift $instrumented --scratch-path .build/thread-client \
      --skip UpstreamTests
  fi
}

tested() { # tested WORD: the test targets that this sanitizer sees; no others are built
  left='Tidy SpecGen Telling '
  if [ "$1" = thread ]; then left=$left$threadless; else left=$left$memorysafe; fi
  for folder in Tests/*Tests; do
    target=${folder#Tests/}
    case " $left " in
      *" ${target%Tests} "*) ;;
      *) printf '%s ' "$target" ;;
    esac
  done
}

cd "$root"
logs_name=sanitizer-logs
# shellcheck source=SCRIPTDIR/suites.sh
. "$root/Scripts/suites.sh"
# shellcheck source=SCRIPTDIR/test-parts.sh
. "$root/Scripts/test-parts.sh"
case ${1:-} in
  '') words='thread address' ;;
  thread | address) words=$1 ;;
  *)
    echo "usage: sanitize.sh [thread|address]" >&2
    exit 2
    ;;
esac
begin_suites
for word in $words; do
  # Debug information doubles the time of a build; a report has the names of functions without it.
  instrumented="--sanitize=$word -debug-info-format none"
  ALMANAC_TESTS=$(tested "$word")
  export ALMANAC_TESTS
  # The order of locks, which that sanitizer does not see by itself (Sources/Basics/Mutex.swift).
  [ "$word" = address ] || instrumented="$instrumented -Xswiftc -DSANITIZED_THREADS"
  sanitized="$instrumented --scratch-path .build/$word"
  # shellcheck disable=SC2086 # options of our own
  suite "$word build" "$SWIFT" build --build-tests $sanitized
  [ "$outcome" = passed ] || break
  # shellcheck disable=SC2086 # options of our own
  [ "$word" = address ] || suite "$word client build" "$SWIFT" build --build-tests \
    --package-path clients/swift $instrumented --scratch-path .build/thread-client
  check "$word"
done
finish_suites
