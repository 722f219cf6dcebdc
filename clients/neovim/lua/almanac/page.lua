--- The lines of the forecast buffer. Pure: results in, text out; what is unknown is "–".
local glyphs = require('almanac.glyphs')

local M = {
  --- The option `status.icons`.
  icons = 'plain',
}

local UNKNOWN = '–'

local function text(value, suffix)
  if value == nil or value == vim.NIL then
    return UNKNOWN
  end
  return tostring(value) .. (suffix or '')
end

local function whole(value, suffix)
  return text(type(value) == 'number' and math.floor(value + 0.5) or nil, suffix)
end

local function tenth(value, suffix)
  return text(type(value) == 'number' and ('%.1f'):format(value) or nil, suffix)
end

local function value_of(component)
  local value = component and component.value
  return type(value) == 'table' and value or {}
end

--- Whether this, a result or a row of one, is what is usual there and no forecast.
local function is_estimate(value)
  return (value.source or value).kind == 'estimate'
end

--- Whether this, a row of sunset.score, is a score that may change.
local function is_preliminary(row)
  return row.preliminary == true
end

--- The value with "≈" before it where this, a result or a row of one, is an estimate, or where the
--- row that it stands in may change.
local function marked(value, origin, row)
  local is_marked = is_estimate(origin) or is_preliminary(row or origin)
  return is_marked and value ~= UNKNOWN and '≈' .. value or value
end

--- "12 min", "3 h", "2 days", or "some time".
local function age(seconds)
  if type(seconds) ~= 'number' then
    return 'some time'
  elseif seconds < 5400 then
    return whole(seconds / 60, ' min')
  elseif seconds < 129600 then
    return whole(seconds / 3600, ' h')
  end
  return whole(seconds / 86400, ' days')
end

--- " (3 h old)" for a result that is stale, else "".
local function dated(value)
  local source = value.source or {}
  local is_stale = source.stale == true and not is_estimate(value)
  return is_stale and (' (%s old)'):format(age(source.ageSeconds)) or ''
end

--- The clock time of an RFC 3339 time, as the place itself has it.
local function clock(time)
  return type(time) == 'string' and time:sub(12, 16) or UNKNOWN
end

local function weekday(date)
  local year, month, day = date:match('^(%d+)-(%d+)-(%d+)')
  return os.date('%a %d', os.time({ year = year, month = month, day = day, hour = 12 }))
end

local function padded(value, width)
  return value .. string.rep(' ', width - vim.fn.strdisplaywidth(value))
end

local function right(value, width)
  return string.rep(' ', width - vim.fn.strdisplaywidth(value)) .. value
end

local function glyph(value)
  return glyphs.shown(text((value.condition or {}).emoji), M.icons)
end

--- What a station near the place measured; nil without one.
local function measured(value)
  local observed = type(value.observed) == 'table' and value.observed or {}
  local found = type(observed.temperature) == 'table' and observed.temperature or {}
  local units = observed.units or {}
  for _, station in ipairs(observed.stations or {}) do
    if station.id == found.station then
      return ('Measured %s %s ago, %s away at %s%s'):format(
        tenth(found.value, ' ' .. (units.temperature or '')), age(found.ageSeconds),
        text(station.distance, ' ' .. (units.distance or '')),
        type(station.name) == 'string' and station.name or text(station.id),
        found.quality == 'stuck' and ' (the sensor may be stuck)' or ''
      )
    end
  end
end

local function current(value)
  local units, condition, wind = value.units or {}, value.condition or {}, value.wind or {}
  local degrees = ' ' .. (units.temperature or '')
  local lines = {
    ('%s  %s  %s, feels like %s'):format(
      glyph(value), text(condition.text),
      marked(tenth(value.temperature, degrees), value), tenth(value.feelsLike, degrees)
    ),
    ('Wind %s  ·  Humidity %s  ·  Clouds %s'):format(
      text(wind.speed, ' ' .. (units.windSpeed or '')),
      whole(value.humidity, ' %'), whole((value.cloudCover or {}).total, ' %')
    ),
    ('Sunrise %s  ·  Sunset %s'):format(clock(value.sunrise), clock(value.sunset)),
  }
  local line = measured(value)
  if line then
    table.insert(lines, 2, line)
  end
  return lines
end

--- The first evening that is not over, and which it is; after dark that is tomorrow's.
local function next_evening(value)
  for index, day in ipairs(value.days or {}) do
    if day.passed ~= true then
      return day, index
    end
  end
  return (value.days or {})[1], 1
end

local function sunset_title(value)
  local _, index = next_evening(value)
  return index == 1 and "Tonight's sunset" or "Tomorrow's sunset"
end

local function sunset(value)
  local day = next_evening(value)
  if not day then
    return { UNKNOWN }
  end
  local golden = day.goldenHour or {}
  return {
    ('%s  %s of 100'):format(text(day.label), marked(whole(day.score), value, day)),
    text(day.explanation),
    ('Sun sets %s  ·  golden hour %s to %s  ·  color %s likely'):format(
      clock(day.time), clock(golden.start), clock(golden['end']),
      whole(day.color and day.color.chance * 100, ' %')
    ),
  }
end

local function daily(value, sunset_value)
  local lines, units, sunsets = {}, value.units or {}, sunset_value.days or {}
  for index, day in ipairs(value.days or {}) do
    local evening = sunsets[index] or {}
    table.insert(lines, ('%s  %s%s to %s %s  %s  %s  sunset %s'):format(
      padded(weekday(day.date), 7),
      padded(glyph(day), 3),
      right(marked(tenth(day.temperatureMin), day), 6), right(tenth(day.temperatureMax), 5),
      units.temperature or '', right(whole(day.precipitationProbability, ' %'), 5),
      right(text(day.precipitation, ' ' .. (units.precipitation or '')), 8),
      marked(whole(evening.score), sunset_value, evening)
    ))
  end
  return lines
end

local function alerts(value)
  local lines = {}
  for _, alert in ipairs(value.alerts or {}) do
    table.insert(lines, ('%s: %s'):format(text(alert.severity), text(alert.headline or alert.event)))
  end
  return #lines > 0 and lines or { 'None.' }
end

local function climate(value)
  local now, future, units = value.current or {}, value.projected or {}, value.units or {}
  local degrees = ' ' .. (units.temperature or '')
  return {
    ('A day like this: %s then, %s now'):format(
      marked(tenth(future.temperature, degrees), value), tenth(now.temperature, degrees)
    ),
    ('Between %s and %s, under %s'):format(
      tenth(future.low, degrees), tenth(future.high, degrees),
      (text(value.scenario):gsub('^ssp(.)(.)(.)$', 'SSP%1-%2.%3'))
    ),
  }
end

local SECTIONS = {
  { part = 'current', title = 'Now', lines = current },
  { part = 'sunset', title = sunset_title, lines = sunset },
  { part = 'daily', title = 'The days ahead', lines = daily },
  { part = 'alerts', title = 'Alerts', lines = alerts },
  { part = 'climate', title = 'In 2045', lines = climate },
}

--- What the overview is asked for.
M.include = vim.tbl_map(function(section)
  return section.part
end, SECTIONS)

local function section_lines(section, component, sunset_value)
  local value = component.value
  if value ~= nil and value ~= vim.NIL then
    return section.lines(value, sunset_value)
  elseif component.state == 'failure' then
    local failure = type(component.error) == 'table' and component.error or {}
    return { 'Not available: ' .. (failure.message or 'unknown') }
  end
  return { 'Loading…' }
end

local function has_row(value, is_so)
  return #vim.tbl_filter(is_so, value.days or {}) > 0
end

local function credits(components)
  local lines, seen = {}, {}
  local function add(line)
    if not seen[line] then
      seen[line] = true
      table.insert(lines, line)
    end
  end
  for _, section in ipairs(SECTIONS) do
    local value = (components[section.part] or {}).value
    if type(value) == 'table' then
      if is_estimate(value) or has_row(value, is_estimate) then
        add('≈ is what is usual here, not a forecast.')
      end
      if has_row(value, is_preliminary) then
        add('≈ is a score that may change: not all of the sky is known yet.')
      end
      if dated(value) ~= '' then
        add('Stored ' .. text(value.source.fetchedAt) .. '; nothing newer could be had.')
      end
      for _, credit in ipairs(value.attribution or {}) do
        add(credit.text)
      end
    end
  end
  return lines
end

--- The whole buffer.
---@param place table|nil
---@param components table of weather.overview, or its parts so far
---@param trouble string|nil what is wrong with the server
function M.lines(place, components, trouble)
  local lines = { place and place.displayName or 'Almanac' }
  if trouble then
    vim.list_extend(lines, { '', 'Server: ' .. trouble })
  end
  local sunset_value = value_of(components.sunset)
  for _, section in ipairs(SECTIONS) do
    local component = components[section.part]
    -- Where there is trouble, nothing more is on its way.
    if component or not trouble then
      local value = value_of(component)
      local title = type(section.title) == 'function' and section.title(value) or section.title
      vim.list_extend(lines, { '', title .. dated(value) })
      local body = section_lines(section, component or {}, sunset_value)
      vim.list_extend(lines, vim.tbl_map(function(line)
        return '  ' .. line:gsub('[%c]', ' ')
      end, body))
    end
  end
  local last = credits(components)
  if #last > 0 then
    table.insert(lines, '')
    vim.list_extend(lines, last)
  end
  return lines
end

return M
