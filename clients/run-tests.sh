#!/bin/sh
# Runs the tests of every client: each `clients/*/test.sh`, which ends with 0 when all passed and
# with 77 when a tool is missing. ALMANAC names the built server; arguments name some clients.
# With NO_SKIPS=1 it is a failure when anything was left out, a whole suite or one test.
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

scratch=$(mktemp -d) || exit 1
trap 'rm -rf "$scratch"' EXIT
# What a test leaves behind is a fault like any other.
mkdir "$scratch/tmp" || exit 1
export TMPDIR="$scratch/tmp"

# How the tools say that a test was left out: ours, pytest, TAP, node.
left_out='^skip |^SKIPPED |^ok .*# skip|^# skipped [1-9]|^ℹ skipped [1-9]'

passed='' skipped='' failed=''
for script in "$here"/*/test.sh; do
  name=$(basename -- "$(dirname -- "$script")")
  if [ $# -gt 0 ]; then
    case " $* " in *" $name "*) ;; *) continue ;; esac
  fi
  echo "== $name"
  { (cd "$(dirname -- "$script")" && sh ./test.sh); echo $? >"$scratch/code"; } |
    tee "$scratch/said"
  code=$(cat "$scratch/code")
  if [ "${NO_SKIPS:-}" = 1 ] && [ "$code" = 0 ] && grep -Eqi "$left_out" "$scratch/said"; then
    code=77
  fi
  # pytest keeps the folders of its last runs by itself.
  left=$(find "$TMPDIR" -mindepth 1 -maxdepth 1 ! -name 'pytest-of-*')
  if [ -n "$left" ]; then
    printf 'clients: the tests of %s left in the temporary folder:\n%s\n' "$name" "$left" >&2
    [ "$code" != 0 ] || code=1
    rm -rf "$TMPDIR" && mkdir "$TMPDIR"
  fi
  case $code in
    0) passed="$passed $name" ;;
    77) skipped="$skipped $name" ;;
    *) failed="$failed $name" ;;
  esac
done

echo "clients passed:${passed:- none}; skipped:${skipped:- none}; failed:${failed:- none}"
[ -z "$failed" ] || exit 1
if [ "${NO_SKIPS:-}" = 1 ] && [ -n "$skipped" ]; then
  echo "clients: nothing may be skipped here" >&2
  exit 1
fi
