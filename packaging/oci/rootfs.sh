#!/bin/sh
# Assembles the root of a container: the program, what the loader needs for it and for libcurl,
# certificates and time zones. It takes the libraries of the system it runs on.
# usage: rootfs.sh TARBALL FOLDER
set -eu
tarball=$1
root=$2
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT

mkdir -p "$root/usr/bin" "$root/usr/share/doc" "$root/etc/ssl/certs" "$root/home/almanac"
tar -C "$work" --strip-components=1 -xzf "$tarball"
cp "$work/bin/almanac" "$root/usr/bin/"
cp -R "$work/share/doc/almanac" "$root/usr/share/doc/"

libcurl=$(ldconfig -p | sed -n 's/.*libcurl\.so\.4 .* => //p' | head -n1)
[ -n "$libcurl" ] || { echo 'rootfs.sh: libcurl.so.4 is missing' >&2; exit 1; }
# The resolver's parts are loaded by name; new ones are within libc.
resolver=$(ldconfig -p | sed -n 's/.*libnss_\(dns\|files\)\.so\.2 .* => //p')
# shellcheck disable=SC2086 # one path a word
{
  echo "$libcurl"
  for library in $resolver; do echo "$library"; done
  for binary in "$work/bin/almanac" "$libcurl" $resolver; do
    ldd "$binary" | sed -n 's/.* => \(\/[^ ]*\) .*/\1/p; s/^[[:space:]]*\(\/[^ ]*\) .*/\1/p'
  done
} | LC_ALL=C sort -u | while IFS= read -r library; do
  # Where the loader looks, whatever folder this system keeps it in.
  mkdir -p "$root$(dirname "$library")"
  cp -L "$library" "$root$library"
done

cp -L /etc/ssl/certs/ca-certificates.crt "$root/etc/ssl/certs/"
cp -RL /usr/share/zoneinfo "$root/usr/share/"
echo 'almanac:x:65532:65532::/home/almanac:/sbin/nologin' >"$root/etc/passwd"
echo 'almanac:x:65532:' >"$root/etc/group"
echo 'hosts: files dns' >"$root/etc/nsswitch.conf"
chown 65532:65532 "$root/home/almanac" 2>/dev/null || true
