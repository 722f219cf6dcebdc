--- The forecast buffer, `almanac://forecast`. Reading it again (:edit) asks again.
local page = require('almanac.page')

local M = {}
local NAME = 'almanac://forecast'

M.place, M.components, M.trouble = nil, {}, nil
local running

local function number()
  local found = vim.fn.bufnr('^' .. NAME .. '$')
  return found > 0 and found or nil
end

local function draw()
  local buffer = number()
  if not buffer or not vim.api.nvim_buf_is_loaded(buffer) then
    return
  end
  local lines = page.lines(M.place, M.components, M.trouble)
  vim.bo[buffer].modifiable = true
  vim.api.nvim_buf_set_lines(buffer, 0, -1, false, lines)
  vim.bo[buffer].modifiable = false
  vim.bo[buffer].modified = false
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
    local keys = { q = '<Cmd>close<CR>', r = '<Cmd>edit<CR>' }
    for key, command in pairs(keys) do
      vim.keymap.set('n', key, command, { buffer = true, nowait = true })
    end
  end
end

--- Asks for everything in it. Parts are drawn as they come.
function M.read(client, days)
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
  local params = { include = page.include, days = days, partialResultToken = 'almanac-page' }
  local this
  this = client:request('weather.overview', params, function(failure, result)
    if running == this then
      running = nil
    end
    if failure then
      M.trouble = failure.message
    else
      M.trouble, M.place, M.components = nil, result.place, result.components
    end
    draw()
  end)
  running = this
end

--- Takes a part of the overview.
function M.take(part)
  if type(part) == 'table' and part.component and (part.value or not M.components[part.component]) then
    M.components[part.component] = part
    if part.value and part.value.place then
      M.place = part.value.place
    end
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
