#!/bin/sh
# Looks for what the build needs beyond Swift; installs it where it may, else says what to type.
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

as_root() {
  if [ "$(id -u)" = 0 ]; then "$@"; elif command -v sudo >/dev/null 2>&1; then sudo -n "$@"; else return 1; fi
}

if ! has_sqlite; then
  echo "libsqlite3-dev is missing; trying to install it."
  if command -v apt-get >/dev/null 2>&1; then
    { as_root apt-get update -qq && as_root apt-get install -y -qq libsqlite3-dev; } >/dev/null 2>&1 || true
  elif command -v brew >/dev/null 2>&1; then
    brew install sqlite3 >/dev/null 2>&1 || true
  fi
  if ! has_sqlite; then
    echo "The SQLite headers are missing. Type: sudo apt-get install libsqlite3-dev   (or: brew install sqlite3)" >&2
    exit 1
  fi
fi
