--- The lines of the forecast buffer: what the server wrote, part by part. Pure.
local M = {}

--- The methods whose answers the overview is asked for, in the order of the page.
M.methods = {
  'weather.current',
  'sunset.score',
  'forecast.daily',
  'alerts.active',
  'climate.project',
}
local of_days = { ['sunset.score'] = true, ['forecast.daily'] = true }

--- The parts of an overview with so many days.
function M.calls(days)
  return vim.tbl_map(function(method)
    return { method = method, params = of_days[method] and { days = days } or nil }
  end, M.methods)
end

--- What Neovim writes as <2068>, in UTF-8: U+061C, U+200B to U+200F and U+202A to U+202E, U+2066 to
--- U+2069, U+FEFF: marks of direction, joiners and spaces of no width.
local invisible = {
  '\216\156',
  '\226\128[\139-\143\170-\174]',
  '\226\129[\166-\169]',
  '\239\187\191',
}

--- The text as Neovim can show it: without control characters and the invisible ones.
function M.shown(text)
  for _, character in ipairs(invisible) do
    text = text:gsub(character, '')
  end
  return (text:gsub('%c', ' '))
end

local function section(part)
  if part.value then
    return vim.list_extend({ part.value.text.title }, part.value.text.lines)
  end
  return { part.title, part.state == 'failure' and '  ! ' .. part.error.message or '  …' }
end

--- The whole buffer, of the parts of weather.overview so far, by their methods. `trouble` says what
--- is wrong with the server.
function M.lines(place, parts, trouble)
  local lines = { place and place.displayName or 'Almanac' }
  if trouble then
    vim.list_extend(lines, { '', 'Server: ' .. trouble })
  end
  local notes = {}
  for _, method in ipairs(M.methods) do
    local part = parts[method]
    if part then
      table.insert(lines, '')
      vim.list_extend(lines, section(part))
      for _, note in ipairs(part.value and part.value.text.notes or {}) do
        if not vim.tbl_contains(notes, note) then
          table.insert(notes, note)
        end
      end
    end
  end
  if #notes > 0 then
    table.insert(lines, '')
    vim.list_extend(lines, notes)
  end
  return vim.tbl_map(M.shown, lines)
end

return M
