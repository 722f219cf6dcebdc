local page = require('almanac.page')
local restart = require('almanac.restart')
local status = require('almanac.status')

it('starts again after 1, 2, 4, 8 seconds and gives up at the fifth end in a minute', function()
  local state = restart.new()
  local delays = {}
  for index = 0, 4 do
    table.insert(delays, state:ended(index * 1000) or 'no more')
  end
  eq(delays, { 1000, 2000, 4000, 8000, 'no more' })
end)

it('forgets ends that are more than a minute old', function()
  local state = restart.new()
  for index = 0, 20 do
    eq(state:ended(index * 61000), 1000)
  end
end)

local marks = require('almanac.config').defaults.status.marks
local cases = {
  { { text = '⛅ 21°C', confirmed = true }, 'ready', '⛅ 21°C' },
  { { text = '⛅ 21°C', confirmed = false }, 'starting', '⛅ 21°C …' },
  { { text = '⛅ 21°C', confirmed = false }, 'waiting', '⛅ 21°C ↻' },
  { { text = '⛅ 21°C', confirmed = true }, 'failed', '⛅ 21°C ✗' },
  { { text = '', confirmed = false }, 'starting', '…' },
  { { text = '⛅ 21°C', confirmed = true }, 'stopped', '' },
}
for _, case in ipairs(cases) do
  it(('shows a %s server as "%s"'):format(case[2], case[3]), function()
    eq(status.compose(case[1], case[2], marks), case[3])
  end)
end

--- What a part of weather.overview is: with a text, an error, or neither yet.
local function part(title, lines, notes)
  local styled = { { spans = { { text = title, role = 'strong' } } } }
  for _, line in ipairs(lines or {}) do
    table.insert(styled, { spans = { { text = line, role = 'muted' } } })
  end
  local text = { headline = '', title = title, lines = {}, styledLines = styled, notes = notes or {} }
  return { title = 'Name', state = 'success', value = { text = text } }
end
local waiting = { title = 'Forecast', state = 'loading' }
local failed = { title = 'Official warnings', state = 'failure' }
failed.error = { code = -32012, message = 'The server is\n offline.\27[31m' }
local lisbon = { displayName = 'Lisbon, Portugal' }

it('shows the text of each part in the order of the page', function()
  local lines = page.lines(lisbon, {
    ['climate.project'] = part('Today in 2045', { '  Now  14.0 °C', '', '  World  1.4 °C' }),
    ['forecast.daily'] = waiting,
    ['alerts.active'] = failed,
    ['weather.current'] = part('Sun, 12:00 (3h old)', { '  ☼  ≈24 °C' }),
  })
  eq(lines, {
    'Lisbon, Portugal',
    '', 'Sun, 12:00 (3h old)', '  ☼  ≈24 °C',
    '', 'Forecast', '  …',
    '', 'Official warnings', '  ! The server is  offline. [31m',
    '', 'Today in 2045', '  Now  14.0 °C', '', '  World  1.4 °C',
  })
end)

it('shows the stored text of a part while it loads or if it fails', function()
  for _, state in ipairs({ 'loading', 'failure' }) do
    local known = vim.tbl_extend('force', part('Now', { '  24 °C' }), { state = state })
    eq((page.lines(lisbon, { ['weather.current'] = known })), { 'Lisbon, Portugal', '', 'Now', '  24 °C' })
  end
end)

it('says what is wrong with the server above what is known', function()
  eq((page.lines(nil, {}, 'lost')), { 'Almanac', '', 'Server: lost' })
  eq((page.lines(nil, { ['weather.current'] = part('Now', { '  24 °C' }, { 'Live.' }) }, 'lost')),
    { 'Almanac', '', 'Server: lost', '', 'Now', '  24 °C', '', 'Live.' })
end)

it('shows each note once', function()
  local daily, sunset = part('Days', {}, { 'Live.', 'B', 'A' }), part('Sunset', {}, { 'A', 'Live.' })
  eq((page.lines(nil, { ['forecast.daily'] = daily, ['sunset.score'] = sunset })),
    { 'Almanac', '', 'Sunset', '', 'Days', '', 'A', 'Live.', 'B' })
end)

it('shows no control character and no invisible one', function()
  local current = part('Now\t\u{2067}الآن\u{2069}', { '  a\nb\127',
    '\u{061c}d\u{200c}\u{200b}\u{200f}\u{202a}\u{202e}e\u{feff}' }, { '\u{2066}c\u{2068}\1' })
  eq((page.lines({ displayName = 'Lis\rbon' }, { ['weather.current'] = current })),
    { 'Lis bon', '', 'Now الآن', '  a b ', 'de', '', 'c ' })
  status.take({ result = { text = '\u{2068}2\u{200c}1\t°C\u{2069}' } })
  eq(status.known.text, '21 °C')
end)

it('colors each text by its role, in any language', function()
  local text = { notes = { 'Live, 02:43.' }, styledLines = {
    { spans = { { text = '\u{2067}الآن\u{2069} (vor 3h)', role = 'warning' } } },
    { spans = { { text = '  ' }, { text = '▲ Hitze', role = 'warning' }, { text = ' Heat', role = 'quoted' } } },
    { spans = { { text = '–', role = 'unknown' }, { text = '▂▃', role = 'drawing' },
      { text = '≈13,9 °C', role = 'later' } } },
  } }
  local stale = { title = 'Name', state = 'success', value = { text = text } }
  local parts = { ['weather.current'] = stale, ['alerts.active'] = failed }
  local lines, marks = page.lines({ displayName = 'Lissabon' }, parts, 'lost')
  local found = vim.tbl_map(function(mark)
    return { lines[mark[1] + 1]:sub(mark[2] + 1, mark[3]), mark[4] }
  end, marks)
  eq(found, {
    { 'Lissabon', 'almanacPlace' }, { 'Server: lost', 'almanacTrouble' },
    { 'الآن (vor 3h)', 'almanacAge' }, { '▲ Hitze', 'almanacWarning' }, { ' Heat', 'almanacQuoted' },
    { '–', 'almanacMuted' }, { '▂▃', 'almanacDrawing' },
    { 'Official warnings', 'almanacTitle' }, { '  ! The server is  offline. [31m', 'almanacTrouble' },
    { 'Live, 02:43.', 'almanacNote' },
  })
end)

it('names a wrong option', function()
  local ok, message = pcall(require('almanac.config').with, { palce = 'Lisbon' })
  eq({ ok, message }, { false, 'almanac: there is no option "palce"' })
end)
