#!/bin/sh
# Tests what the make targets call: each case runs in a folder of its own with doubles of the tools.
set -eu
scripts=$(CDPATH='' cd -- "$(dirname -- "$0")" && pwd)
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
. "$scripts/checks.sh"

is_empty() { [ -z "$(find "$1" -mindepth 1 2>/dev/null)" ]; }

mkdir "$folder/bin"

# --- install and uninstall
double almanac </dev/null
stage=$folder/stage
mkdir "$stage"
(cd "$scripts/.." && sh Scripts/install.sh "$stage" /usr/local "$folder/bin/almanac") >/dev/null
check 'install puts the clients there' test -f "$stage/usr/local/share/almanac/clients/shell/almanac.sh"
find "$stage" -name '*test*' -o -name '*Test*' -o -name '*.io' -o -name '*.bats' >"$folder/tests"
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

# --- the tarball and the wheel
dist() { # dist FOLDER UMASK: makes the tarball of a fresh copy of the project's files
  mkdir "$folder/$1"
  (cd "$scripts/.." && cp -R Scripts clients README.md NOTICE LICENSE CHANGELOG.md "$folder/$1")
  (umask "$2" && cd "$folder/$1" &&
    SOURCE_DATE_EPOCH=1000000000 sh Scripts/dist.sh 9.9.9 "$folder/bin/almanac" out) >/dev/null
}
dist here 022
dist 'another place' 077
check 'the tarball lists its checksum' sh -c 'cd "$1" && sha256sum -c --quiet SHA256SUMS' - \
  "$folder/here/out"
check 'two folders and umasks give the same bytes' \
  cmp "$folder/here/out/SHA256SUMS" "$folder/another place/out/SHA256SUMS"
tar -C "$folder" -xzf "$folder"/here/out/*.tar.gz
check 'the tarball carries the program' test -x "$(echo "$folder"/almanac-9.9.9-*/bin/almanac)"

program=/bin/true
if [ "$(uname -s)" = Linux ] && python3 -c 'import ensurepip' 2>/dev/null; then
  for out in wheel again; do python3 -B "$scripts/wheel.py" 9.9.9 "$program" "$folder/$out"; done \
    >/dev/null
  check 'the same program gives the same wheel' cmp "$folder"/wheel/*.whl "$folder"/again/*.whl
  check 'a program that names no glibc gets no wheel' \
    fails python3 -B "$scripts/wheel.py" 9.9.9 "$folder/bin/almanac" "$folder/none" 2>/dev/null
  check 'a program that needs other libraries gets no wheel' \
    fails python3 -B "$scripts/wheel.py" 9.9.9 "$(command -v git)" "$folder/none" 2>"$folder/said"
  check 'and they are named' grep -q 'needs lib' "$folder/said"
  python3 -m venv "$folder/venv"
  check 'pip installs the wheel without a network' \
    "$folder/venv/bin/pip" install -q --no-index "$folder"/wheel/*.whl
  check 'the installed program is the one given' cmp "$folder/venv/bin/almanac" "$program"
  check 'and it runs' "$folder/venv/bin/almanac"
  "$folder/venv/bin/pip" uninstall -qy almanac-server
  check 'pip removes it' test ! -e "$folder/venv/bin/almanac"
else
  echo 'skip the wheel: it needs Linux and python3-venv'
fi

if command -v dpkg-deb >/dev/null 2>&1 && command -v python3 >/dev/null 2>&1 &&
  [ "$(id -u)" = 0 ]; then
  # In a folder without the owner's words, as somebody with a name or without.
  mkdir "$folder/debian"
  (cd "$scripts/.." && cp -R Scripts clients README.md NOTICE LICENSE CHANGELOG.md packaging "$folder/debian")
  sed -i 's/^MAINTAINER=.*/MAINTAINER=/' "$folder/debian/packaging/owner.conf"
  deb() { (umask "$2" && cd "$folder/debian" && export SOURCE_DATE_EPOCH=1000000000 HOME="$folder" &&
    GIT_CONFIG_NOSYSTEM=1 sh Scripts/deb.sh 9.9.9 "$folder/bin/program" "$folder/$1") >"$folder/said" 2>&1; }
  by() { test "$(dpkg-deb -f "$folder/$1"/*.deb Maintainer)" = "$2"; }
  { cat "$folder/bin/almanac" && echo '# GLIBC_2.17 GLIBC_2.5'; } >"$folder/bin/program"
  chmod +x "$folder/bin/program"
  check 'a Debian package names its maintainer, or is not made' fails deb none 022
  check 'and it says what to type' grep -q 'Set MAINTAINER' "$folder/said"
  printf '[user]\n  name = A Builder\n  email = builder@example.org\n' >"$folder/.gitconfig"
  check 'it is who makes it' deb by-git 022
  check 'by the name that git knows' by by-git 'A Builder <builder@example.org>'
  sed -i 's/^MAINTAINER=/&The Owner <owner@example.org>/' "$folder/debian/packaging/owner.conf"
  deb deb 022
  check 'or the owner' by deb 'The Owner <owner@example.org>'
  deb deb-again 077
  check 'the same program gives the same Debian package' \
    cmp "$folder"/deb/*.deb "$folder"/deb-again/*.deb
  check 'it needs the glibc that the program names' \
    test "$(dpkg-deb -f "$folder"/deb/*.deb Depends)" = 'libc6 (>= 2.17)'
  mkdir -p "$folder/system/var/lib/dpkg/info" "$folder/system/var/lib/dpkg/updates"
  : >"$folder/system/var/lib/dpkg/status"
  packages() { dpkg --root="$folder/system" --force-not-root,depends --force-script-chrootless \
    --log=/dev/null "$@" >"$folder/said" 2>&1; }
  check 'dpkg installs it' packages -i "$folder"/deb/*.deb
  check 'with the program' test -x "$folder/system/usr/bin/almanac"
  check 'and its man pages' test -f "$folder/system/usr/share/man/man7/almanac-protocol.7.gz"
  check 'dpkg removes it' packages -P almanac
  check 'and nothing stays' test ! -e "$folder/system/usr/share/almanac"
else
  echo 'skip the Debian package: it needs dpkg, python3 and root'
fi

# --- the manual
formatted() { # formatted PAGE: without a warning
  "${ALMANAC:-$scripts/../.build/debug/almanac}" manual "$1" >"$folder/$1"
  MANROFFSEQ='' MANWIDTH=80 LC_ALL=C.UTF-8 man --warnings -E UTF-8 -l -Tutf8 -Z "$folder/$1" \
    >/dev/null 2>"$folder/said"
  test ! -s "$folder/said"
}
if command -v man >/dev/null 2>&1 && man --help 2>/dev/null | grep -q -e --warnings; then
  for page in almanac.1 almanac-config.5 almanac-protocol.7; do
    check "man formats $page without a warning" formatted "$page"
  done
else
  echo 'skip the manual: man-db is missing'
fi

# --- what keeps a tree from being released
release() { (cd "$folder/tree" && sh "$scripts/release-check.sh") >"$folder/said" 2>&1; }
tree() {
  rm -rf "$folder/tree"
  (cd "$scripts/.." && tar -cf - VERSION CHANGELOG.md Sources/almanac/Composition.swift \
    protocol-spec/info.json clients/python/src/almanac_client/_version.py \
    clients/node/package.json clients/vscode/package.json packaging/owner.conf) | (mkdir "$folder/tree" &&
    tar -C "$folder/tree" -xf -)
  protocol=$(sed -n 's/^ *"version": *"\([^"]*\)".*/\1/p' "$folder/tree/protocol-spec/info.json" | head -n1)
  mkdir "$folder/tree/protocol-spec/released"
  echo '{}' >"$folder/tree/protocol-spec/released/$protocol.json"
  sed 's/^## Unreleased.*/## Earlier/' "$scripts/../CHANGELOG.md" >"$folder/tree/CHANGELOG.md"
  sed 's/=$/=said/' "$scripts/../packaging/owner.conf" >"$folder/tree/packaging/owner.conf"
}
tree
check 'all manifests of this tree agree' release
echo '## Unreleased' >>"$folder/tree/CHANGELOG.md"
check 'unreleased changes hold a release back' fails release
for broken in VERSION clients/python/src/almanac_client/_version.py clients/node/package.json \
  clients/vscode/package.json Sources/almanac/Composition.swift; do
  tree
  sed 's/\([0-9]\)\.\([0-9]\)\.0/\1.\2.7/' "$folder/tree/$broken" >"$folder/changed"
  cp "$folder/changed" "$folder/tree/$broken"
  check "another version in $broken holds a release back" fails release
done
tree
rm -r "$folder/tree/protocol-spec/released"
check 'a protocol without its copy holds a release back' fails release
tree
echo 'PUBLIC_KEY=' >"$folder/tree/packaging/owner.conf"
check 'a release without a key is held back' fails release
check 'and it says so' grep -q 'does not say PUBLIC_KEY' "$folder/said"

# --- a client alone, for plugin managers
mirror() { (cd "$folder/whole" && sh "$scripts/mirror.sh" "$@") >"$folder/said" 2>&1; }
mirrored() { git -C "$folder/whole" "$@"; }
if command -v git >/dev/null 2>&1; then
  git init -q "$folder/whole"
  mirrored config user.name tester && mirrored config user.email tester@example.com
  (cd "$scripts/.." && tar -cf - VERSION LICENSE clients/neovim) | tar -C "$folder/whole" -xf -
  mirrored add -A && mirrored commit -qm first
  check 'the Neovim plugin gets a branch of its own' mirror neovim
  check 'with its license' mirrored cat-file -e mirror-neovim:LICENSE
  check 'and the plugin at the root' mirrored cat-file -e mirror-neovim:lua/almanac/init.lua
  check 'what has not changed is not committed again' \
    sh -c 'cd "$1" && sh "$2/mirror.sh" neovim | grep -q current' - "$folder/whole" "$scripts"
  echo 'changed' >>"$folder/whole/clients/neovim/README.md"
  mirrored commit -qam second
  check 'a change is' mirror neovim
  check 'on top of what was there' test "$(mirrored rev-list --count mirror-neovim)" = 2
  check 'the work tree is left alone' test -z "$(mirrored status --porcelain)"
  check 'a client that does not exist is named' fails mirror emacs
  check 'by its name' grep -q 'there is no clients/emacs' "$folder/said"
else
  echo 'skip the mirror: git is missing'
fi

# --- what tests leave behind
swift_test() { SWIFT=$folder/bin/swift sh "$scripts/swift-test.sh" >"$folder/said" 2>&1; }
double swift </dev/null
check 'tests that leave nothing pass' swift_test
echo 'touch "$TMPDIR/forgotten"' | double swift
check 'tests that leave a file fail' fails swift_test
check 'and the file is named' grep -q 'tmp/forgotten' "$folder/said"

exit $failed
