vim9script
# The forecast buffer, `almanac://forecast`. Reading it again (:edit) asks again.

import autoload './client.vim'
import autoload './page.vim'

const NAME = 'almanac://forecast'

var place: any = null
var components: dict<any> = {}
var trouble = ''
var running: dict<any> = {}

def Number(): number
  return bufnr($'^{NAME}$')
enddef

export def Shown(): bool
  return bufwinid(Number()) != -1
enddef

def Draw()
  const buffer = Number()
  if buffer == -1 || !bufloaded(buffer)
    return
  endif
  const lines = page.Lines(place, components, trouble)
  setbufvar(buffer, '&modifiable', true)
  setbufline(buffer, 1, lines)
  deletebufline(buffer, len(lines) + 1, '$')
  setbufvar(buffer, '&modifiable', false)
  setbufvar(buffer, '&modified', false)
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
    nnoremap <buffer> <nowait> q <Cmd>close<CR>
    nnoremap <buffer> <nowait> r <Cmd>edit<CR>
  endif
enddef

# Asks for everything in it. Parts are drawn as they come.
export def Read(days: number)
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
  const params = {include: page.include, days: days, partialResultToken: 'almanac-page'}
  running = client.Request('weather.overview', params, (problem, result) => {
    running = {}
    if !empty(problem)
      trouble = problem.message
    else
      trouble = ''
      place = result.place
      components = result.components
    endif
    Draw()
  })
enddef

# Takes a part of the overview.
export def Take(part: dict<any>)
  const known = has_key(components, part.component)
  if part.value != null || !known
    components[part.component] = part
    if type(part.value) == v:t_dict && has_key(part.value, 'place')
      place = part.value.place
    endif
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
