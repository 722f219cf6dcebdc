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

# An error as a person reads it, in the language of the answers.
export def Reason(problem: dict<any>): string
  const data = get(problem, 'data', null)
  return type(data) == v:t_dict ? get(data, 'text', problem.message) : problem.message
enddef

# The highlight group of each role of a text; those of the server's title have their own.
const ROLES = {strong: 'almanacStrong', muted: 'almanacMuted', warning: 'almanacWarning',
  quoted: 'almanacQuoted', unknown: 'almanacMuted', drawing: 'almanacDrawing'}
const TITLE_ROLES = {strong: 'almanacTitle', warning: 'almanacAge'}

# What each group looks like unless the user says otherwise.
export const LINKS = {almanacPlace: 'Title', almanacTitle: 'Statement', almanacAge: 'WarningMsg',
  almanacNote: 'Comment', almanacTrouble: 'WarningMsg', almanacStrong: 'Number',
  almanacMuted: 'Comment', almanacWarning: 'WarningMsg', almanacQuoted: 'String',
  almanacDrawing: 'Special'}

def Section(part: dict<any>): list<any>
  if !has_key(part, 'value')
    return [[[part.title, 'almanacTitle']],
      [part.state == 'failure' ? [$'  ! {Reason(part.error)}', 'almanacTrouble'] : ['  …', '']]]
  endif
  return mapnew(part.value.text.styledLines, (index, line) => {
    const groups = index == 0 ? TITLE_ROLES : ROLES
    return mapnew(line.spans, (_, span) => [span.text, get(groups, get(span, 'role', ''), '')])
  })
enddef

# The whole buffer, of the parts of weather.overview so far, by their methods: of each line its texts
# with their highlight groups, which are empty for none. `trouble` says what is wrong with the server.
export def Styled(place: any, parts: dict<any>, trouble: string): list<any>
  var lines: list<any> = [[[place == null ? 'Almanac' : place.displayName, 'almanacPlace']]]
  if !empty(trouble)
    lines += [[], [[$'Server: {trouble}', 'almanacTrouble']]]
  endif
  var notes: list<string> = []
  for method in methods->copy()->filter((_, method) => has_key(parts, method))
    const part = parts[method]
    lines += [[]] + Section(part)
    notes += has_key(part, 'value') ? part.value.text.notes : []
  endfor
  if !empty(notes)
    lines += [[]] + notes->copy()->filter((at, note) => index(notes, note) == at)
      ->mapnew((_, note) => [[note, 'almanacNote']])
  endif
  return mapnew(lines, (_, line) => mapnew(line, (_, span) => [Shown(span[0]), span[1]]))
enddef

export def Lines(styled: list<any>): list<string>
  return mapnew(styled, (_, line) => mapnew(line, (_, span) => span[0])->join(''))
enddef
