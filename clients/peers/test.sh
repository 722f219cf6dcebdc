#!/bin/sh
# A whole session by each client that we did not write. 77: a client or the server is missing.
cd "$(dirname "$0")" || exit 1
python=${PYTHON:-python3}
failed=0 skipped=0
[ -n "${ALMANAC:-}" ] || { echo "skip peers: ALMANAC is not set"; exit 77; }
PEER_WORLD=$PWD/world.py
export PEER_WORLD

if command -v nvim >/dev/null 2>&1; then
  timeout 900 "$python" world.py run nvim --headless --clean -c 'luafile neovim.lua' || failed=1
else
  echo "skip peers neovim: nvim is missing"
  skipped=1
fi
if "$python" -c 'import pygls' 2>/dev/null; then
  timeout 900 "$python" world.py run "$python" pygls_peer.py || failed=1
else
  echo "skip peers pygls: pip install pygls"
  skipped=1
fi
[ $failed = 0 ] || exit 1
[ $skipped = 0 ] || exit 77
