#!/bin/sh
# Every test, suite by suite: of the Swift package, of scripts and packages, of each client.
# usage: test.sh [clients [NAME...]]
# ALMANAC names the built server, else it is built. With named clients, their details are shown too.
set -eu
root=$(CDPATH='' cd -- "$(dirname -- "$0")/.." && pwd)
# shellcheck source=SCRIPTDIR/suites.sh
. "$root/Scripts/suites.sh"
# shellcheck source=SCRIPTDIR/test-parts.sh
. "$root/Scripts/test-parts.sh"
what=${1:-all}
[ $# = 0 ] || shift
cd "$root"
SWIFT=${SWIFT:-swift}
if [ -z "${PYTHON:-}" ]; then
  PYTHON=python3
  [ ! -x .build/venv/bin/python ] || PYTHON=$root/.build/venv/bin/python
fi
export SWIFT PYTHON
begin_suites

build() { # build OPTION...: at a terminal Swift shows how far it is
  start=$(date +%s)
  if [ -t 1 ]; then
    "$SWIFT" build "$@" || exit 1
    : >"$(log_of build)"
    result build 0 $(($(date +%s) - start))
  else
    suite build "$SWIFT" build "$@"
    if [ "$outcome" = failed ]; then finish_suites; fi
  fi
}

swift_suites() {
  beside 'swift units' --skip '^EndToEndTests\.'
  for lane in $lanes; do
    beside "swift $lane" --filter "^EndToEndTests\.[$lane]"
  done
  wait
}

clients() { # clients NAME...: each clients/*/test.sh, or those of these names
  # The page waits for its browser, and the others use the processors that it leaves idle; but the
  # Swift client is compiled, which takes all of them.
  others=$(cd "$root/clients" && echo */test.sh | sed 's|/test\.sh||g; s|web||; s|swift||')
  for client in web $others swift; do
    if [ $# -gt 0 ]; then
      case " $* " in *" $client "*) ;; *) continue ;; esac
    fi
    how=suite
    if [ "$client" = web ] && [ -z "${verbose:-}" ]; then how=suite_beside; fi
    if [ "$client" = swift ]; then wait; fi
    $how "client $client" sh -c 'cd "$1" && exec sh ./test.sh' - "$root/clients/$client"
  done
  wait
}

echo "Details of each suite: .build/test-logs"
if [ "$what" = all ]; then
  # Debug information doubles the time of a build, and nobody debugs what is built there.
  # shellcheck disable=SC2086 # two words
  build --build-tests ${CI:+-debug-info-format none}
  ALMANAC=$root/.build/debug/almanac
  export ALMANAC
  swift_suites
  suite scripts sh Scripts/test-scripts.sh
  suite targets sh Scripts/test-targets.sh
  suite packages sh Scripts/test-packages.sh
  suite recipes sh Scripts/test-recipes.sh
elif [ -n "${ALMANAC:-}" ]; then
  ALMANAC=$(CDPATH='' cd -- "$(dirname -- "$ALMANAC")" && pwd)/$(basename -- "$ALMANAC")
  export ALMANAC
  [ -x "$ALMANAC" ] || { echo "test.sh: no server at $ALMANAC" >&2; exit 1; }
fi
verbose=${1:-}
clients "$@"
finish_suites
