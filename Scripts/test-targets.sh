#!/bin/sh
# Tests what `make run`, `make test` and `make install` do beside their work: what they install and
# ask, what they show, keep and leave behind. Tools are doubles.
set -eu
scripts=$(CDPATH='' cd -- "$(dirname -- "$0")" && pwd)
root=$(dirname -- "$scripts")
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
. "$scripts/checks.sh"
unset CI NO_SKIPS PYTHON # each is set where it is tested
mkdir "$folder/bin"
said=$folder/said
quietly() { "$@" >"$said" 2>&1; }
says() { grep -q "$1" "$said"; }
calls() { grep -q "$1" "$folder/calls"; }

# --- nothing is installed for a person who did not agree
# A machine that has nothing but Swift: doubles, and the tools of every system.
mkdir "$folder/tree" "$folder/tree/Scripts" "$folder/system"
cp "$scripts/check-tools.sh" "$scripts/test-requirements.txt" "$folder/tree/Scripts"
for tool in sh cat cmp cp cut dirname env grep id mkdir rm sed tail tr; do
  ln -s "$(command -v "$tool")" "$folder/system/$tool"
done
for tool in cc clang; do echo 'exit 1' | double "$tool"; done
for tool in swift sudo apt-get apt-cache; do double "$tool" </dev/null; done
echo 'echo Linux' | double uname
look() { # look [test|release]
  : >"$folder/calls"
  PATH="$folder/bin:$folder/system" quietly sh "$folder/tree/Scripts/check-tools.sh" "$@" </dev/null
}
installs='^\(sudo\|apt-get\|brew\|python3 -m\)'
check 'a missing library without a terminal is an error' fails look
check 'it says what to type' says 'Type: .*apt-get install .*libsqlite3-dev'
check 'it asks no tool for it' fails calls "$installs"
double cc </dev/null
check 'with the library there is nothing to say' look
check 'nor to do' test ! -s "$said"
check 'programs that only tests use may be missing' look test
check 'what to type is one line' test "$(wc -l <"$said")" = 1
check 'with all of them' says 'Type: .*install .*python3-venv.* jq .*vim-nox'
check 'and nothing is installed' fails calls "$installs"
check 'the end of the tests says it again' grep -q 'type: .*vim-nox' "$folder/tree/.build/remedy"
CI=1
export CI
check 'continuous integration is not asked' look test
check 'it gets what is missing' calls 'apt-get install -y .* jq .*vim-nox'
unset CI
# With a Python: what pip gives comes unasked, into .build alone, and once.
cat >"$folder/venv-double" <<'SH'
case "$*" in
  install*) echo noise ;;
  '-m venv '*) mkdir -p "$3/bin" && cp "$0" "$3/bin/pip" ;;
esac
SH
double python3 <"$folder/venv-double"
check 'the tests get what they use of Python' look test
check 'from pip' calls '^python3 install .*-r .*/test-requirements.txt'
check 'below .build' test -x "$folder/tree/.build/venv/bin/pip"
check 'what pip says is kept' grep -q noise "$folder/tree/.build/pip.log"
check 'for whom it concerns' fails says noise
look test
check 'once' fails calls '^python3 install'
echo other >>"$folder/tree/Scripts/test-requirements.txt"
look test
check 'and again when it is something else' calls '^python3 install'
rm "$folder/bin/python3"
if command -v python3 >/dev/null 2>&1; then
  at_terminal() { # at_terminal TYPED COMMAND...
    : >"$folder/calls"
    typed=$1
    shift
    echo "$typed" | python3 -c 'import os, pty, signal, sys
signal.alarm(120)
sys.exit(os.waitstatus_to_exitcode(pty.spawn(sys.argv[1:])))' "$@" >"$said" 2>&1
  }
  look_at_terminal() {
    at_terminal "$1" env PATH="$folder/bin:$folder/system" \
      sh "$folder/tree/Scripts/check-tools.sh" test
  }
  look_at_terminal n
  check 'who says no gets nothing' fails calls "$installs"
  look_at_terminal y
  check 'who says yes gets it' calls 'apt-get install -y .* jq'

  # --- interactive programs have a terminal of their own
  own() { python3 "$root/clients/terminal.py" "$@"; }
  check 'it is one' quietly own 60 sh -c 'test -t 0 && test -t 1 && test -t 2 && test -c /dev/tty'
  check 'what is said there is said here' sh -c '
    [ "$(python3 "$1" 60 printf "a\nb\n")" = "$(printf "a\nb\n")" ]' - "$root/clients/terminal.py"
  code_is() { expected=$1 status=0; shift; "$@" >"$said" 2>&1 </dev/null || status=$?
    test $status = "$expected"; }
  check 'the exit code is handed on' code_is 7 own 60 sh -c 'exit 7'
  check 'what takes too long is ended' code_is 124 own 0.5 sleep 60
  check 'a program that is missing is said' code_is 127 own 60 /no/such/program
  # A program in the background that uses the terminal of its caller is stopped, for ever.
  check 'it is not stopped in the background' at_terminal '' \
    sh -mc 'python3 "$1" 60 sh -c "stty -echo && stty echo" & wait $!' - "$root/clients/terminal.py"
else
  echo 'skip the questions and the terminal: python3 is missing'
fi

# --- suites: a line each, and at the end what was skipped and failed
suites() { # suites COMMANDS: says what they say, in a tree of its own
  (root=$folder/tree; export TMPDIR="$folder/tmp" root scripts
    sh -euc '. "$scripts/suites.sh"; begin_suites; eval "$1"; finish_suites' - "$1") >"$said" 2>&1
}
mkdir "$folder/tmp"
echo 'To run what needs a program, type: apt-get install jq' >"$folder/tree/.build/remedy"
cp "$scripts/count-tests.awk" "$folder/tree/Scripts"
last() { test "$(tail -n 1 "$said")" = "$1"; }
check 'what passes is counted' suites 'suite a printf "ok 1 b\nok c\n"; suite "lint" true'
check 'in the last line' last '3 passed, 0 failed'
check 'a suite is a line' grep -Eq '^✔ a +0 s  2 passed$' "$said"
check 'what fails fails all' \
  fails suites 'suite a sh -c "echo ok b; echo not ok c; exit 1"; suite d true'
check 'and is counted' last '2 passed, 1 failed'
check 'its end is shown' says '^not ok c'
check 'its details are kept' grep -q 'not ok c' "$folder/tree/.build/test-logs/a.log"
check 'a suite that ends badly failed' fails suites 'suite a sh -c "echo ok b; exit 3"'
check 'whatever it said' last '1 passed, 1 failed'
check 'what is left behind is a fault' fails suites 'suite a sh -c "touch \"\$TMPDIR/forgotten\""'
check 'which is named' says 'forgotten'
check 'a suite may be skipped' suites 'suite "client a" sh -c "echo skip a: b is missing; exit 77"'
check 'the list says why' says '^  client a  *a: b is missing$'
check 'it did not pass' last '0 passed, 0 failed'
check 'and what to type' says '^To run what needs a program, type: .*jq'
NO_SKIPS=1
export NO_SKIPS
check 'nothing is skipped where all can be had' \
  fails suites 'suite "client a" sh -c "echo ok b; echo skip c: d is missing"'
unset NO_SKIPS
check 'no suite reads the keys of a person' suites 'suite a sh -c "! read -r key"'
check 'nothing stays in the temporary folder' test -z "$(ls -A "$folder/tmp")"
interrupted() {
  (suites 'suite a sh -c "touch \"\$TMPDIR/a\"; kill -TERM \$PPID; sleep 1"') || true
  test -z "$(ls -A "$folder/tmp")"
}
check 'nor when it is ended early' interrupted
# Each reporter, in its own words: the log, and what it comes to.
while IFS='|' read -r reporter log expected; do
  # shellcheck disable=SC2059 # lines with \n
  counted=$(printf "$log\n" | awk -f "$scripts/count-tests.awk" | head -n 1)
  check "$reporter is counted ($counted)" test "$counted" = "$expected"
done <<'LOGS'
checks|ok a\nnot ok b\nskip c: d|1 1 1
bats|1..3\nok 1 a\nok 2 b # skip no c\nnot ok 3 d|1 1 1
node, TAP|TAP version 13\nok 1 - a\nok 2 - b # SKIP c\n# pass 5\n# fail 1\n# cancelled 1\n# duration_ms 3|5 2 1
node, spec|✔ a (1ms)\n﹣ b (2ms) # c\nℹ pass 4\nℹ fail 2\nok d|5 2 1
pytest|SKIPPED [2] tests/a.py:3: no b\n3 passed, 1 failed, 2 skipped in 1.23s|3 1 2
pytest, long|==== 1 failed, 30 passed, 1 error in 61.23s (0:01:01) ====|30 2 0
unittest|Ran 9 tests in 2.1s\n\nFAILED (failures=1, errors=2)|6 3 0
unittest, passed|Ran 18 tests in 152.9s\n\nOK|18 0 0
ert|Ran 5 tests, 3 results as expected, 1 unexpected, 1 skipped (2026)|3 1 0
replay|skip a: b\n531 replayed, 2 failed\n96 examples, 0 failed|624 2 1
Swift|✘ Test a() failed after 0.1 seconds with 1 issue.\n➜ Test b() skipped: "c"\n✘ Test run with 9 tests in 2 suites failed after 1 seconds with 1 issue.|7 1 1
LOGS

# --- the demonstration is the README's, and the user's own state is left alone
cat <<'SH' | double almanac
for value in "$HOME" "${XDG_CONFIG_HOME-none}" "${ALMANAC_CONFIG-none}" "${ALMANAC_OFFLINE-none}"; do
  printf '%s|' "$value"
done >>"$FOLDER/worlds"
echo >>"$FOLDER/worlds"
mkdir -p "$HOME/.config"
if [ $# = 0 ]; then
  cat >"$FOLDER/asked"
  echo '{"jsonrpc":"2.0","id":3,"error":{"code":3}}'
  printf '{"jsonrpc":"2.0","id":1,"result":{"text":"first, second"'
  yes ',"member":"value"' | head -n 300 | tr -d '\n'
  printf '}}\n{"jsonrpc":"2.0","id":2,"result":{"year":2045}}\n'
fi
SH
mkdir "$folder/home" "$folder/tmp2"
: >"$folder/calls"
check 'the demonstration runs' env FOLDER="$folder" HOME="$folder/home" TMPDIR="$folder/tmp2" \
  XDG_CONFIG_HOME="$folder/home/config" ALMANAC_CONFIG="$folder/home/mine" ALMANAC_OFFLINE=1 \
  sh -c 'sh "$1" "$2" >"$3" 2>&1' - "$scripts/demo.sh" "$folder/bin/almanac" "$said"
sed -n 's/^>> //p' "$root/README.md" >"$folder/shown"
check 'it asks what README.md shows' cmp "$folder/shown" "$folder/asked"
check 'and shows the commands of it' calls '^almanac sunset --days 5'
check 'each answer is below its question' sh -c \
  'grep -A1 "^>> .*\"id\":2" "$1" | grep -q "year.:2045"' - "$said"
check 'long answers are shortened' says '… (.* bytes)'
check 'and cut between members' says '"text":"first, second",'
check 'the user'\''s own state is not used' \
  fails grep -qv "^$folder/tmp2/[^|]*|none|none|1|\$" "$folder/worlds"
check 'nor changed' test -z "$(ls -A "$folder/home")"
check 'and nothing stays' test -z "$(ls -A "$folder/tmp2")"

# --- what is built is installed, by whoever may have no Swift
mkdir "$folder/project" "$folder/project/Sources" "$folder/project/packaging"
(cd "$root" &&
  cp -R Makefile VERSION Scripts clients README.md NOTICE LICENSE CHANGELOG.md "$folder/project")
: >"$folder/project/Package.swift"
: >"$folder/project/Sources/main.swift"
cat <<'SH' | double swift
case "$*" in
  build*) mkdir -p .build/release && cp /bin/true .build/release/almanac ;;
esac
SH
rm "$folder/bin/cc" "$folder/bin/clang" "$folder/bin/uname"
project() {
  (cd "$folder/project" && unset MAKEFLAGS MAKELEVEL && PATH="$folder/bin:$PATH" quietly make "$@")
}
builds() { test "$(grep -c '^swift build' "$folder/calls")" = "$1"; }
: >"$folder/calls"
check 'make run builds' project run
check 'once' builds 1
check 'make install takes what is built' project install DESTDIR="$folder/stage"
check 'and builds nothing' builds 1
check 'it is there' test -x "$folder/stage/usr/local/bin/almanac"
sleep 1
touch "$folder/project/Sources/main.swift"
check 'after a change it installs what is new' project install DESTDIR="$folder/stage"
check 'which is built first' builds 2

exit $failed
