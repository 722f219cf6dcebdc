#!/bin/sh
# Whether an editor and the terminal it runs in agree how wide each symbol is: the editor puts a mark
# behind ten of them, where it thinks that is, and tmux says what stands there.
# widths.sh FOLDER EDITOR OPTION...
set -u
scratch=$1
shift
mkdir -p "$scratch/tmux"
export TMUX_TMPDIR="$scratch/tmux" LC_ALL=C.UTF-8 TERM=xterm-256color
cat >"$scratch/widths.vim" <<'VIM'
set encoding=utf-8 nowrap noruler noshowcmd shortmess+=I
scriptencoding utf-8
" The server's `plain` icons (Sources/AlmanacServer/StatusLine/StatusGlyphs.swift), its marks and
" what it draws with.
let g:symbols = split('☀☾☼☁≋☂∗❄↯≈·━█▌░↑↗→↘↓↙←↖▲…–', '\zs')
call setline(1, map(copy(g:symbols), {_, symbol -> repeat(symbol, 10) .. '|'}))
redraw
for line in range(1, len(g:symbols))
  call cursor(line, col([line, '$']) - 1)
  execute "normal! r#"
  redraw
endfor
call writefile(map(copy(g:symbols), {_, symbol -> repeat(symbol, 10) .. '#'}), $WANTED)
VIM
WANTED=$scratch/wanted; export WANTED
rm -f "$WANTED"
editor=$1
shift
tmux -u -f /dev/null new-session -d -x 60 -y 40 "$editor" -n "$@" -S "$scratch/widths.vim" || exit 1
tries=0
until [ -s "$WANTED" ] || [ $tries -gt 600 ]; do tries=$((tries + 1)); sleep 0.1; done
lines=$(wc -l <"$WANTED")
tries=0
# The editor has written all; the terminal may still be reading.
until tmux capture-pane -p | head -n "$lines" | cmp -s - "$WANTED" || [ $tries -gt 100 ]; do
  tries=$((tries + 1))
  sleep 0.1
done
tmux capture-pane -p | head -n "$lines" | diff "$WANTED" - && [ "$lines" -gt 5 ]
code=$?
tmux kill-server
[ $code = 0 ] && echo "ok $editor and its terminal agree how wide each symbol is"
exit $code
