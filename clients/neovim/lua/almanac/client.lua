--- The conversation with the server: handshake, requests, subscriptions, and starting it again
--- when it ends by itself. Everything is a callback: nothing in here waits.
local Process = require('almanac.process')
local Restart = require('almanac.restart')
local uv = vim.uv or vim.loop

local PROTOCOL = '1.0'
local METHOD_NOT_FOUND = -32601
local REQUEST_MS = 60000

local M = {}
M.__index = M
M.handshake_ms = 10000

---@param options table command, environment, configuration, restart, on_state, on_notification
function M.new(options)
  return setmetatable({
    options = options,
    configuration = options.configuration or {},
    restart = Restart.new(options.restart),
    --- stopped, starting, ready, waiting (for the next start) or failed (not started again)
    state = 'stopped',
    failure = nil,
    server = nil,
    pending = {},
    queue = {},
    subscriptions = {},
    next_id = 0,
    log = {},
  }, M)
end

function M:become(state, failure)
  self.state = state
  self.failure = failure
  if self.options.on_state then
    self.options.on_state(state, failure)
  end
end

function M:note(text)
  table.insert(self.log, text)
  if #self.log > 50 then
    table.remove(self.log, 1)
  end
end

function M:start()
  if self.state == 'stopped' or self.state == 'failed' then
    self.restart = Restart.new(self.options.restart)
    self:launch()
  end
end

function M:launch()
  self:become('starting')
  local process, failure
  process, failure = Process.start(self.options.command, self.options.environment, {
    on_message = function(message)
      if self.process == process then
        self:receive(message)
      end
    end,
    on_log = function(text)
      self:note(text)
    end,
    on_end = function(text)
      if self.process == process then
        self:lost(text)
      end
    end,
  })
  if not process then
    return self:give_up(failure)
  end
  self.process = process
  self:greet()
end

function M:greet()
  local params = {
    protocolVersion = PROTOCOL,
    processId = uv.os_getpid(),
    clientInfo = { name = 'almanac.nvim', version = '0.1.0' },
    capabilities = { progress = true, notifications = true },
    configuration = next(self.configuration) and self.configuration or vim.empty_dict(),
  }
  self:send('initialize', params, function(failure, result)
    if failure and not failure.code then
      return
    elseif failure then
      return self:give_up(failure.message)
    end
    local version = tostring(result.protocolVersion)
    if version:match('^%d+') ~= PROTOCOL:match('^%d+') then
      local text = 'this plugin speaks protocol %s, the server %s'
      return self:give_up(text:format(PROTOCOL, version))
    end
    self:greeted(result)
  end, M.handshake_ms)
end

function M:greeted(result)
  self.server = result
  self.process:send({ jsonrpc = '2.0', method = 'initialized' })
  self:become('ready')
  for _, subscription in pairs(self.subscriptions) do
    self:create(subscription)
  end
  local queue = self.queue
  self.queue = {}
  for _, waiting in ipairs(queue) do
    self:send(unpack(waiting))
  end
end

--- Calls back with an error or a result; waits for the server when it is being started.
---@return table a request whose `cancel()` takes it back
function M:request(method, params, callback)
  local call = { method, params, callback }
  if self.state == 'failed' or self.state == 'stopped' then
    vim.schedule(function()
      callback({ message = self.failure or 'the server is not running' })
    end)
  elseif self.state == 'ready' then
    call.id = self:send(method, params, callback)
  else
    table.insert(self.queue, call)
  end
  return call
end

function M:cancel(call)
  self.queue = vim.tbl_filter(function(waiting)
    return waiting ~= call
  end, self.queue)
  if call.id and self.pending[call.id] then
    self.pending[call.id] = nil
    self.process:send({ jsonrpc = '2.0', method = '$/cancelRequest', params = { id = call.id } })
  end
end

function M:send(method, params, callback, timeout_ms)
  self.next_id = self.next_id + 1
  local id = self.next_id
  self.pending[id] = callback
  local message = { jsonrpc = '2.0', id = id, method = method }
  message.params = params and next(params) and params or nil
  self.process:send(message)
  vim.defer_fn(function()
    if self.pending[id] ~= callback then
      return
    end
    self:cancel({ id = id })
    callback({ message = method .. ' was not answered in time' })
    if method == 'initialize' then
      self.process:close()
    end
  end, timeout_ms or REQUEST_MS)
  return id
end

--- Events of a method until cancelled, across restarts of the server.
---@param params table of subscription.create
---@param on_event fun(event: table)
function M:subscribe(params, on_event)
  local subscription = { params = params, on_event = on_event }
  subscription.key = tostring(subscription)
  self.subscriptions[subscription.key] = subscription
  if self.state == 'ready' then
    self:create(subscription)
  end
  return subscription
end

function M:create(subscription)
  subscription.id = nil
  -- Made anew while the first was on its way: then the first is nobody's.
  local generation = {}
  subscription.generation = generation
  self:send('subscription.create', subscription.params, function(failure, result)
    local wanted = self.subscriptions[subscription.key] and subscription.generation == generation
    if wanted and failure then
      subscription.on_event({ reason = 'error', error = failure })
    elseif wanted then
      subscription.id = result.id
    elseif not failure then
      self:send('subscription.cancel', { id = result.id }, function() end)
    end
  end)
end

function M:unsubscribe(subscription)
  self.subscriptions[subscription.key] = nil
  if subscription.id and self.state == 'ready' then
    self:send('subscription.cancel', { id = subscription.id }, function() end)
  end
end

--- Makes them anew: what they say depends on where "here" is.
function M:resubscribe()
  for key, subscription in pairs(vim.tbl_extend('force', {}, self.subscriptions)) do
    self:unsubscribe(subscription)
    self.subscriptions[key] = subscription
    if self.state == 'ready' then
      self:create(subscription)
    end
  end
end

function M:receive(message)
  if type(message.method) ~= 'string' then
    local callback = message.id and self.pending[message.id]
    if callback then
      self.pending[message.id] = nil
      callback(message.error, message.result)
    end
  elseif message.id ~= nil then
    -- The one request a server has is for a device's location, which an editor does not know.
    local failure = { code = METHOD_NOT_FOUND, message = 'There is no such method.' }
    self.process:send({ jsonrpc = '2.0', id = message.id, error = failure })
  elseif message.method == 'subscription/event' then
    for _, subscription in pairs(self.subscriptions) do
      if subscription.id == message.params.id then
        subscription.on_event(message.params)
      end
    end
  elseif self.options.on_notification then
    self.options.on_notification(message.method, message.params or {})
  end
end

--- Answers every open question, so that nobody waits for a server that is gone.
function M:abandon(text)
  local pending = self.pending
  self.pending = {}
  for _, callback in pairs(pending) do
    callback({ message = text })
  end
end

function M:lost(text)
  self.process = nil
  self:note(text)
  local delay = self.restart:ended(uv.now())
  if not delay then
    return self:give_up('the server ends again and again: ' .. text)
  end
  self:become('waiting', text)
  self:abandon(text)
  vim.defer_fn(function()
    if self.state == 'waiting' then
      self:launch()
    end
  end, delay)
end

function M:give_up(text)
  local process = self.process
  self.process = nil
  self:note(text)
  self:become('failed', text)
  self:abandon(text)
  local queue = self.queue
  self.queue = {}
  for _, call in ipairs(queue) do
    call[3]({ message = text })
  end
  if process then
    process:close()
  end
end

--- Says goodbye; the end of its input ends a server that does not listen.
function M:stop()
  local process = self.process
  self.process = nil
  self.subscriptions = {}
  self.queue = {}
  self:become('stopped')
  self:abandon('the plugin was stopped')
  if process then
    process:send({ jsonrpc = '2.0', id = self.next_id + 1, method = 'shutdown' })
    process:send({ jsonrpc = '2.0', method = 'exit' })
    process:close()
  end
end

return M
