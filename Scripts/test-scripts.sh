#!/bin/sh
# Tests what the make targets call: each case runs in a folder of its own with doubles of the tools.
set -eu
scripts=$(CDPATH='' cd -- "$(dirname -- "$0")" && pwd)
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
failed=0

check() { # check WHAT COMMAND...
  what=$1
  shift
  if "$@"; then echo "ok $what"; else echo "not ok $what"; failed=1; fi
}

# A double that writes its name and arguments to `calls`, and runs what stands on its input.
double() {
  { echo '#!/bin/sh'; echo "echo \"$1 \$*\" >>\"$folder/calls\""; cat; } >"$folder/bin/$1"
  chmod +x "$folder/bin/$1"
}

is_empty() { [ -z "$(find "$1" -mindepth 1 2>/dev/null)" ]; }
lacks() { ! grep -q "$2" "$1"; }
fails() { ! "$@"; }

mkdir "$folder/bin"

# --- install and uninstall
double almanac </dev/null
stage=$folder/stage
mkdir "$stage"
(cd "$scripts/.." && sh Scripts/install.sh "$stage" /usr/local "$folder/bin/almanac") >/dev/null
check 'install puts the clients there' test -f "$stage/usr/local/share/almanac/clients/shell/almanac.sh"
find "$stage" -iname '*test*' -o -name '*.io' -o -name '*.bats' >"$folder/tests"
check 'install leaves the tests out' test ! -s "$folder/tests"
mkdir -p "$stage/usr/local/share/man/man1"
echo other >"$stage/usr/local/share/man/man1/other.1"
sh "$scripts/uninstall.sh" "$stage" /usr/local >/dev/null
find "$stage" -type d -empty >"$folder/empty"
check 'uninstall leaves no empty folder' test ! -s "$folder/empty"
check 'uninstall leaves what is not ours' test -f "$stage/usr/local/share/man/man1/other.1"
rm "$stage/usr/local/share/man/man1/other.1"
sh "$scripts/uninstall.sh" "$stage" /usr/local >/dev/null
check 'uninstall leaves a stage as it was' is_empty "$stage"

# --- nothing is installed for a person who did not agree
for tool in cc clang; do echo 'exit 1' | double "$tool"; done
for tool in swift sudo brew apt-get; do double "$tool" </dev/null; done
echo 'echo Linux' | double uname
tools() { PATH="$folder/bin:/usr/bin:/bin" sh "$scripts/check-tools.sh" >"$folder/said" 2>&1; }
: >"$folder/calls"
check 'a missing library without a terminal is an error' fails tools </dev/null
check 'it says what to type' grep -q 'Type: .*apt-get install libsqlite3-dev' "$folder/said"
check 'it asks no tool for it' lacks "$folder/calls" '^\(sudo\|apt-get\|brew\)'
if command -v python3 >/dev/null 2>&1; then
  at_terminal() {
    : >"$folder/calls"
    echo "$1" | PATH="$folder/bin:/usr/bin:/bin" python3 -c \
      'import pty, sys; pty.spawn(["sh", sys.argv[1]])' "$scripts/check-tools.sh" >"$folder/said" 2>&1
  }
  at_terminal n
  check 'who says no gets nothing' lacks "$folder/calls" '^\(sudo\|apt-get\|brew\)'
  at_terminal y
  check 'who says yes gets it' grep -q 'apt-get install -y libsqlite3-dev' "$folder/calls"
else
  echo 'skip the questions: python3 is missing'
fi

# --- what tests leave behind
swift_test() { SWIFT=$folder/bin/swift sh "$scripts/swift-test.sh" >"$folder/said" 2>&1; }
check 'tests that leave nothing pass' swift_test
echo 'touch "$TMPDIR/forgotten"' | double swift
check 'tests that leave a file fail' fails swift_test
check 'and the file is named' grep -q 'tmp/forgotten' "$folder/said"

exit $failed
