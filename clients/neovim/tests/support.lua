local M = {}

local root = vim.fn.fnamemodify('.', ':p') .. '../../'
local python = vim.env.PYTHON or 'python3'
local replay = root .. 'protocol-spec/conformance/replay.py'

--- The command of a mock that plays this transcript.
function M.mock(name)
  return { python, replay, '--mock', root .. 'clients/transcripts/' .. name .. '.io' }
end

--- The built server offline, in an empty home, at a fixed moment.
function M.server()
  local home = vim.fn.tempname()
  return {
    command = { vim.env.ALMANAC, 'serve' },
    environment = {
      HOME = home,
      ALMANAC_DATA_DIR = home .. '/data',
      ALMANAC_CACHE_DIR = home .. '/cache',
      ALMANAC_OFFLINE = '1',
      ALMANAC_NOW = '2026-06-21T12:00:00Z',
      ALMANAC_LOCATION = '38.72,-9.14',
    },
  }
end

--- Runs a test with a plugin that knows nothing yet and is stopped at the end.
function M.fresh(options, body)
  for name in pairs(package.loaded) do
    if vim.startswith(name, 'almanac') then
      package.loaded[name] = nil
    end
  end
  -- No test is about these limits, and a machine that stands still must not meet them.
  require('almanac.client').handshake_ms = 120000
  require('almanac.process').grace_ms = 120000
  local almanac = require('almanac')
  almanac.setup(options)
  local ok, trace = xpcall(function()
    body(almanac)
  end, debug.traceback)
  almanac.stop()
  vim.cmd('silent! %bwipeout!')
  if not ok then
    error(trace, 0)
  end
end

function M.states(pattern)
  local seen = {}
  vim.api.nvim_create_autocmd('User', {
    pattern = 'AlmanacStatus',
    callback = function()
      local state = require('almanac').state()
      if seen[#seen] ~= state then
        table.insert(seen, state)
      end
    end,
  })
  return seen
end

return M
