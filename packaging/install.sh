#!/bin/sh
# Installs Almanac below a folder of yours, without root. What is downloaded must be signed with the
# release key, and its checksum must be the signed one; otherwise nothing is installed.
# usage: install.sh [--prefix FOLDER] [--version VERSION] [--dry-run]
#                   [--from URL-OR-FOLDER] [--key PUBLIC-KEY]
set -eu

# Filled in when a release is made.
repository='@REPOSITORY@'
version='@VERSION@'
key='@PUBLIC_KEY@'
prefix=${HOME:-}/.local
from=''
dry_run=''

say() { printf '%s\n' "$*"; }
fail() { printf 'install.sh: %s\n' "$*" >&2; exit 1; }
has() { command -v "$1" >/dev/null 2>&1; }

read_options() {
  while [ $# -gt 0 ]; do
    case $1 in
      --dry-run) dry_run=1; shift; continue ;;
      --help | -h)
        say 'usage: install.sh [--prefix FOLDER] [--version VERSION] [--dry-run]'
        say '                  [--from URL-OR-FOLDER] [--key PUBLIC-KEY]'
        exit 0
        ;;
      --prefix | --version | --from | --key) ;;
      *) fail "unknown option $1" ;;
    esac
    [ -n "${2:-}" ] || fail "$1 needs a value"
    case $1 in
      --prefix) prefix=$2 ;;
      --version) version=$2 ;;
      --from) from=$2 ;;
      --key) key=$2 ;;
    esac
    shift 2
  done
  case $key in @*) key='' ;; esac
  [ -n "$key" ] || fail 'this copy knows no release key: give --key'
  # The version becomes part of a file name and of an address.
  case $version in
    '' | @*) fail 'this copy knows no version: give --version' ;;
    *[!0-9A-Za-z.+-]*) fail "$version is no version" ;;
  esac
  case $prefix in
    /.local) fail 'HOME is not set: give --prefix' ;;
    /*) ;;
    *) prefix=$PWD/$prefix ;;
  esac
  if [ -z "$from" ]; then
    case $repository in '' | @*) fail 'this copy knows no address: give --from' ;; esac
    from=$repository/releases/download/v$version
  fi
}

platform() {
  case $(uname -s) in
    Linux) system=linux ;;
    Darwin) system=darwin ;;
    *) fail "there is no build for $(uname -s)" ;;
  esac
  if [ "$system" = linux ] && ! ls /lib*/ld-linux-* >/dev/null 2>&1; then
    fail 'there is no build for a Linux without glibc'
  fi
  case $(uname -m) in
    x86_64 | amd64) machine=x86_64 ;;
    aarch64 | arm64) if [ "$system" = darwin ]; then machine=arm64; else machine=aarch64; fi ;;
    *) fail "there is no build for $(uname -m)" ;;
  esac
  name=almanac-$version-$system-$machine
}

fetch() { # fetch FILE: into the work folder
  case $from in
    https://*) secure=1 ;;
    http://127.0.0.1[:/]* | http://localhost[:/]* | http://\[::1\]*) secure='' ;;
    *://*) fail "$from is neither https nor on this machine" ;;
    *) cp "$from/$1" "$work/$1" || fail "cannot read $from/$1"; return ;;
  esac
  if has curl; then
    curl -fsSL ${secure:+--proto '=https' --tlsv1.2} -o "$work/$1" "$from/$1"
  elif has wget; then
    wget -q -O "$work/$1" "$from/$1"
  else
    fail 'curl or wget is needed'
  fi || fail "cannot download $from/$1"
}

# minisign's format by openssl 3: BLAKE2b-512 of the file, signed with Ed25519; then signature and
# trusted comment, signed once more. https://jedisct1.github.io/minisign/#signature-format
bytes() { dd if="$1" bs=1 skip="$2" count="$3" 2>/dev/null; }
signed() { # signed MESSAGE SIGNATURE
  openssl pkeyutl -verify -pubin -keyform DER -inkey "$work/key.der" -rawin -in "$1" -sigfile "$2" \
    >/dev/null 2>&1
}
verify_by_openssl() {
  printf '%s' "$key" | openssl base64 -d -A >"$work/key"
  sed -n 2p "$work/SHA256SUMS.minisig" | openssl base64 -d -A >"$work/signature"
  sed -n 4p "$work/SHA256SUMS.minisig" | openssl base64 -d -A >"$work/signature2"
  [ "$(wc -c <"$work/key")" -eq 42 ] && [ "$(wc -c <"$work/signature")" -eq 74 ] || return 1
  [ "$(bytes "$work/key" 0 2)" = Ed ] && [ "$(bytes "$work/signature" 0 2)" = ED ] || return 1
  bytes "$work/key" 2 8 >"$work/id"
  bytes "$work/signature" 2 8 | cmp -s - "$work/id" || return 1
  { printf '\060\052\060\005\006\003\053\145\160\003\041\000' && bytes "$work/key" 10 32; } \
    >"$work/key.der"
  bytes "$work/signature" 10 64 >"$work/signature1"
  openssl dgst -blake2b512 -binary "$work/SHA256SUMS" >"$work/hash" || return 1
  comment=$(sed -n '3s/^trusted comment: //p' "$work/SHA256SUMS.minisig")
  { cat "$work/signature1" && printf '%s' "$comment"; } >"$work/commented"
  signed "$work/hash" "$work/signature1" && signed "$work/commented" "$work/signature2"
}

verify() {
  if has minisign; then
    comment=$(minisign -VQ -P "$key" -m "$work/SHA256SUMS" -x "$work/SHA256SUMS.minisig" 2>&1)
  elif has openssl && openssl pkeyutl -help 2>&1 | grep -q rawin; then
    verify_by_openssl
  else
    fail 'minisign or openssl 3 is needed to verify the signature'
  fi || fail 'SHA256SUMS is not signed with the release key'
  [ "$comment" = "almanac $version" ] || fail "the signature is of $comment, not of almanac $version"

  expected=$(awk -v name="$name.tar.gz" '$2 == name { print $1 }' "$work/SHA256SUMS")
  [ "${#expected}" -eq 64 ] || fail "there is no build for this machine: SHA256SUMS lacks $name.tar.gz"
  fetch "$name.tar.gz"
  if has sha256sum; then actual=$(sha256sum <"$work/$name.tar.gz"); else
    actual=$(shasum -a 256 <"$work/$name.tar.gz")
  fi
  [ "${actual%% *}" = "$expected" ] || fail "$name.tar.gz does not have the signed checksum"
}

install() {
  tar -C "$work" -xzf "$work/$name.tar.gz"
  # What does not run here must not take the place of what does.
  said=$("$work/$name/bin/almanac" --version 2>&1) || fail "the program does not run here: $said"
  mkdir -p "$prefix/bin" || fail "cannot write to $prefix"
  rm -rf "$prefix/share/almanac"
  # A running program cannot be overwritten, but another may take its name.
  mv "$work/$name/bin/almanac" "$prefix/bin/.almanac.new"
  mv "$prefix/bin/.almanac.new" "$prefix/bin/almanac"
  cp -R "$work/$name/share" "$prefix/"
}

main() {
  read_options "$@"
  platform
  say "Almanac $version for $system-$machine, from $from, to $prefix"
  if [ -n "$dry_run" ]; then
    say "would download SHA256SUMS, SHA256SUMS.minisig and $name.tar.gz"
    say "would verify the signature with the key $key, then the checksum"
    say "would write $prefix/bin/almanac and, below $prefix/share, man pages, completions and clients"
    exit 0
  fi
  work=$(mktemp -d)
  trap 'rm -rf "$work"' EXIT
  trap 'exit 1' HUP INT TERM
  fetch SHA256SUMS
  fetch SHA256SUMS.minisig
  verify
  say 'verified: the signature and the checksum'
  install
  say "installed: $said"
  say "to remove it: sh $prefix/share/almanac/uninstall.sh '' $prefix"
  case ":${PATH:-}:" in
    *":$prefix/bin:"*) ;;
    *) say "$prefix/bin is not on your PATH; add: export PATH=\"$prefix/bin:\$PATH\"" ;;
  esac
}

# At the very end: of a download that broke off, nothing runs.
main "$@"
