-- Neovim's own `vim.lsp.rpc` drives the built server through a whole session.
local python, world = vim.env.PYTHON or 'python3', vim.env.PEER_WORLD
local lisbon = { latitude = 38.72, longitude = -9.14, timeZone = 'Europe/Lisbon' }
local heard, faults, exit = {}, {}, nil

local function expect(condition, what, value)
  if not condition then
    error(('%s: %s'):format(what, vim.inspect(value)), 2)
  end
end

local function wait_for(what, condition)
  expect(vim.wait(120000, condition, 5), 'waited in vain for ' .. what)
end

--- Asks the local upstream; its waits end by an event or fail.
local function upstream(path, body)
  local command = { python, world, 'ask', path }
  if body then
    table.insert(command, vim.fn.json_encode(body))
  end
  local answer = vim.fn.system(command)
  expect(vim.v.shell_error == 0, 'the upstream', answer)
  return vim.fn.json_decode(answer)
end

local dispatchers = {
  notification = function(method, params)
    table.insert(heard, { method = method, params = params })
  end,
  server_request = function(method, params)
    table.insert(heard, { method = method, params = params })
    return { latitude = 47.37, longitude = 8.54 }
  end,
  on_error = function(code, details)
    table.insert(faults, { code = code, details = details })
  end,
  on_exit = function(code, signal)
    exit = { code = code, signal = signal }
  end,
}

-- Neovim 0.10 takes the command as one list.
local client
if vim.fn.has('nvim-0.10') == 1 then
  client = vim.lsp.rpc.start({ vim.env.ALMANAC, 'serve' }, dispatchers)
else
  client = vim.lsp.rpc.start(vim.env.ALMANAC, { 'serve' }, dispatchers)
end

--- - Returns: the error and the result.
local function request(method, params)
  local answer
  expect(client.request(method, params, function(err, result)
    answer = { err = err, result = result }
  end), 'sent', method)
  wait_for('the answer to ' .. method, function()
    return answer
  end)
  return answer.err, answer.result
end

local function result_of(method, params)
  local err, result = request(method, params)
  expect(err == nil, method, err)
  return result
end

local function said(method)
  return vim.tbl_map(
    function(message)
      return message.params
    end,
    vim.tbl_filter(function(message)
      return message.method == method
    end, heard)
  )
end

local function opening()
  local answer = result_of('initialize', {
    processId = vim.loop.getpid(),
    rootUri = vim.NIL,
    clientInfo = { name = 'Neovim' },
    capabilities = { progress = true, location = true, notifications = true },
  })
  expect(answer.serverInfo.name == 'almanac', 'name', answer.serverInfo)
  expect(answer.protocolVersion == '1.0', 'version', answer.protocolVersion)
  expect(vim.tbl_contains(answer.capabilities.methods, 'weather.current'), 'methods', answer)
  client.notify('initialized', vim.empty_dict())
end

-- Computed on the spot, and fetched from the upstream with progress.
local function calls()
  local projection = result_of('climate.project', {
    temperature = 21.5,
    condition = 'Light rain',
    model = 'weather2045',
  })
  expect(projection.projected.temperature == 23.5, 'projected', projection.projected)
  expect(projection.projected.condition.text == 'Heavy Rain', 'text', projection.projected)
  -- An empty Lua table goes out as `[]`.
  expect(type(result_of('moon.phase', {}).illumination) == 'number', 'moon')
  local weather = result_of('weather.current', { place = lisbon, workDoneToken = 7 })
  expect(weather.source.kind == 'live', 'source', weather.source)
  expect(weather.place.timeZone == 'Europe/Lisbon', 'place', weather.place)
  expect(#upstream('/-/log?match=/v1/forecast') == 1, 'asked once')
  local progress = said('$/progress')
  expect(#progress >= 2, 'progress', progress)
  expect(progress[1].value.kind == 'begin', 'begin', progress)
  expect(progress[#progress].value.kind == 'end', 'end', progress)
  for _, message in ipairs(progress) do
    expect(message.token == 7, 'token', message)
  end
end

local function errors()
  local err = request('sun.position', { place = { latitude = 91, longitude = 0 } })
  expect(err and err.code == -32602, 'code', err)
  expect(err.data.kind == 'outOfRange', 'kind', err.data)
  expect(err.data.path == '/place/latitude', 'path', err.data)
  expect(err.data.range.minimum == -90 and err.data.range.maximum == 90, 'range', err.data)
  err = request('sun.positon', vim.empty_dict())
  expect(err and err.code == -32601, 'unknown', err)
  expect(vim.tbl_contains(err.data.didYouMean, 'sun.position'), 'didYouMean', err.data)
end

-- Neovim keeps the answer -32800, and no other, from the callback and only says that the request
-- is over. The answer is in its log.
local function cancellation()
  upstream('/-/script', { match = '/v1/forecast', fault = 'slow-first-byte', times = 1 })
  local answered, over = false, false
  local place = { latitude = 60.17, longitude = 24.94 }
  local _, id = client.request('weather.current', { place = place, deadlineMs = 120000 }, function()
    answered = true
  end, function()
    over = true
  end)
  upstream('/-/wait?state=open&match=/v1/forecast&ms=120000')
  expect(not over, 'over before it was cancelled')
  client.notify('$/cancelRequest', { id = id })
  wait_for('the end of the request', function()
    return over
  end)
  upstream('/-/wait?state=gone&match=/v1/forecast&ms=120000')
  -- Late and unknown ids are ignored.
  client.notify('$/cancelRequest', { id = id })
  client.notify('$/cancelRequest', { id = 'never' })
  result_of('moon.phase', vim.empty_dict())
  expect(not answered, 'the callback of a cancelled request was called')
  local log = table.concat(vim.fn.readfile(vim.lsp.get_log_path()), '\n')
  expect(log:find('cancellation ack', 1, true), 'the log', log)
  expect(log:find('code = -32800', 1, true), 'the code', log)
  expect(log:find('kind = "requestCancelled"', 1, true), 'the kind', log)
end

-- From the server: the first event, a change of the favorites, a question.
local function notifications()
  result_of('subscription.create', { method = 'sun.phase', params = { place = lisbon } })
  local added = result_of('favorites.add', { place = lisbon, name = 'Home' })
  local located = result_of('location.refresh', vim.empty_dict())
  expect(located.origin == 'client', 'origin', located)
  wait_for('both notifications', function()
    return #said('subscription/event') > 0 and #said('favorites/didChange') > 0
  end)
  local event = said('subscription/event')[1]
  expect(event.sequence == 0 and event.reason == 'initial', 'event', event)
  expect(event.result.phase == 'day', 'phase', event)
  expect(said('favorites/didChange')[1].revision == added.revision, 'revision', added)
  expect(#said('location/request') == 1, 'question', heard)
end

local function ending()
  local err, result = request('shutdown', nil)
  expect(err == nil and (result == nil or result == vim.NIL), 'shutdown', { err, result })
  err = request('moon.phase', vim.empty_dict())
  expect(err and err.code == -32600 and err.data.kind == 'shuttingDown', 'afterwards', err)
  client.notify('exit', nil)
  wait_for('the exit', function()
    return exit
  end)
  expect(exit.code == 0 and exit.signal == 0, 'exit', exit)
  expect(#faults == 0, 'what the client complained of', faults)
end

vim.lsp.set_log_level('debug')
local steps = {
  { 'opening', opening },
  { 'calls', calls },
  { 'errors', errors },
  { 'cancellation', cancellation },
  { 'notifications', notifications },
  { 'ending', ending },
}
local ok = true
for _, step in ipairs(steps) do
  local trace
  ok, trace = xpcall(step[2], debug.traceback)
  io.stdout:write((ok and 'ok ' or 'not ok ') .. step[1] .. (ok and '' or '\n' .. trace) .. '\n')
  if not ok then
    break
  end
end
local version = vim.version()
local name = ('Neovim %d.%d.%d'):format(version.major, version.minor, version.patch)
io.stdout:write(name .. ': ' .. (ok and 'a whole session' or 'failed') .. '\n')
vim.cmd(ok and 'qa!' or 'cquit 1')
