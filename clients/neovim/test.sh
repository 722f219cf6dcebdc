#!/bin/sh
# The Neovim plugin: its help file, then tests against transcripts and the built server.
cd "$(dirname "$0")" || exit 1
command -v nvim >/dev/null 2>&1 || { echo "skip neovim: nvim is missing"; exit 77; }
scratch=$(mktemp -d) || exit 1
trap 'rm -rf "$scratch"' EXIT
failed=0
cp -R doc "$scratch/doc"
timeout 120 nvim --headless --clean -c "helptags $scratch/doc" -c 'qa!' || failed=1
[ -s "$scratch/doc/tags" ] || { echo "neovim: no help tags"; failed=1; }
XDG_CACHE_HOME=$scratch XDG_STATE_HOME=$scratch XDG_DATA_HOME=$scratch \
  timeout 1200 nvim --headless --clean --cmd 'set rtp^=.' -c 'luafile tests/run.lua' || failed=1
exit $failed
