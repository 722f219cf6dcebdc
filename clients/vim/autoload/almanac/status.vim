vim9script
# The text for the status line: the last known one, kept across starts, never waited for.

export var text = ''
# Said by the server since it was last started.
export var confirmed = false
export var tooltip = ''
export var failure = ''

def StoredPath(): string
  const cache = empty($XDG_CACHE_HOME) ? expand('~/.cache') : $XDG_CACHE_HOME
  return $'{cache}/almanac-vim/status'
enddef

# The text with its mark, for a state of the client. Touches nothing.
export def Compose(known: string, sure: bool, state: string, marks: dict<string>): string
  if state == 'stopped'
    return ''
  endif
  var mark = ''
  if state == 'failed'
    mark = marks.failed
  elseif state == 'waiting'
    mark = marks.lost
  elseif !sure
    mark = marks.old
  endif
  return trim(known .. mark)
enddef

# What the last session knew.
export def Recall()
  if filereadable(StoredPath())
    text = substitute(join(readfile(StoredPath(), '', 1)), '[[:cntrl:]]', ' ', 'g')
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
export def Take(event: dict<any>, marks: dict<string>)
  if has_key(event, 'error')
    confirmed = false
    failure = get(event.error, 'message', '')
    return
  endif
  const result = get(event, 'result', {})
  const kind = get(get(result, 'source', {}), 'kind', '')
  text = substitute(get(result, 'text', ''), '[[:cntrl:]]', ' ', 'g')
  if kind == 'estimate'
    text = marks.estimate .. text
  endif
  confirmed = true
  failure = ''
  tooltip = get(result, 'tooltip', '')
  Remember()
enddef

# A server that is gone confirms nothing.
export def Doubt()
  confirmed = false
enddef
