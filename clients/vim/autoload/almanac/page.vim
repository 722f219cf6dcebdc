vim9script
# The lines of the forecast buffer: what the server wrote, part by part. Pure.

# What the overview is asked for, in the order of the page.
export const include = ['current', 'sunset', 'daily', 'alerts', 'climate']

# What Vim writes as <2068>: marks of direction, joiners and spaces of no width.
const INVISIBLE = '[\u061c\u200b-\u200f\u202a-\u202e\u2066-\u2069\ufeff]'

# The text as Vim can show it: without control characters and the invisible ones.
export def Shown(text: string): string
  return substitute(substitute(text, INVISIBLE, '', 'g'), '[[:cntrl:]]', ' ', 'g')
enddef

def Section(part: dict<any>): list<string>
  if part.value != null
    return [part.value.text.title] + part.value.text.lines
  endif
  return [part.title, part.state == 'failure' ? $'  ! {part.error.message}' : '  …']
enddef

# The whole buffer, of the components of weather.overview or its parts so far. `trouble` says what
# is wrong with the server.
export def Lines(place: any, components: dict<any>, trouble: string): list<string>
  var lines = [place == null ? 'Almanac' : place.displayName]
  if !empty(trouble)
    lines += ['', $'Server: {trouble}']
  endif
  var notes: list<string> = []
  for name in include->copy()->filter((_, name) => has_key(components, name))
    const part = components[name]
    lines += [''] + Section(part)
    notes += part.value == null ? [] : part.value.text.notes
  endfor
  if !empty(notes)
    lines += [''] + notes->copy()->filter((at, note) => index(notes, note) == at)
  endif
  return map(lines, (_, line) => Shown(line))
enddef
