#!/bin/sh
# Tests the packages in dist as their users get them: each is installed into a place of its own, and
# runs there. Makes nothing, and needs the tools that it names.
# usage: test-release.sh VERSION [FOLDER]
set -eu
version=$1
dist=$(CDPATH='' cd -- "${2:-dist}" && pwd)
scripts=$(CDPATH='' cd -- "$(dirname -- "$0")" && pwd)
root=$(dirname -- "$scripts")
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
. "$scripts/checks.sh"
quietly() { "$@" >"$folder/said" 2>&1 || { cat "$folder/said"; return 1; }; }
runs() { "$@" --version --verbose 2>&1 | grep -q "^almanac $version "; }
machine=$(uname -m)

# --- the tarball, and what a debugger needs
mkdir "$folder/tar"
tar -C "$folder/tar" --strip-components=1 -xzf "$dist/almanac-$version-linux-$machine.tar.gz"
check 'tarball: it runs' runs "$folder/tar/bin/almanac"
check 'tarball: it needs libc and libm alone' sh -c '! ldd "$1" |
  grep -vE "linux-vdso|/ld-linux|lib(c|m)\.so"' - "$folder/tar/bin/almanac"
build_id() { readelf -n "$1" 2>/dev/null | sed -n 's/.*Build ID: //p'; }
symbols=$dist/almanac-$version-linux-$machine.debug.gz
if [ -f "$symbols" ]; then
  gzip -dc "$symbols" >"$folder/almanac.debug"
  check 'symbols: they are those of the program' \
    test "$(build_id "$folder/almanac.debug")" = "$(build_id "$folder/tar/bin/almanac")"
  check 'symbols: they name functions and lines' sh -c 'readelf -S "$1" 2>/dev/null | grep -q "\.debug_line" &&
    readelf -sW "$1" 2>/dev/null | grep -q " FUNC .* main$"' - "$folder/almanac.debug"
  check 'symbols: the program has none' sh -c '! readelf -SW "$1" | grep -qE "\.(symtab|debug_)"' - \
    "$folder/tar/bin/almanac"
else
  check 'symbols: they are there' false
fi

# --- the wheel
wheel=$(echo "$dist"/almanac_server-"$version"-*.whl)
if "$python" -c 'import auditwheel, twine' 2>/dev/null; then
  tag=$(basename "$wheel" .whl | sed 's/.*-py3-none-//')
  check "wheel: auditwheel gives it the tag $tag" sh -c '"$1" -m auditwheel show "$2" |
    tr "\n" " " | grep -q "following platform tag: *\"$3\""' - "$python" "$wheel" "$tag"
  check 'wheel: twine takes it' quietly "$python" -m twine check --strict "$wheel"
else
  echo 'skip auditwheel and twine: pip install auditwheel twine'
fi
python3 -m venv "$folder/venv"
check 'wheel: pip installs it' quietly "$folder/venv/bin/pip" install -q --no-index "$wheel"
check 'wheel: it runs' runs "$folder/venv/bin/almanac"

# --- the Debian package
deb=$(echo "$dist"/almanac_"$version"-*.deb)
if command -v lintian >/dev/null 2>&1; then
  check 'deb: lintian has nothing to say' quietly lintian --allow-root --fail-on error,warning,info \
    --suppress-tags initial-upload-closes-no-bugs "$deb"
else
  echo 'skip lintian: it is missing'
fi
if command -v mmdebstrap >/dev/null 2>&1 && [ "$(id -u)" = 0 ]; then
  . /etc/os-release
  quietly mmdebstrap --variant=apt "$VERSION_CODENAME" "$folder/system"
  cp "$deb" "$folder/system/root/"
  within() { chroot "$folder/system" env DEBIAN_FRONTEND=noninteractive "$@"; }
  (cd "$folder/system" && find usr etc -type f) | sort >"$folder/before"
  check 'deb: apt installs it in a system of its own' quietly within apt-get install -y \
    --no-install-recommends "/root/$(basename "$deb")"
  mount -t proc proc "$folder/system/proc"
  check 'deb: it runs there' runs within almanac
  check 'deb: it computes there' sh -c 'chroot "$1" almanac call sun.times --param place=Lisbon |
    grep -q sunset' - "$folder/system"
  umount "$folder/system/proc"
  check 'deb: apt removes it' quietly within apt-get purge -y almanac
  (cd "$folder/system" && find usr etc -type f) | sort >"$folder/after"
  check 'deb: and nothing stays' cmp "$folder/before" "$folder/after"
else
  echo 'skip the chroot: it needs mmdebstrap, and root'
fi
exit "$failed"
