#!/bin/sh
# usage: uninstall.sh DESTDIR PREFIX
set -eu
root=$1$2
share=$root/share
rm -f "$root/bin/almanac" "$share/man/man1/almanac.1" "$share/man/man5/almanac-config.5" \
  "$share/man/man7/almanac-protocol.7" "$share/bash-completion/completions/almanac" \
  "$share/zsh/site-functions/_almanac" "$share/fish/vendor_completions.d/almanac.fish"
rm -rf "$share/almanac" "$share/doc/almanac"
echo "removed from $root; your own data stays (see the README's section on privacy)"
