#!/bin/sh
# A Debian package. The same program gives the same bytes (see dist.sh).
# usage: deb.sh VERSION BINARY FOLDER
set -eu
version=$1
binary=$2
folder=$3
SOURCE_DATE_EPOCH=${SOURCE_DATE_EPOCH:-$(git log -1 --format=%ct 2>/dev/null || echo 0)}
export SOURCE_DATE_EPOCH
fact() { PYTHONPATH=Scripts python3 -B -c "import sys, wheel; print($1)" "$binary"; }
summary=$(fact 'wheel.summary()')
glibc=2.$(fact 'wheel.glibc(open(sys.argv[1], "rb").read())')
# The owner, or of a package for oneself who makes it.
maintainer=${MAINTAINER:-$(sed -n 's/^MAINTAINER=//p' packaging/owner.conf)}
: "${maintainer:=$(git config user.name) <$(git config user.email)>}"
case $maintainer in
  *[!\ ]*' <'*@*.*'>') ;;
  *)
    echo "Whose package is it? Set MAINTAINER, or in packaging/owner.conf, to: Name <address>" >&2
    exit 1
    ;;
esac

stage=$(mktemp -d)
trap 'rm -rf "$stage"' EXIT
root=$stage/root
doc=$root/usr/share/doc/almanac
sh Scripts/install.sh "$root" /usr "$binary" >/dev/null
rm "$root/usr/share/almanac/uninstall.sh" # dpkg removes it
mkdir -p "$root/usr/share/zsh/vendor-completions"
mv "$root/usr/share/zsh/site-functions/_almanac" "$root/usr/share/zsh/vendor-completions/"
rmdir "$root/usr/share/zsh/site-functions"
{ cat LICENSE && echo && cat NOTICE; } >"$doc/copyright"
rm "$doc/LICENSE" "$doc/NOTICE"
mv "$doc/CHANGELOG.md" "$doc/changelog"
cat >"$doc/changelog.Debian" <<CHANGELOG
almanac ($version-1) unstable; urgency=medium

  * See changelog.gz.

 -- $maintainer  $(date -uRd "@$SOURCE_DATE_EPOCH")
CHANGELOG
find "$root/usr/share/man" "$doc"/changelog* -type f -exec gzip -9n {} +

mkdir "$root/DEBIAN"
cat >"$root/DEBIAN/control" <<CONTROL
Package: almanac
Version: $version-1
Architecture: $(dpkg --print-architecture)
Maintainer: $maintainer
Section: science
Priority: optional
Installed-Size: $(du -ks --apparent-size "$root/usr" | cut -f1)
Depends: libc6 (>= $glibc)
Recommends: libcurl4, tzdata
Suggests: nodejs, python3, python3-pil
Description: $summary
 Editors, scripts and GUIs start it as a child process and speak JSON-RPC over
 its stdin and stdout. It has a command line and an MCP server, too.
CONTROL
chmod -R u=rwX,go=rX "$root"
chmod a+x "$root/usr/share/almanac/clients/vscode/build.sh"
mkdir -p "$folder"
dpkg-deb --root-owner-group --build "$root" "$folder" | sed -n "s/.* in '\\(.*\\)'.*/\\1/p"
