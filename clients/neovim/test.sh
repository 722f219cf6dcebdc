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
# What the README says to install: then the help is found.
mkdir -p "$scratch/home" "$scratch/copy/clients"
cp -R . "$scratch/copy/clients/neovim"
awk '/^## /{here = $2 == "Install"} /^[^a-z ]+sh$/{code = here; next} /^[^a-z ]+$/{code = 0} code' \
  README.md >"$scratch/install.sh"
[ -s "$scratch/install.sh" ] || { echo "neovim: the README says nothing to install"; failed=1; }
(
  HOME=$scratch/home
  export HOME
  unset XDG_DATA_HOME XDG_CONFIG_HOME XDG_STATE_HOME XDG_CACHE_HOME
  cd "$scratch/copy" && timeout 120 sh -e "$scratch/install.sh" &&
    timeout 120 nvim --headless -c 'help almanac-options' \
      -c 'call writefile([expand("%:t"), getline(".")], expand("~/found"))' -c 'qa!'
) || failed=1
if ! grep -q '^almanac.txt' "$scratch/home/found" ||
  ! grep -q almanac-options "$scratch/home/found"; then
  echo "neovim: no help after the installation"
  failed=1
fi
# The lines for plugin managers: what each of them does with a clone of the repository.
awk '/^```/{code = 0} code{print} /^```lua/{code = 1}' README.md |
  awk '/^-- lazy/{on = 1} on{print} on && /^}$/{exit}' >"$scratch/lazy.lua"
cat >"$scratch/managed.lua" <<LUA
local spec = loadstring('return ' .. table.concat(vim.fn.readfile('$scratch/lazy.lua'), '\\n'))()
spec.config({ dir = '$scratch/copy' })
vim.cmd('help almanac-options')
local client = require('almanac').inspect().client
vim.fn.writefile({
  vim.fn.expand('%:t'), client and client.state or 'none', vim.fn.exists(':AlmanacPlace'),
}, '$scratch/managed')
LUA
ALMANAC=/nowhere/almanac timeout 120 nvim --headless --clean -c "luafile $scratch/managed.lua" \
  -c 'qa!' 2>/dev/null || failed=1
[ "$(cat "$scratch/managed" 2>/dev/null)" = "almanac.txt
failed
2" ] || { echo "neovim: the README's line for lazy.nvim does not work"; failed=1; }
sed -n "s/.*'REPOSITORY'.*rtp'*[:=] *'\([^']*\)'.*/\1/p; \
  s/.*'REPOSITORY', rtp = '\([^']*\)'.*/\1/p" README.md ../vim/README.md >"$scratch/folders"
[ -s "$scratch/folders" ] || { echo "neovim: no README names a folder"; failed=1; }
while read -r folder; do
  [ -d "../../$folder/plugin" ] || { echo "neovim: $folder is no plugin"; failed=1; }
done <"$scratch/folders"
if command -v tmux >/dev/null 2>&1; then
  sh ../vim/tests/widths.sh "$scratch" nvim --clean || failed=1
else
  echo "skip neovim widths: tmux is missing"
fi
XDG_CACHE_HOME=$scratch XDG_STATE_HOME=$scratch XDG_DATA_HOME=$scratch \
  timeout 1200 nvim --headless --clean --cmd 'set rtp^=.' -c 'luafile tests/run.lua' || failed=1
exit $failed
