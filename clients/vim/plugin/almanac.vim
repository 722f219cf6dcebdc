vim9script noclear
# Commands only: no map, no process, no request until one of them is used.
if exists('g:loaded_almanac') || !has('channel') || !has('patch-9.0.0')
  finish
endif
g:loaded_almanac = true

command -nargs=* -complete=customlist,almanac#Complete Almanac almanac#Command(<q-args>)
command -nargs=* -bang -complete=customlist,almanac#CompletePlace AlmanacPlace
      \ almanac#Place(<q-args>, <bang>false)

nnoremap <Plug>(almanac) <Cmd>Almanac<CR>

highlight default link AlmanacStatus StatusLine
highlight default link AlmanacEstimate StatusLineNC
highlight default link AlmanacStale StatusLineNC

augroup almanac
  autocmd!
  autocmd BufReadCmd almanac://forecast almanac#Read()
  autocmd FocusGained,VimResume * {
    if exists('*almanac#Wake')
      almanac#Wake()
    endif
  }
  # Vim 9.0.0 does not tell of a single window.
  const RESIZED = exists('##WinResized') ? 'WinResized' : 'VimResized'
  execute $'autocmd {RESIZED} * if exists("*almanac#Fit") | almanac#Fit() | endif'
  autocmd VimLeavePre * {
    if exists('*almanac#Stop')
      almanac#Stop()
    endif
  }
  # The one thing that starts by itself, and only when the vimrc says so.
  autocmd VimEnter * {
    if get(get(g:, 'almanac', {}), 'start', false)
        || get(get(get(g:, 'almanac', {}), 'sun', {}), 'enable', false)
      almanac#Start()
    endif
  }
augroup END
