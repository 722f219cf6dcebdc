# shellcheck shell=sh
# What the tests of scripts share.
failed=0

check() { # check WHAT COMMAND...
  what=$1
  shift
  if "$@"; then echo "ok $what"; else echo "not ok $what"; failed=1; fi
}

lacks() { ! grep -q "$2" "$1"; }
fails() { ! "$@"; }
