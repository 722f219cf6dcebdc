vim9script
import autoload 'almanac/page.vim'
import autoload 'almanac/restart.vim'
import autoload 'almanac/status.vim'

g:It('starts again after 1, 2, 4, 8 seconds and gives up at the fifth end in a minute', () => {
  var ends: list<number> = []
  assert_equal([1000, 2000, 4000, 8000, -1],
    mapnew(range(5), (index, _) => restart.Ended(ends, index * 1000, {})))
})

g:It('forgets ends that are more than a minute old', () => {
  var ends: list<number> = []
  for index in range(20)
    assert_equal(1000, restart.Ended(ends, index * 61000, {}))
  endfor
})

const MARKS = {old: ' …', lost: ' ↻', failed: ' ✗'}
const CASES = [
  ['⛅ 21°C', true, 'ready', '⛅ 21°C'],
  ['⛅ 21°C', false, 'starting', '⛅ 21°C …'],
  ['⛅ 21°C', false, 'waiting', '⛅ 21°C ↻'],
  ['⛅ 21°C', true, 'failed', '⛅ 21°C ✗'],
  ['', false, 'starting', '…'],
  ['⛅ 21°C', true, 'stopped', ''],
]
for case in CASES
  g:It($'shows a {case[2]} server as "{case[3]}"', () => {
    assert_equal(case[3], status.Compose(case[0], case[1], case[2], MARKS))
  })
endfor

# What a part of weather.overview is: with a text, an error, or neither yet.
def Part(title: string, lines: list<string> = [], notes: list<string> = []): dict<any>
  const styled = mapnew([title] + lines,
    (index, line) => ({spans: empty(line) ? [] : [{text: line, role: index == 0 ? 'strong' : 'muted'}]}))
  const value = {text: {headline: '', title: title, lines: [], styledLines: styled, notes: notes}}
  return {title: 'Name', state: 'success', value: value}
enddef
def Lines(place: any, parts: dict<any>, trouble: string): list<string>
  return page.Lines(page.Styled(place, parts, trouble))
enddef
const WAITING = {title: 'Forecast', state: 'loading'}
const FAILED = {title: 'Official warnings', state: 'failure',
  error: {code: -32012, message: "The server is\n offline.\e[31m"}}
const LISBON = {displayName: 'Lisbon, Portugal'}

# A line that begins with } would end the body of a lambda.
const PARTS = {
  'climate.project': Part('Today in 2045', ['  Now  14.0 °C', '', '  World  1.4 °C']),
  'forecast.daily': WAITING,
  'alerts.active': FAILED,
  'weather.current': Part('Sun, 12:00 (3h old)', ['  ☼  ≈24 °C']),
}
g:It('shows the text of each part in the order of the page', () => {
  assert_equal(['Lisbon, Portugal', '', 'Sun, 12:00 (3h old)', '  ☼  ≈24 °C', '', 'Forecast', '  …', '',
    'Official warnings', '  ! The server is  offline. [31m', '', 'Today in 2045', '  Now  14.0 °C', '',
    '  World  1.4 °C'], Lines(LISBON, PARTS, ''))
})

g:It('shows the stored text of a part while it loads or if it fails', () => {
  for state in ['loading', 'failure']
    const part = extend(Part('Now', ['  24 °C']), {state: state})
    assert_equal(['Lisbon, Portugal', '', 'Now', '  24 °C'], Lines(LISBON, {'weather.current': part}, ''))
  endfor
})

g:It('says what is wrong with the server above what is known', () => {
  assert_equal(['Almanac', '', 'Server: lost'], Lines(null, {}, 'lost'))
  assert_equal(['Almanac', '', 'Server: lost', '', 'Now', '  24 °C', '', 'Live.'],
    Lines(null, {'weather.current': Part('Now', ['  24 °C'], ['Live.'])}, 'lost'))
})

g:It('shows each note once', () => {
  const parts = {'forecast.daily': Part('Days', [], ['Live.', 'B', 'A']),
    'sunset.score': Part('Sunset', [], ['A', 'Live.'])}
  assert_equal(['Almanac', '', 'Sunset', '', 'Days', '', 'A', 'Live.', 'B'], Lines(null, parts, ''))
})

g:It('shows no control character and no invisible one', () => {
  const part = Part("Now\t\u2067الآن\u2069",
    ["  a\nb\x7f", "\u061cd\u200c\u200b\u200f\u202a\u202ee\ufeff"], ["\u2066c\u2068\u0001"])
  assert_equal(['Lis bon', '', 'Now الآن', '  a b ', 'de', '', 'c '],
    Lines({displayName: "Lis\rbon"}, {'weather.current': part}, ''))
  status.Take({result: {text: "\u20682\u200c1\t°C\u2069"}})
  assert_equal('21 °C', status.text)
})

const STALE = {title: 'Name', state: 'success', value: {text: {notes: ['Live, 02:43.'], styledLines: [
  {spans: [{text: "\u2067الآن\u2069 (vor 3h)", role: 'warning'}]},
  {spans: [{text: '  '}, {text: '▲ Hitze', role: 'warning'}, {text: ' Heat', role: 'quoted'}]},
  {spans: [{text: '–', role: 'unknown'}, {text: '▂▃', role: 'drawing'}, {text: '≈13,9 °C', role: 'later'}]},
]}}}
g:It('colors each text by its role, in any language', () => {
  assert_equal([[['Lissabon', 'almanacPlace']], [], [['Server: lost', 'almanacTrouble']], [],
    [['الآن (vor 3h)', 'almanacAge']],
    [['  ', ''], ['▲ Hitze', 'almanacWarning'], [' Heat', 'almanacQuoted']],
    [['–', 'almanacMuted'], ['▂▃', 'almanacDrawing'], ['≈13,9 °C', '']], [],
    [['Official warnings', 'almanacTitle']], [['  ! The server is  offline. [31m', 'almanacTrouble']],
    [], [['Live, 02:43.', 'almanacNote']]],
    page.Styled({displayName: 'Lissabon'}, {'weather.current': STALE, 'alerts.active': FAILED}, 'lost'))
})

g:It('names a wrong option', () => {
  g:almanac = {palce: 'Lisbon'}
  assert_fails('almanac#Start()', 'has no option "palce"')
})
