--- The lines of the forecast buffer: what the server wrote, part by part. Pure.
local M = {}

--- What the overview is asked for, in the order of the page.
M.include = { 'current', 'sunset', 'daily', 'alerts', 'climate' }

--- The text as Neovim can show it: without control characters, and without the isolates around text
--- of another direction (U+2066 to U+2069), which no terminal gets to see: Neovim writes them as
--- <2068>.
local function shown(text)
  return (text:gsub('\226\129[\166-\169]', ''):gsub('%c', ' '))
end

local function section(part)
  if part.value then
    return vim.list_extend({ part.value.text.title }, part.value.text.lines)
  end
  return { part.title, part.state == 'failure' and '  ! ' .. part.error.message or '  …' }
end

--- The whole buffer, of the components of weather.overview or its parts so far. `trouble` says what
--- is wrong with the server.
function M.lines(place, components, trouble)
  local lines = { place and place.displayName or 'Almanac' }
  if trouble then
    vim.list_extend(lines, { '', 'Server: ' .. trouble })
  end
  local notes = {}
  for _, name in ipairs(M.include) do
    local part = components[name]
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
  return vim.tbl_map(shown, lines)
end

return M
