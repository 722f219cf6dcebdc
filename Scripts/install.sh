#!/bin/sh
# usage: install.sh DESTDIR PREFIX BINARY
set -eu
root=$1$2
binary=$3
share=$root/share

install -d "$root/bin" "$share/man/man1" "$share/man/man5" "$share/man/man7" "$share/almanac" \
  "$share/bash-completion/completions" "$share/zsh/site-functions" "$share/fish/vendor_completions.d" \
  "$share/doc/almanac"
install -m 755 "$binary" "$root/bin/almanac"
"$binary" completions bash >"$share/bash-completion/completions/almanac"
"$binary" completions zsh >"$share/zsh/site-functions/_almanac"
"$binary" completions fish >"$share/fish/vendor_completions.d/almanac.fish"
"$binary" manual almanac.1 >"$share/man/man1/almanac.1"
"$binary" manual almanac-config.5 >"$share/man/man5/almanac-config.5"
"$binary" manual almanac-protocol.7 >"$share/man/man7/almanac-protocol.7"
install -m 644 README.md NOTICE LICENSE CHANGELOG.md "$share/doc/almanac/"
rm -rf "$share/almanac/clients"
cp -R clients "$share/almanac/clients"
find "$share/almanac/clients" \( -name __pycache__ -o -name node_modules -o -name .venv -o -name .build -o -name '*.egg-info' \
  -o -iname test -o -iname tests -o -name test.sh -o -name run-tests.sh -o -name terminal.py -o -name '*-test.el' -o -name 'test_*.py' \
  -o -path '*/mcp/app' -o -path '*/mcp/conformance' -o -path '*/mcp/*.py' \
  -o -name peers -o -name transcripts -o -name laws -o -name mypy.ini -o -name .pytest_cache -o -name .gitignore \) \
  -prune -exec rm -rf {} +
install -m 644 Scripts/uninstall.sh "$share/almanac/"
echo "installed below $root"
