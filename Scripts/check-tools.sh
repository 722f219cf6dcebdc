#!/bin/sh
# Looks for what is needed beyond Swift: to build, and with a word also to test it, to count its
# instructions, or to test a release.
# Packages of the system are installed when a person at the terminal agrees, or unasked with CI=1;
# otherwise one line says what to type. Python's packages go into .build/venv. What only tests need
# may be missing: they are skipped, and say so.
# usage: check-tools.sh [test|counts|release]
set -eu
root=$(CDPATH='' cd -- "$(dirname -- "$0")/.." && pwd)
for_what=${1:-build}
apt='' brew=''

has() { command -v "$1" >/dev/null 2>&1; }
is_mac() { [ "$(uname -s)" = Darwin ]; }

# Notes packages of Debian and of Homebrew unless the check holds.
need() { # need DEBIAN HOMEBREW CHECK...
  debian=$1 homebrew=$2
  shift 2
  if ! "$@"; then apt="$apt $debian" brew="$brew $homebrew"; fi
}

has_sqlite() {
  if is_mac; then return 0; fi # part of the system's SDK
  for compiler in cc clang; do
    if printf '#include <sqlite3.h>\n' | "$compiler" -E - >/dev/null 2>&1; then return 0; fi
  done
  return 1
}
has_venv() { python3 -c 'import ensurepip, venv' 2>/dev/null; }
has_vim() {
  for program in vim vim.nox vim.basic; do
    if "$program" --version 2>/dev/null | grep -q '+channel'; then return 0; fi
  done
  return 1
}
has_chromium() { has chromium || has chromium-browser || has google-chrome; }

need_for_tests() {
  need 'python3 python3-venv' python has_venv
  for tool in bats:bats-core curl esbuild fish jq minisign openssl ruby shellcheck tmux zsh; do
    need "${tool%:*}" "${tool#*:}" has "${tool%:*}"
  done
  need nodejs node has node
  need node-typescript typescript has tsc
  need neovim neovim has nvim
  need vim-nox vim has_vim
  need 'emacs-nox elpa-package-lint' emacs has emacs
  if is_mac; then return; fi # what is left is about Linux, or no formula of Homebrew
  need 'chromium fonts-dejavu-core fonts-noto-color-emoji' '' has_chromium
  need man-db '' has man
  need nix-bin '' has nix-instantiate
  need systemd '' has systemd-socket-activate
  need umoci '' has umoci
}

need_for_counts() { need 'valgrind python3' valgrind has valgrind; }

need_for_release() {
  if is_mac; then return; fi
  need lintian '' has lintian
  need mmdebstrap '' has mmdebstrap
}

# --- asking and installing

as_root() { if [ "$(id -u)" = 0 ]; then "$@"; else sudo "$@"; fi; }

agrees() { # with no terminal nobody can say yes
  if [ "${CI:-}" = 1 ]; then return 0; fi
  [ -t 0 ] || return 1
  printf '%s Install them with\n  %s\n? [y/N] ' "$1" "$2"
  read -r answer
  case $answer in [Yy]*) ;; *) return 1 ;; esac
}

install_with_apt() {
  as_root apt-get update -qq || true
  known=''
  for package in $1; do # not every system has all of them
    if apt-cache show "$package" >/dev/null 2>&1; then known="$known $package"; fi
  done
  # shellcheck disable=SC2086 # a list of words
  as_root env DEBIAN_FRONTEND=noninteractive \
    apt-get install -y -qq --no-install-recommends $known >"$root/.build/apt.log" 2>&1 ||
    tail -n 5 "$root/.build/apt.log" >&2
}

offer() { # offer WHY: the packages noted, which are fewer afterwards, or the line to type
  apt=${apt# } brew=${brew# }
  sudo=''
  [ "$(id -u)" = 0 ] || sudo='sudo '
  if has apt-get; then
    words="${sudo}apt-get install --no-install-recommends $apt"
    if agrees "$1" "$words"; then install_with_apt "$apt"; return; fi
  elif has brew; then
    [ -n "$brew" ] || return 0
    words="brew install $brew"
    # shellcheck disable=SC2086 # a list of words
    if agrees "$1" "$words"; then brew install $brew || true; return; fi
  else
    words="what installs these on your system (Debian's names): $apt"
  fi
  echo "$1 Type: $words" >&2
  remedy="To run what needs a program, type: $words"
}

make_venv() {
  wanted=$root/Scripts/test-requirements.txt
  venv=$root/.build/venv
  if [ -n "${PYTHON:-}" ] || cmp -s "$wanted" "$venv/installed.txt" || ! has_venv; then return; fi
  echo "Setting up .build/venv with what the tests use of Python"
  { [ -x "$venv/bin/pip" ] || python3 -m venv "$venv"; } >"$root/.build/pip.log" 2>&1 &&
    "$venv/bin/pip" install --disable-pip-version-check -r "$wanted" >>"$root/.build/pip.log" 2>&1 &&
    cp "$wanted" "$venv/installed.txt" ||
    echo "pip failed (.build/pip.log). Tests that need its packages are skipped." >&2
}

# --- what is needed

if ! has swift; then
  echo "Swift 6.3 or newer is missing: install it from swift.org, then run this again." >&2
  exit 1
fi
mkdir -p "$root/.build"

need libsqlite3-dev sqlite3 has_sqlite
if [ -n "$apt" ]; then
  offer 'The SQLite headers are missing.'
  has_sqlite || exit 1
fi

apt='' brew=''
case $for_what in
  build) ;;
  test) need_for_tests ;;
  counts) need_for_counts ;;
  release) need_for_release ;;
  *)
    echo "usage: check-tools.sh [test|counts|release]" >&2
    exit 2
    ;;
esac
remedy=''
if [ -n "$apt" ]; then offer 'Without some programs their tests are skipped.'; fi
printf '%s' "${remedy:+$remedy
}" >"$root/.build/remedy" # test.sh ends with it
if [ "$for_what" != build ]; then make_venv; fi
