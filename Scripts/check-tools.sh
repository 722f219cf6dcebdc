#!/bin/sh
# Looks for what the build needs beyond Swift; says what to type, and does it when a person at the terminal agrees.
set -eu

if ! command -v swift >/dev/null 2>&1; then
  echo "Swift 6.3 or newer is missing: install the toolchain from swift.org, then run this again." >&2
  exit 1
fi

has_sqlite() {
  case "$(uname -s)" in
    Darwin) return 0 ;; # part of the system's SDK
    *) printf '#include <sqlite3.h>\n' | cc -E - >/dev/null 2>&1 ||
      printf '#include <sqlite3.h>\n' | clang -E - >/dev/null 2>&1 ;;
  esac
}

as_root() { if [ "$(id -u)" = 0 ]; then "$@"; else sudo "$@"; fi; }

# Asks a person; without a terminal nobody can say yes.
agrees() {
  [ -t 0 ] || return 1
  printf 'The SQLite headers are missing. Install them with `%s`? [y/N] ' "$1"
  read -r answer
  case $answer in [Yy]*) ;; *) return 1 ;; esac
}

if ! has_sqlite; then
  sudo=''
  [ "$(id -u)" = 0 ] || sudo='sudo '
  if command -v apt-get >/dev/null 2>&1; then
    command="${sudo}apt-get install libsqlite3-dev"
    if agrees "$command"; then as_root apt-get install -y libsqlite3-dev || true; fi
  elif command -v brew >/dev/null 2>&1; then
    command='brew install sqlite3'
    if agrees "$command"; then brew install sqlite3 || true; fi
  else
    command="the command of your system that installs the headers of SQLite 3"
  fi
  if ! has_sqlite; then
    echo "The SQLite headers are missing. Type: $command" >&2
    exit 1
  fi
fi
