#!/bin/sh
# Runs the tests of every client: each `clients/*/test.sh`, which ends with 0 when all passed and
# with 77 when a tool is missing. ALMANAC names the built server; arguments name some clients.
set -u
here=$(CDPATH='' cd -- "$(dirname -- "$0")" && pwd)
root=$(dirname -- "$here")

if [ -n "${ALMANAC:-}" ]; then
  ALMANAC=$(CDPATH='' cd -- "$(dirname -- "$ALMANAC")" && pwd)/$(basename -- "$ALMANAC")
  export ALMANAC
  [ -x "$ALMANAC" ] || { echo "clients: no server at $ALMANAC" >&2; exit 1; }
else
  echo "clients: ALMANAC is not set; what needs the built server is skipped"
fi

# The tools that pip installs live here when .ci/run or a person put them there.
if [ -z "${PYTHON:-}" ]; then
  PYTHON=python3
  [ -x "$root/.build/venv/bin/python" ] && PYTHON=$root/.build/venv/bin/python
fi
export PYTHON

passed='' skipped='' failed=''
for script in "$here"/*/test.sh; do
  name=$(basename -- "$(dirname -- "$script")")
  if [ $# -gt 0 ]; then
    case " $* " in *" $name "*) ;; *) continue ;; esac
  fi
  echo "== $name"
  (cd "$(dirname -- "$script")" && sh ./test.sh)
  case $? in
    0) passed="$passed $name" ;;
    77) skipped="$skipped $name" ;;
    *) failed="$failed $name" ;;
  esac
done

echo "clients passed:${passed:- none}; skipped:${skipped:- none}; failed:${failed:- none}"
[ -z "$failed" ]
