--- One run of the server: JSON texts over its stdin and stdout, one a line.
--- Built on libuv alone, whose calls are the same from Neovim 0.7 to today's.
local uv = vim.uv or vim.loop

local M = {}
M.__index = M

M.grace_ms = 2000
--- What to type where the server is missing.
M.install = 'pipx install almanac-server, or npm install -g @almanac/server'

local function environment(extra)
  local variables = vim.tbl_extend('force', uv.os_environ(), extra or {})
  local list = {}
  for name, value in pairs(variables) do
    table.insert(list, name .. '=' .. tostring(value))
  end
  return list
end

--- Starts the command, or returns nil and why not.
---@param command string[]
---@param handlers table on_message(message), on_log(text), on_end(text), all on the main loop
function M.start(command, extra_environment, handlers)
  local self = setmetatable({ handlers = handlers, pieces = {}, open = 2, last_words = '' }, M)
  self.stdin, self.stdout, self.stderr = uv.new_pipe(false), uv.new_pipe(false), uv.new_pipe(false)
  local handle, pid = uv.spawn(command[1], {
    args = vim.list_slice(command, 2, #command),
    stdio = { self.stdin, self.stdout, self.stderr },
    env = environment(extra_environment),
    hide = true,
  }, function(code, signal)
    self.how = signal ~= 0 and ('signal ' .. signal) or ('code ' .. code)
    self.handle:close()
    self:closed()
  end)
  if not handle then
    for _, pipe in ipairs({ self.stdin, self.stdout, self.stderr }) do
      pipe:close()
    end
    return nil, command[1] .. ' cannot be started: ' .. tostring(pid) .. '; install it: ' .. M.install
  end
  self.handle, self.pid = handle, pid
  self:listen()
  return self
end

function M:listen()
  self.stdout:read_start(function(_, chunk)
    if chunk then
      self:take(chunk)
    else
      self.stdout:close()
      self:closed()
    end
  end)
  self.stderr:read_start(function(_, chunk)
    if chunk then
      self.last_words = (self.last_words .. chunk):sub(-500)
      self:tell('on_log', vim.trim(chunk))
    else
      self.stderr:close()
    end
  end)
end

--- The run is over when the process has ended and all it said was read.
function M:closed()
  self.open = self.open - 1
  if self.open > 0 then
    return
  end
  if not self.stdin:is_closing() then
    self.stdin:close()
  end
  local words = vim.trim(self.last_words)
  local how = 'the server ended with ' .. self.how
  self:tell('on_end', words == '' and how or (how .. ': ' .. words))
end

function M:take(chunk)
  local start = 1
  while true do
    local stop = chunk:find('\n', start, true)
    if not stop then
      break
    end
    table.insert(self.pieces, chunk:sub(start, stop - 1))
    self:take_line(table.concat(self.pieces))
    self.pieces = {}
    start = stop + 1
  end
  if start <= #chunk then
    table.insert(self.pieces, chunk:sub(start))
  end
end

function M:take_line(line)
  local ok, message = pcall(vim.json.decode, line, { luanil = { object = true } })
  if ok and type(message) == 'table' then
    self:tell('on_message', message)
  else
    self:tell('on_log', 'not a message: ' .. line:sub(1, 200))
  end
end

function M:tell(handler, value)
  vim.schedule(function()
    self.handlers[handler](value)
  end)
end

--- False when the server does not read any more.
function M:send(message)
  if self.stdin:is_closing() then
    return false
  end
  self.stdin:write(vim.json.encode(message) .. '\n')
  return true
end

--- The end of its input; then TERM, then KILL, for one that does not react.
function M:close()
  if self.stdin:is_closing() then
    return
  end
  self.stdin:shutdown(function()
    if not self.stdin:is_closing() then
      self.stdin:close()
    end
  end)
  for step, signal in ipairs({ 'sigterm', 'sigkill' }) do
    vim.defer_fn(function()
      if not self.handle:is_closing() then
        self.handle:kill(signal)
      end
    end, step * M.grace_ms)
  end
end

return M
