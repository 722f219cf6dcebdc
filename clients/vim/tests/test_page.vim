vim9script
import autoload 'almanac/glyphs.vim'
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

# A line that begins with } would end the body of a lambda.
const UNKNOWN = {
  current: {state: 'success', value: {condition: {}, wind: {speed: null}, units: {}}},
  sunset: {state: 'success', value: {days: [{score: null, goldenHour: null}]}},
}
g:It('writes – for what is unknown', () => {
  const lines = page.Lines(null, UNKNOWN, '')
  assert_equal(['  –  –  –, feels like –', '  Wind –  ·  Humidity –  ·  Clouds –',
    '  Sunrise –  ·  Sunset –', '', "Tonight's sunset", '  –  – of 100'], lines[3 : 8])
})

const MARKED = {
  current: {value: {temperature: 24, units: {temperature: '°C'},
    source: {kind: 'estimate', stale: true}}},
  sunset: {value: {days: [{score: 67}], source: {kind: 'estimate', stale: true}}},
  daily: {value: {source: {kind: 'cache', stale: true, ageSeconds: 10800, fetchedAt: '09:00'},
    days: [{date: '2026-06-21', temperatureMin: 14, kind: 'forecast'},
      {date: '2026-06-22', temperatureMin: 15, kind: 'estimate'}]}},
}
g:It('marks what is an estimate and tells the age of what is stale', () => {
  const lines = page.Lines(null, MARKED, '')
  assert_equal(['Now', '  –  –  ≈24.0 °C, feels like –'], lines[2 : 3])
  assert_equal('  –  ≈67 of 100', lines[8])
  assert_equal('The days ahead (3 h old)', lines[12])
  assert_match(' 14\.0 to .* sunset ≈67$', lines[13])
  assert_match(' ≈15\.0 to ', lines[14])
  assert_equal(['≈ is what is usual here, not a forecast.',
    'Stored 09:00; nothing newer could be had.'], lines[-2 :])
})

const OBSERVED = {temperature: {value: 22, ageSeconds: 600, station: 'LPPT', quality: 'fresh'},
  stations: [{id: 'LPMT', distance: 9}, {id: 'LPPT', name: 'Lisbon', distance: 6.4}],
  units: {temperature: '°C', distance: 'km'}}
g:It('says what a station measured', () => {
  var lines = page.Lines(null, {current: {value: {observed: OBSERVED}}}, '')
  assert_equal('  Measured 22.0 °C 10 min ago, 6.4 km away at Lisbon', lines[4])
  const stuck = {temperature: {value: 9, ageSeconds: 7200, station: 'LPMT', quality: 'stuck'}}
  const changed = extend(deepcopy(OBSERVED), stuck)
  lines = page.Lines(null, {current: {value: {observed: changed}}}, '')
  assert_equal(
    '  Measured 9.0 °C 2 h ago, 9 km away at LPMT (the sensor may be stuck)', lines[4])
  lines = page.Lines(null, {current: {value: {observed: {temperature: null, stations: []}}}}, '')
  assert_match('^  Wind ', lines[4])
})

const CHANGING = {
  sunset: {value: {days: [{score: 67, preliminary: true}, {score: 40}], source: {kind: 'live'}}},
  daily: {value: {days: [{date: '2026-06-21'}, {date: '2026-06-22'}], source: {kind: 'live'}}},
}
g:It('marks a score that may change', () => {
  const lines = page.Lines(null, CHANGING, '')
  assert_match('≈67 of 100', join(lines, "\n"))
  assert_match('sunset ≈67\n.*sunset 40\n', join(lines, "\n"))
  assert_equal('≈ is a score that may change: not all of the sky is known yet.', lines[-1])
})

for [seconds, words] in [[720, '12 min'], [5400, '2 h'], [172800, '2 days']]
  g:It($'calls {seconds} seconds {words}', () => {
    const value = {source: {stale: true, ageSeconds: seconds}}
    assert_equal($'Now ({words} old)', page.Lines(null, {current: {value: value}}, '')[2])
  })
endfor

g:It('says which part is on its way and which cannot be had', () => {
  const failure = {code: -32012, message: 'The server is offline.'}
  const parts = {alerts: {state: 'failure', value: null, error: failure}}
  const alone = ['', 'Alerts', '  Not available: The server is offline.']
  assert_equal(['Lisbon', '', 'Now', '  Loading…'], page.Lines({displayName: 'Lisbon'}, parts, '')[: 3])
  assert_equal(['Lisbon', '', 'Server: lost'] + alone,
    page.Lines({displayName: 'Lisbon'}, parts, 'lost'))
})

g:It('shows no control character of a text from elsewhere', () => {
  const alert = {severity: 'severe', headline: "Wind\nand\e[31m rain"}
  const lines = page.Lines(null, {alerts: {state: 'success', value: {alerts: [alert]}}}, '')
  assert_notequal(-1, index(lines, '  severe: Wind and [31m rain'))
})

g:It('names a wrong option', () => {
  g:almanac = {palce: 'Lisbon'}
  assert_fails('almanac#Start()', 'has no option "palce"')
})

const DARK = {
  sunset: {value: {days: [{score: 67, passed: true}, {score: 40, passed: false}]}},
}
g:It("shows tomorrow's sunset after dark", () => {
  const lines = page.Lines(null, DARK, '')
  assert_equal(["Tomorrow's sunset", '  –  40 of 100'], lines[5 : 6])
})

const EMOJI = ['☀️', '🌙', '🌤️', '⛅', '☁️', '🌫️', '🌦️', '🌧️', '🧊', '🌨️', '❄️', '⛈️', '🌋', '💨',
  '🌪️', '❓']
g:It('has symbols of one cell, or what is wanted', () => {
  for emoji in EMOJI
    assert_equal(1, strdisplaywidth(glyphs.Shown(emoji, 'plain')), emoji)
    assert_equal(1, strchars(glyphs.Shown(emoji, 'emoji')), emoji)
    assert_equal('21°C', glyphs.Shown($'{emoji} 21°C', 'none'))
  endfor
  assert_equal('≈☼ 21°C', glyphs.Shown('≈⛅ 21°C', 'plain'))
})
