vim9script
# The lines of the forecast buffer. Pure: results in, text out; what is unknown is "–".

import autoload './glyphs.vim'

const UNKNOWN = '–'

# The option `status.icons`.
export var icons = 'plain'

# The member at this path, or null.
def At(value: any, ...path: list<string>): any
  var found = value
  for name in path
    if type(found) != v:t_dict || !has_key(found, name)
      return null
    endif
    found = found[name]
  endfor
  return found
enddef

def Text(value: any, suffix = ''): string
  return value == null ? UNKNOWN : $'{value}{suffix}'
enddef

def IsNumber(value: any): bool
  return type(value) == v:t_number || type(value) == v:t_float
enddef

def Whole(value: any, suffix = ''): string
  return IsNumber(value) ? printf('%.0f', round(value * 1.0)) .. suffix : UNKNOWN
enddef

def Tenth(value: any, suffix = ''): string
  return IsNumber(value) ? printf('%.1f', value * 1.0) .. suffix : UNKNOWN
enddef

# Whether this, a result or a row of one, is what is usual there and no forecast.
def IsEstimate(value: any): bool
  return (At(value, 'source', 'kind') ?? At(value, 'kind')) == 'estimate'
enddef

# Whether this, a row of sunset.score, is a score that may change.
def IsPreliminary(row: any): bool
  return At(row, 'preliminary') == true
enddef

# The text with "≈" before it where this, a result or a row of one, is an estimate, or where the row
# that it stands in may change.
def Marked(text: string, origin: any, row: any = null): string
  return (IsEstimate(origin) || IsPreliminary(row)) && text != UNKNOWN ? $'≈{text}' : text
enddef

# "12 min", "3 h", "2 days", or "some time".
def Age(seconds: any): string
  if !IsNumber(seconds)
    return 'some time'
  elseif seconds < 5400
    return Whole(seconds / 60.0, ' min')
  elseif seconds < 129600
    return Whole(seconds / 3600.0, ' h')
  endif
  return Whole(seconds / 86400.0, ' days')
enddef

# " (3 h old)" for a result that is stale, else "".
def Dated(value: any): string
  const is_stale = At(value, 'source', 'stale') == true && !IsEstimate(value)
  return is_stale ? $' ({Age(At(value, "source", "ageSeconds"))} old)' : ''
enddef

# The clock time of an RFC 3339 time, as the place itself has it.
def Clock(time: any): string
  return type(time) == v:t_string ? strpart(time, 11, 5) : UNKNOWN
enddef

def Weekday(date: string): string
  return strftime('%a %d', strptime('%Y-%m-%d %H:%M', $'{date} 12:00'))
enddef

def Padded(text: string, width: number): string
  return text .. repeat(' ', width - strdisplaywidth(text))
enddef

def Right(text: string, width: number): string
  return repeat(' ', width - strdisplaywidth(text)) .. text
enddef

def Unit(value: any, quantity: string): string
  return ' ' .. (At(value, 'units', quantity) ?? '')
enddef

def Glyph(value: any): string
  return glyphs.Shown(Text(At(value, 'condition', 'emoji')), icons)
enddef

# What a station near the place measured: nothing, or one line.
def Measured(value: any): list<string>
  const observed = At(value, 'observed')
  const measured = At(observed, 'temperature')
  for station in At(observed, 'stations') ?? []
    if At(station, 'id') == At(measured, 'station')
      const doubt = At(measured, 'quality') == 'stuck' ? ' (the sensor may be stuck)' : ''
      return [printf('Measured %s %s ago, %s away at %s%s',
        Tenth(At(measured, 'value'), Unit(observed, 'temperature')),
        Age(At(measured, 'ageSeconds')),
        Text(At(station, 'distance'), Unit(observed, 'distance')),
        At(station, 'name') ?? Text(At(station, 'id')), doubt)]
    endif
  endfor
  return []
enddef

def Current(value: any): list<string>
  const degrees = Unit(value, 'temperature')
  return [
    printf('%s  %s  %s, feels like %s', Glyph(value),
      Text(At(value, 'condition', 'text')),
      Marked(Tenth(At(value, 'temperature'), degrees), value),
      Tenth(At(value, 'feelsLike'), degrees)),
  ] + Measured(value) + [
    printf('Wind %s  ·  Humidity %s  ·  Clouds %s',
      Text(At(value, 'wind', 'speed'), Unit(value, 'windSpeed')),
      Whole(At(value, 'humidity'), ' %'), Whole(At(value, 'cloudCover', 'total'), ' %')),
    printf('Sunrise %s  ·  Sunset %s', Clock(At(value, 'sunrise')), Clock(At(value, 'sunset'))),
  ]
enddef

# The first evening that is not over; after dark that is tomorrow's.
def Next(value: any): any
  const days = At(value, 'days') ?? []
  for day in days
    if At(day, 'passed') != true
      return day
    endif
  endfor
  return get(days, 0, {})
enddef

def SunsetTitle(value: any): string
  const days = At(value, 'days') ?? []
  return empty(days) || Next(value) is days[0] ? "Tonight's sunset" : "Tomorrow's sunset"
enddef

def Sunset(value: any): list<string>
  const day = Next(value)
  if empty(day)
    return [UNKNOWN]
  endif
  const chance = At(day, 'color', 'chance')
  return [
    printf('%s  %s of 100', Text(At(day, 'label')), Marked(Whole(At(day, 'score')), value, day)),
    Text(At(day, 'explanation')),
    printf('Sun sets %s  ·  golden hour %s to %s  ·  color %s likely', Clock(At(day, 'time')),
      Clock(At(day, 'goldenHour', 'start')), Clock(At(day, 'goldenHour', 'end')),
      Whole(IsNumber(chance) ? chance * 100 : null, ' %')),
  ]
enddef

def Daily(value: any, sunset: any): list<string>
  const sunsets = At(sunset, 'days') ?? []
  var lines: list<string> = []
  for [index, day] in items(At(value, 'days') ?? [])
    const evening = get(sunsets, index, {})
    add(lines, printf('%s  %s%s to %s %s  %s  %s  sunset %s', Padded(Weekday(day.date), 7),
      Padded(Glyph(day), 3),
      Right(Marked(Tenth(At(day, 'temperatureMin')), day), 6),
      Right(Tenth(At(day, 'temperatureMax')), 5), trim(Unit(value, 'temperature')),
      Right(Whole(At(day, 'precipitationProbability'), ' %'), 5),
      Right(Text(At(day, 'precipitation'), Unit(value, 'precipitation')), 8),
      Marked(Whole(At(evening, 'score')), sunset, evening)))
  endfor
  return lines
enddef

def Alerts(value: any): list<string>
  const lines = mapnew(At(value, 'alerts') ?? [], (_, alert) =>
    printf('%s: %s', Text(At(alert, 'severity')),
      Text(At(alert, 'headline') ?? At(alert, 'event'))))
  return empty(lines) ? ['None.'] : lines
enddef

# The IPCC scenario as people write it.
def Scenario(name: any): string
  return substitute(Text(name), '^ssp\(.\)\(.\)\(.\)$', 'SSP\1-\2.\3', '')
enddef

def Climate(value: any): list<string>
  const degrees = Unit(value, 'temperature')
  return [
    printf('A day like this: %s then, %s now',
      Marked(Tenth(At(value, 'projected', 'temperature'), degrees), value),
      Tenth(At(value, 'current', 'temperature'), degrees)),
    printf('Between %s and %s, under %s', Tenth(At(value, 'projected', 'low'), degrees),
      Tenth(At(value, 'projected', 'high'), degrees), Scenario(At(value, 'scenario'))),
  ]
enddef

const SECTIONS = [
  {part: 'current', title: 'Now', Lines: (value, _) => Current(value)},
  {part: 'sunset', title: '', Lines: (value, _) => Sunset(value)},
  {part: 'daily', title: 'The days ahead', Lines: (value, sunset) => Daily(value, sunset)},
  {part: 'alerts', title: 'Alerts', Lines: (value, _) => Alerts(value)},
  {part: 'climate', title: 'In 2045', Lines: (value, _) => Climate(value)},
]

# What the overview is asked for.
export const include = mapnew(SECTIONS, (_, section) => section.part)

def SectionLines(section: dict<any>, component: any, sunset: any): list<string>
  const value = At(component, 'value')
  if value != null
    return section.Lines(value, sunset)
  elseif At(component, 'state') == 'failure'
    return ['Not available: ' .. (At(component, 'error', 'message') ?? 'unknown')]
  endif
  return ['Loading…']
enddef

def HasRow(value: any, IsSo: func(any): bool): bool
  return indexof(At(value, 'days') ?? [], (_, day) => IsSo(day)) >= 0
enddef

def Credits(components: dict<any>): list<string>
  var lines: list<string> = []
  for section in SECTIONS
    const value = At(components, section.part, 'value')
    if IsEstimate(value) || HasRow(value, IsEstimate)
      add(lines, '≈ is what is usual here, not a forecast.')
    endif
    if HasRow(value, IsPreliminary)
      add(lines, '≈ is a score that may change: not all of the sky is known yet.')
    endif
    if !empty(Dated(value))
      add(lines, $'Stored {Text(At(value, "source", "fetchedAt"))}; nothing newer could be had.')
    endif
    for credit in At(value, 'attribution') ?? []
      add(lines, credit.text)
    endfor
  endfor
  var seen: dict<bool> = {}
  return filter(lines, (_, line) => {
    const is_new = !has_key(seen, line)
    seen[line] = true
    return is_new
  })
enddef

# The whole buffer, of the components of weather.overview or its parts so far. `trouble` says what
# is wrong with the server.
export def Lines(place: any, components: dict<any>, trouble: string): list<string>
  var lines = [At(place, 'displayName') ?? 'Almanac']
  if !empty(trouble)
    lines += ['', $'Server: {trouble}']
  endif
  const sunset = At(components, 'sunset', 'value')
  for section in SECTIONS
    if !empty(trouble) && !has_key(components, section.part)
      continue
    endif
    const body = SectionLines(section, get(components, section.part, {}), sunset)
    const title = empty(section.title) ? SunsetTitle(sunset) : section.title
    lines += ['', title .. Dated(At(components, section.part, 'value'))]
    lines += mapnew(body, (_, line) => '  ' .. substitute(line, '[[:cntrl:]]', ' ', 'g'))
  endfor
  const last = Credits(components)
  return empty(last) ? lines : lines + [''] + last
enddef
