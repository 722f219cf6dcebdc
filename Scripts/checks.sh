# shellcheck shell=sh disable=SC2154
# What the tests of scripts share; they set $folder.
failed=0
# The tools that pip installs are in .build/venv (check-tools.sh).
venv=$(CDPATH='' cd -- "$(dirname -- "$0")/.." && pwd)/.build/venv/bin/python
[ -x "$venv" ] || venv=python3
python=${PYTHON:-$venv}

check() { # check WHAT COMMAND...
  what=$1
  shift
  if "$@"; then echo "ok $what"; else echo "not ok $what"; failed=1; fi
}

lacks() { ! grep -q "$2" "$1"; }
fails() { ! "$@"; }

# A double below $folder/bin that writes its name and arguments to `calls`, and runs what stands on
# its input.
double() {
  { echo '#!/bin/sh'; echo "echo \"$1 \$*\" >>\"$folder/calls\""; cat; } >"$folder/bin/$1"
  chmod +x "$folder/bin/$1"
}
