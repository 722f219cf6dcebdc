--- The forecast buffer, `almanac://forecast`. Reading it again (:edit) asks again.
local page = require('almanac.page')

local M = {}
local NAME = 'almanac://forecast'

--- The parts are by their methods.
M.place, M.parts, M.trouble = nil, {}, nil
local running
local namespace = vim.api.nvim_create_namespace('almanac')
--- The columns that it was last asked for.
local columns

local function number()
  local found = vim.fn.bufnr('^' .. NAME .. '$')
  return found > 0 and found or nil
end

local function draw()
  local buffer = number()
  if not buffer or not vim.api.nvim_buf_is_loaded(buffer) then
    return
  end
  local lines, marks = page.lines(M.place, M.parts, M.trouble)
  vim.bo[buffer].modifiable = true
  vim.api.nvim_buf_set_lines(buffer, 0, -1, false, lines)
  vim.bo[buffer].modifiable = false
  vim.bo[buffer].modified = false
  vim.api.nvim_buf_clear_namespace(buffer, namespace, 0, -1)
  for _, mark in ipairs(marks) do
    local row, column, last, group = unpack(mark)
    local options = { end_col = last, hl_group = group }
    vim.api.nvim_buf_set_extmark(buffer, namespace, row, column, options)
  end
end

for group, link in pairs(page.links) do
  vim.cmd(('highlight default link %s %s'):format(group, link))
end

--- Opens the buffer beside what is open; its own reading asks the server.
function M.open()
  local buffer = number()
  local window = buffer and vim.fn.bufwinid(buffer) or -1
  if window ~= -1 then
    vim.api.nvim_set_current_win(window)
    vim.cmd('edit')
  else
    vim.cmd('split ' .. NAME)
    -- Notes and errors are as long as they are.
    vim.cmd('setlocal wrap linebreak breakindent')
    local keys = { q = '<Cmd>close<CR>', r = '<Cmd>edit<CR>' }
    for key, command in pairs(keys) do
      vim.keymap.set('n', key, command, { buffer = true, nowait = true })
    end
  end
end

--- The columns that its window has for text; 80 without a window.
local function wanted_columns()
  local window = vim.fn.bufwinid(number() or -1)
  local info = vim.fn.getwininfo(window)[1] or { width = 80, textoff = 0 }
  return math.min(math.max(info.width - info.textoff, 24), 100)
end

--- Asks for everything in it. Parts are drawn as they come.
function M.read(client, days, icons)
  local buffer = number()
  if not buffer then
    return
  end
  vim.bo[buffer].buftype = 'nofile'
  vim.bo[buffer].swapfile = false
  vim.bo[buffer].buflisted = false
  vim.bo[buffer].filetype = 'almanac'
  M.trouble = client.state == 'failed' and client.failure or nil
  draw()
  if running then
    client:cancel(running)
  end
  columns = wanted_columns()
  local params = {
    parts = page.calls(days),
    text = { style = 'styled', columns = columns, icons = icons },
    partialResultToken = 'almanac-page',
  }
  local this
  this = client:request('weather.overview', params, function(failure, result)
    if running == this then
      running = nil
    end
    if failure then
      M.trouble = page.reason(failure)
    else
      M.trouble, M.place, M.parts = nil, result.place, {}
      for _, part in ipairs(result.parts) do
        M.parts[part.method] = part
      end
    end
    draw()
  end)
  running = this
end

--- Whether its window is as wide as when it was asked for.
function M.fits()
  return wanted_columns() == columns
end

--- Takes a part of the overview; a value that is known stays until there is another, or another
--- place.
function M.take(part)
  if part.value or not (M.parts[part.method] or {}).value then
    if part.value and part.value.place then
      if M.place and M.place.id ~= part.value.place.id then
        M.parts = {}
      end
      M.place = part.value.place
    end
    M.parts[part.method] = part
    draw()
  end
end

--- Shows how the server is; asks again when it is back.
function M.server(state, failure)
  if state == 'waiting' then
    M.trouble = 'lost, is being started again (' .. failure .. ')'
  elseif state == 'failed' then
    M.trouble = failure
  elseif state == 'ready' then
    M.trouble = nil
  end
  draw()
end

function M.shown()
  local buffer = number()
  return buffer ~= nil and vim.fn.bufwinid(buffer) ~= -1
end

return M
