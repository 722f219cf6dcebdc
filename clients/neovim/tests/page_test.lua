local glyphs = require('almanac.glyphs')
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

it('writes – for what is unknown', function()
  local lines = page.lines(nil, {
    current = { state = 'success', value = { condition = {}, wind = {}, units = {} } },
    sunset = { state = 'success', value = { days = { { goldenHour = {} } } } },
  })
  eq(lines[4], '  –  –  –, feels like –')
  eq(lines[5], '  Wind –  ·  Humidity –  ·  Clouds –')
  eq(lines[6], '  Sunrise –  ·  Sunset –')
  eq(lines[9], '  –  – of 100')
end)

it('marks what is an estimate and tells the age of what is stale', function()
  local estimate, stale = { kind = 'estimate', stale = true }, { kind = 'cache', stale = true }
  stale.ageSeconds, stale.fetchedAt = 10800, '2026-06-21T09:00:00Z'
  local days = {
    { date = '2026-06-21', temperatureMin = 14, kind = 'forecast' },
    { date = '2026-06-22', temperatureMin = 15, kind = 'estimate' },
  }
  local lines = page.lines(nil, {
    current = { value = { temperature = 24, units = { temperature = '°C' }, source = estimate } },
    sunset = { value = { days = { { score = 67 } }, source = estimate } },
    daily = { value = { days = days, source = stale } },
  })
  eq({ lines[3], lines[4] }, { 'Now', '  –  –  ≈24.0 °C, feels like –' })
  eq(lines[9], '  –  ≈67 of 100')
  eq(lines[13], 'The days ahead (3 h old)')
  eq({ lines[14]:match('14%.0 to') or lines[14], lines[14]:match('sunset .*') },
    { '14.0 to', 'sunset ≈67' })
  eq(lines[15]:match('≈15%.0 to') or lines[15], '≈15.0 to')
  eq(vim.list_slice(lines, #lines - 1), {
    '≈ is what is usual here, not a forecast.',
    'Stored 2026-06-21T09:00:00Z; nothing newer could be had.',
  })
end)

it('says what a station measured', function()
  local function line(quality, station, seconds)
    local observed = {
      temperature = { value = 22, ageSeconds = seconds, station = station, quality = quality },
      stations = { { id = 'LPMT', distance = 9 }, { id = 'LPPT', name = 'Lisbon', distance = 6.4 } },
      units = { temperature = '°C', distance = 'km' },
    }
    return page.lines(nil, { current = { value = { observed = observed } } })[5]
  end
  eq(line('fresh', 'LPPT', 600), '  Measured 22.0 °C 10 min ago, 6.4 km away at Lisbon')
  eq(line('stuck', 'LPMT', 7200),
    '  Measured 22.0 °C 2 h ago, 9 km away at LPMT (the sensor may be stuck)')
  local empty = { temperature = vim.NIL, stations = {} }
  for _, observed in ipairs({ empty, vim.NIL }) do
    local lines = page.lines(nil, { current = { value = { observed = observed } } })
    eq(lines[5], '  Wind –  ·  Humidity –  ·  Clouds –')
  end
end)

it('marks a score that may change', function()
  local evenings = { { score = 67, preliminary = true }, { score = 40 } }
  local days = { { date = '2026-06-21' }, { date = '2026-06-22' } }
  local lines = page.lines(nil, {
    sunset = { value = { days = evenings, source = { kind = 'live' } } },
    daily = { value = { days = days, source = { kind = 'live' } } },
  })
  local said = table.concat(lines, '\n')
  assert(said:find('≈67 of 100', 1, true), said)
  assert(said:find('sunset ≈67\n', 1, true) and said:find('sunset 40\n', 1, true), said)
  eq(lines[#lines], '≈ is a score that may change: not all of the sky is known yet.')
end)

for seconds, words in pairs({ [720] = '12 min', [5400] = '2 h', [172800] = '2 days' }) do
  it(('calls %d seconds %s'):format(seconds, words), function()
    local source = { stale = true, ageSeconds = seconds }
    local lines = page.lines(nil, { current = { value = { source = source } } })
    eq(lines[3], ('Now (%s old)'):format(words))
  end)
end

it('says which part is on its way and which cannot be had', function()
  local failure = { code = -32012, message = 'The server is offline.' }
  local parts = { alerts = { state = 'failure', error = failure } }
  local place = { displayName = 'Lisbon' }
  eq(vim.list_slice(page.lines(place, parts), 1, 4), { 'Lisbon', '', 'Now', '  Loading…' })
  local alone = { '', 'Alerts', '  Not available: The server is offline.' }
  eq(page.lines(place, parts, 'lost'),
    vim.list_extend({ 'Lisbon', '', 'Server: lost' }, alone))
end)

it('shows no control character of a text from elsewhere', function()
  local alert = { severity = 'severe', headline = 'Wind\nand\27[31m rain' }
  local lines = page.lines(nil, { alerts = { state = 'success', value = { alerts = { alert } } } })
  eq(vim.tbl_contains(lines, '  severe: Wind and [31m rain'), true)
end)

it('names a wrong option', function()
  local ok, message = pcall(require('almanac.config').with, { palce = 'Lisbon' })
  eq({ ok, message }, { false, 'almanac: there is no option "palce"' })
end)

it("shows tomorrow's sunset after dark", function()
  local days = { { score = 67, passed = true }, { score = 40, passed = false } }
  local lines = page.lines(nil, { sunset = { value = { days = days } } })
  eq({ lines[6], lines[7] }, { "Tomorrow's sunset", '  –  40 of 100' })
end)

it('has symbols of one cell, or what is wanted', function()
  local emoji = '☀️ 🌙 🌤️ ⛅ ☁️ 🌫️ 🌦️ 🌧️ 🧊 🌨️ ❄️ ⛈️ 🌋 💨 🌪️ ❓'
  for _, one in ipairs(vim.split(emoji, ' ')) do
    eq(vim.fn.strdisplaywidth(glyphs.shown(one, 'plain')), 1)
    eq(vim.fn.strchars(glyphs.shown(one, 'emoji')), 1)
    eq(glyphs.shown(one .. ' 21°C', 'none'), '21°C')
  end
  eq(glyphs.shown('≈⛅ 21°C', 'plain'), '≈☼ 21°C')
end)
