vim9script
# The lines of the forecast buffer: what the server wrote, part by part. Pure.

# The methods whose answers the overview is asked for, in the order of the page.
export const methods = ['weather.current', 'sunset.score', 'forecast.daily', 'alerts.active',
  'climate.project']
const OF_DAYS = ['sunset.score', 'forecast.daily']

# The parts of an overview with so many days.
export def Calls(days: number): list<dict<any>>
  return mapnew(methods, (_, method) => ({method: method})
    ->extend(index(OF_DAYS, method) == -1 ? {} : {params: {days: days}}))
enddef

# What Vim writes as <2068>: marks of direction, joiners and spaces of no width.
const INVISIBLE = '[\u061c\u200b-\u200f\u202a-\u202e\u2066-\u2069\ufeff]'

# The text as Vim can show it: without control characters and the invisible ones.
export def Shown(text: string): string
  return substitute(substitute(text, INVISIBLE, '', 'g'), '[[:cntrl:]]', ' ', 'g')
enddef

def Section(part: dict<any>): list<string>
  if has_key(part, 'value')
    return [part.value.text.title] + part.value.text.lines
  endif
  return [part.title, part.state == 'failure' ? $'  ! {part.error.message}' : '  …']
enddef

# The whole buffer, of the parts of weather.overview so far, by their methods. `trouble` says what
# is wrong with the server.
export def Lines(place: any, parts: dict<any>, trouble: string): list<string>
  var lines = [place == null ? 'Almanac' : place.displayName]
  if !empty(trouble)
    lines += ['', $'Server: {trouble}']
  endif
  var notes: list<string> = []
  for method in methods->copy()->filter((_, method) => has_key(parts, method))
    const part = parts[method]
    lines += [''] + Section(part)
    notes += has_key(part, 'value') ? part.value.text.notes : []
  endfor
  if !empty(notes)
    lines += [''] + notes->copy()->filter((at, note) => index(notes, note) == at)
  endif
  return map(lines, (_, line) => Shown(line))
enddef
