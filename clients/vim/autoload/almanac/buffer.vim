vim9script
# The forecast buffer, `almanac://forecast`. Reading it again (:edit) asks again.

import autoload './client.vim'
import autoload './page.vim'

const NAME = 'almanac://forecast'

var place: any = null
# By their methods.
var parts: dict<any> = {}
var trouble = ''
var running: dict<any> = {}
# The columns that it was last asked for.
var columns = 0

def Number(): number
  return bufnr($'^{NAME}$')
enddef

export def Shown(): bool
  return bufwinid(Number()) != -1
enddef

for [group, link] in items(page.LINKS)
  execute 'highlight default link' group link
  prop_type_add(group, {highlight: group})
endfor

def Color(buffer: number, styled: list<any>)
  prop_clear(1, len(styled), {bufnr: buffer})
  for row in range(len(styled))
    var column = 1
    for [text, group] in styled[row]
      if !empty(group) && !empty(text)
        prop_add(row + 1, column, {length: len(text), type: group, bufnr: buffer})
      endif
      column += len(text)
    endfor
  endfor
enddef

def Draw()
  const buffer = Number()
  if buffer == -1 || !bufloaded(buffer)
    return
  endif
  const styled = page.Styled(place, parts, trouble)
  const lines = page.Lines(styled)
  setbufvar(buffer, '&modifiable', true)
  setbufline(buffer, 1, lines)
  deletebufline(buffer, len(lines) + 1, '$')
  setbufvar(buffer, '&modifiable', false)
  setbufvar(buffer, '&modified', false)
  Color(buffer, styled)
  # A callback's change of the text is not on the screen by itself.
  if Shown()
    redraw
  endif
enddef

# Opens the buffer beside what is open; its own reading asks the server.
export def Open()
  if Shown()
    win_gotoid(bufwinid(Number()))
    edit
  else
    execute 'split' NAME
    # Notes and errors are as long as they are.
    setlocal wrap linebreak breakindent
    nnoremap <buffer> <nowait> q <Cmd>close<CR>
    nnoremap <buffer> <nowait> r <Cmd>edit<CR>
  endif
enddef

# The columns that its window has for text; 80 without a window.
def WantedColumns(): number
  const info = get(getwininfo(bufwinid(Number())), 0, {width: 80, textoff: 0})
  return min([max([info.width - info.textoff, 24]), 100])
enddef

# Asks for everything in it. Parts are drawn as they come.
export def Read(days: number, icons: string)
  const buffer = Number()
  if buffer == -1
    return
  endif
  setbufvar(buffer, '&buftype', 'nofile')
  setbufvar(buffer, '&swapfile', false)
  setbufvar(buffer, '&buflisted', false)
  setbufvar(buffer, '&filetype', 'almanac')
  trouble = client.state == 'failed' ? client.failure : ''
  Draw()
  if !empty(running)
    client.Cancel(running)
  endif
  columns = WantedColumns()
  const params = {
    parts: page.Calls(days),
    text: {style: 'styled', columns: columns, icons: icons},
    partialResultToken: 'almanac-page',
  }
  running = client.Request('weather.overview', params, (problem, result) => {
    running = {}
    if !empty(problem)
      trouble = page.Reason(problem)
    else
      trouble = ''
      place = result.place
      parts = {}
      for part in result.parts
        parts[part.method] = part
      endfor
    endif
    Draw()
  })
enddef

# Whether its window is as wide as when it was asked for.
export def Fits(): bool
  return WantedColumns() == columns
enddef

# Takes a part of the overview; a value that is known stays until there is another, or another
# place.
export def Take(part: dict<any>)
  if has_key(part, 'value') || !has_key(get(parts, part.method, {}), 'value')
    if type(get(part, 'value')) == v:t_dict && has_key(part.value, 'place')
      const other = part.value.place
      if place != null && get(place, 'id', '') != get(other, 'id', '')
        parts = {}
      endif
      place = other
    endif
    parts[part.method] = part
    Draw()
  endif
enddef

# Shows how the server is.
export def Server(state: string, failure: string)
  if state == 'waiting'
    trouble = $'lost, is being started again ({failure})'
  elseif state == 'failed'
    trouble = failure
  elseif state == 'ready'
    trouble = ''
  endif
  Draw()
enddef
