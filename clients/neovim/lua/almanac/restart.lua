--- When to start a server again that ended by itself. No clock and no process in here.
local M = {}
M.__index = M

--- Waits 1, 2, 4, 8 seconds; gives up after five ends within a minute.
M.defaults = { first_delay_ms = 1000, longest_delay_ms = 8000, most_ends = 5, window_ms = 60000 }

function M.new(policy)
  return setmetatable({
    policy = vim.tbl_extend('force', M.defaults, policy or {}),
    ends = {},
  }, M)
end

--- Milliseconds to wait before the next start, or nil when it is not worth another.
---@param now_ms number
---@return number|nil
function M:ended(now_ms)
  local policy = self.policy
  self.ends = vim.tbl_filter(function(moment)
    return now_ms - moment <= policy.window_ms
  end, self.ends)
  table.insert(self.ends, now_ms)
  if #self.ends >= policy.most_ends then
    return nil
  end
  return math.min(policy.first_delay_ms * 2 ^ (#self.ends - 1), policy.longest_delay_ms)
end

return M
