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

--- An error as a person reads it, in the language of the answers.
function M.reason(failure)
  return type(failure.data) == 'table' and failure.data.text or failure.message
end

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

--- The highlight group of each role of a text; those of the server's title have their own.
local roles = {
  strong = 'almanacStrong',
  muted = 'almanacMuted',
  warning = 'almanacWarning',
  quoted = 'almanacQuoted',
  unknown = 'almanacMuted',
  drawing = 'almanacDrawing',
}
local title_roles = { strong = 'almanacTitle', warning = 'almanacAge' }

--- What each group looks like unless the user says otherwise.
M.links = {
  almanacPlace = 'Title',
  almanacTitle = 'Statement',
  almanacAge = 'WarningMsg',
  almanacNote = 'Comment',
  almanacTrouble = 'WarningMsg',
  almanacStrong = 'Number',
  almanacMuted = 'Comment',
  almanacWarning = 'WarningMsg',
  almanacQuoted = 'String',
  almanacDrawing = 'Special',
}

local function section(part)
  local lines = {}
  if not part.value then
    local failure = part.state == 'failure' and '  ! ' .. M.reason(part.error)
    return {
      { { part.title, 'almanacTitle' } },
      { failure and { failure, 'almanacTrouble' } or { '  …' } },
    }
  end
  for index, line in ipairs(part.value.text.styledLines) do
    local groups = index == 1 and title_roles or roles
    table.insert(lines, vim.tbl_map(function(span)
      return { span.text, groups[span.role] }
    end, line.spans))
  end
  return lines
end

--- The whole buffer, of the parts of weather.overview so far, by their methods: of each line its
--- texts with their highlight groups. `trouble` says what is wrong with the server.
function M.styled(place, parts, trouble)
  local lines = { { { place and place.displayName or 'Almanac', 'almanacPlace' } } }
  if trouble then
    vim.list_extend(lines, { {}, { { 'Server: ' .. trouble, 'almanacTrouble' } } })
  end
  local notes = {}
  for _, method in ipairs(M.methods) do
    local part = parts[method]
    if part then
      table.insert(lines, {})
      vim.list_extend(lines, section(part))
      for _, note in ipairs(part.value and part.value.text.notes or {}) do
        if not vim.tbl_contains(notes, note) then
          table.insert(notes, note)
        end
      end
    end
  end
  if #notes > 0 then
    table.insert(lines, {})
    for _, note in ipairs(notes) do
      table.insert(lines, { { note, 'almanacNote' } })
    end
  end
  return lines
end

--- The lines as Neovim can show them, and where in them which group is: row, column and end in
--- bytes, from 0.
function M.lines(place, parts, trouble)
  local lines, marks = {}, {}
  for row, spans in ipairs(M.styled(place, parts, trouble)) do
    local line = ''
    for _, span in ipairs(spans) do
      local text = M.shown(span[1])
      if span[2] then
        table.insert(marks, { row - 1, #line, #line + #text, span[2] })
      end
      line = line .. text
    end
    table.insert(lines, line)
  end
  return lines, marks
end

return M
