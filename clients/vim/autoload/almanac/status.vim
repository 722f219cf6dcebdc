vim9script
# The text for the status line: the last known one, kept across starts, never waited for.

import autoload './page.vim'

export var text = ''
# Said by the server since it was last started.
export var confirmed = false
export var tooltip = ''
# In sentences without symbols, for a screen reader.
export var speech = ''
export var failure = ''
# Those that the text holds: "≈" and "3h", "" for none.
export var mark = ''
export var age = ''

def StoredPath(): string
  const cache = empty($XDG_CACHE_HOME) ? expand('~/.cache') : $XDG_CACHE_HOME
  return $'{cache}/almanac-vim/status'
enddef

# The text with its mark, for a state of the client. Touches nothing.
export def Compose(known: string, sure: bool, state: string, marks: dict<string>): string
  if state == 'stopped'
    return ''
  endif
  var behind = ''
  if state == 'failed'
    behind = marks.failed
  elseif state == 'waiting'
    behind = marks.lost
  elseif !sure
    behind = marks.old
  endif
  return trim(known .. behind)
enddef

# The highlight group for a text: an estimate, a stale one, or neither.
export def Highlight(): string
  if !empty(mark)
    return 'AlmanacEstimate'
  endif
  return empty(age) ? 'AlmanacStatus' : 'AlmanacStale'
enddef

def Given(value: any): string
  return type(value) == v:t_string ? value : ''
enddef

# What the last session knew.
export def Recall()
  if filereadable(StoredPath())
    text = page.Shown(join(readfile(StoredPath(), '', 1)))
  endif
enddef

def Remember()
  # It may name a place, so it is nobody else's to read.
  const path = StoredPath()
  try
    mkdir(fnamemodify(path, ':h'), 'p', 0o700)
    const partial = $'{path}.{getpid()}'
    writefile([text], partial)
    setfperm(partial, 'rw-------')
    rename(partial, path)
  catch
    # A cache that cannot be written is no cache; the status line works without.
  endtry
enddef

# Takes an event of the status.text subscription.
export def Take(event: dict<any>)
  if has_key(event, 'error')
    confirmed = false
    failure = get(event.error, 'message', '')
    return
  endif
  const result = get(event, 'result', {})
  text = page.Shown(get(result, 'text', ''))
  mark = Given(get(result, 'mark'))
  age = Given(get(result, 'age'))
  confirmed = true
  failure = ''
  tooltip = get(result, 'tooltip', '')
  speech = Given(get(result, 'speech'))
  Remember()
enddef

# A server that is gone confirms nothing.
export def Doubt()
  confirmed = false
enddef
