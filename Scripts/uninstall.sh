#!/bin/sh
# usage: uninstall.sh DESTDIR PREFIX
set -eu
root=$1$2
share=$root/share
rm -f "$root/bin/almanac" "$share/man/man1/almanac.1" "$share/man/man5/almanac-config.5" \
  "$share/man/man7/almanac-protocol.7" "$share/bash-completion/completions/almanac" \
  "$share/zsh/site-functions/_almanac" "$share/fish/vendor_completions.d/almanac.fish"
rm -rf "$share/almanac" "$share/doc/almanac"
# Folders that nothing else is in; the ones with something in them stay.
for folder in bin share/man/man1 share/man/man5 share/man/man7 share/man \
  share/bash-completion/completions share/bash-completion share/zsh/site-functions share/zsh \
  share/fish/vendor_completions.d share/fish share/doc share; do
  rmdir "$root/$folder" 2>/dev/null || true
done
[ -z "$1" ] || [ ! -d "$root" ] || (cd "$1" && rmdir -p "./${2#/}" 2>/dev/null) || true
echo "removed from $root; your own data stays (see the README's section on privacy)"
