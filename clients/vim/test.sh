#!/bin/sh
# The Vim plugin: its help file, then tests against transcripts and the built server.
cd "$(dirname "$0")" || exit 1
vim=''
for candidate in "${VIM_PROGRAM:-vim}" vim.nox vim.basic; do
  command -v "$candidate" >/dev/null 2>&1 || continue
  if "$candidate" --version | grep -q '+channel' && "$candidate" --version | grep -q '+vim9script'; then
    vim=$candidate
    break
  fi
done
[ -n "$vim" ] || { echo "skip vim: Vim 9 with +channel is missing"; exit 77; }
python=${PYTHON:-python3}
command -v "$python" >/dev/null 2>&1 || { echo "skip vim: python3 is missing"; exit 77; }
# Vim reads the terminal even here, and is stopped where that is not its own.
in_terminal() { "$python" ../terminal.py 1200 "$@"; }
scratch=$(mktemp -d) || exit 1
trap 'rm -rf "$scratch"' EXIT
failed=0
cp -R doc "$scratch/doc"
in_terminal "$vim" -es -u NONE -i NONE -c "helptags $scratch/doc" -c 'qall!' || failed=1
[ -s "$scratch/doc/tags" ] || { echo "vim: no help tags"; failed=1; }
if command -v tmux >/dev/null 2>&1; then
  sh tests/widths.sh "$scratch" "$vim" -u NONE -i NONE -N || failed=1
else
  echo "skip vim widths: tmux is missing"
fi
XDG_CACHE_HOME=$scratch in_terminal \
  "$vim" -es -u NONE -i NONE -N --cmd 'set rtp^=.' -S tests/run.vim | tee "$scratch/said"
tail -n 1 "$scratch/said" | grep -q '^[1-9][0-9]* tests, 0 failed$' || failed=1
exit $failed
