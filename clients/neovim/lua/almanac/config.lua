--- The options and what they are without a word from the user.
local M = {}

M.defaults = {
  --- The server and its arguments; nil: $ALMANAC, else `almanac` on the PATH.
  command = nil,
  --- Variables added to the server's environment.
  environment = {},
  --- Start with Neovim. Without it nothing runs until the first :Almanac.
  start = false,
  --- A place, when the server's own current location will not do.
  place = nil,
  --- metric, imperial, uk, si; nil: what the server is configured for, or else those of your
  --- territory.
  units = nil,
  --- The words of the answers, BCP 47; nil: what the server is configured for.
  locale = nil,
  status = {
    --- wttr.in letters or {named} fields; see status.text in the protocol.
    format = '%c %t',
    --- plain (symbols of one cell), emoji, nerd, ascii or none
    icons = 'plain',
    interval_seconds = 900,
    --- Behind the last known text: not confirmed yet, server lost, server given up.
    marks = { old = ' …', lost = ' ↻', failed = ' ✗' },
  },
  sun = {
    --- Switch 'background' by the sun.
    enable = false,
    --- Where the sun stands when light turns dark, in degrees; -6 ends civil twilight.
    elevation_angle = -6,
    --- Negative is earlier.
    offset_minutes = 0,
    --- Called with "light" or "dark" in place of setting 'background'.
    apply = nil,
  },
  --- Rows of the forecast.
  days = 7,
  --- See almanac.restart.
  restart = {},
}

local TYPES = {
  command = 'table',
  environment = 'table',
  start = 'boolean',
  units = 'string',
  locale = 'string',
  status = 'table',
  sun = 'table',
  days = 'number',
  restart = 'table',
}

--- The options complete, or an error that names the wrong one.
function M.with(options)
  for name, value in pairs(options or {}) do
    if TYPES[name] == nil and name ~= 'place' then
      error('almanac: there is no option "' .. tostring(name) .. '"', 0)
    elseif TYPES[name] and type(value) ~= TYPES[name] then
      error(('almanac: option "%s" has to be a %s'):format(name, TYPES[name]), 0)
    end
  end
  local config = vim.tbl_deep_extend('force', M.defaults, options or {})
  config.command = config.command or { vim.env.ALMANAC or 'almanac', 'serve' }
  return config
end

return M
