--- The text for the status line: the last known one, kept across starts, never waited for.
local page = require('almanac.page')

local M = {}

local stored_path = vim.fn.stdpath('cache') .. '/almanac/status'

--- text: the last known; confirmed: said by the server since it was last started.
--- mark and age: those that the text holds, "≈" and "3h", "" for none.
M.known = { text = '', confirmed = false, mark = '', age = '', tooltip = nil, speech = nil, failure = nil }

--- The text with its mark, for a state of the client. Touches nothing.
function M.compose(known, state, marks)
  if state == 'stopped' then
    return ''
  end
  local mark = ''
  if state == 'failed' then
    mark = marks.failed
  elseif state == 'waiting' then
    mark = marks.lost
  elseif not known.confirmed then
    mark = marks.old
  end
  return vim.trim(known.text .. mark)
end

--- The highlight group for a text: an estimate, a stale one, or neither.
function M.highlight(known)
  if known.mark ~= '' then
    return 'AlmanacEstimate'
  end
  return known.age ~= '' and 'AlmanacStale' or 'AlmanacStatus'
end

local function given(value)
  return type(value) == 'string' and value or ''
end

--- What the last session knew.
function M.recall()
  local file = io.open(stored_path, 'r')
  if file then
    M.known.text = page.shown(vim.trim(file:read('*a') or ''))
    file:close()
  end
end

local function remember(text)
  -- It may name a place, so it is nobody else's to read.
  vim.fn.mkdir(vim.fn.fnamemodify(stored_path, ':h'), 'p', tonumber('700', 8))
  local partial = stored_path .. '.' .. vim.fn.getpid()
  if vim.fn.writefile({ text }, partial) == 0 then
    vim.fn.setfperm(partial, 'rw-------')
    os.rename(partial, stored_path)
  end
end

--- Takes an event of the status.text subscription.
function M.take(event)
  if event.error then
    M.known.confirmed = false
    M.known.failure = page.reason(event.error)
    return
  elseif not event.result then
    return
  end
  local result = event.result
  M.known = {
    text = page.shown(result.text or ''),
    confirmed = true,
    mark = given(result.mark),
    age = given(result.age),
    tooltip = result.tooltip,
    speech = result.speech,
  }
  pcall(remember, M.known.text)
end

--- A server that is gone confirms nothing.
function M.doubt()
  M.known.confirmed = false
end

return M
