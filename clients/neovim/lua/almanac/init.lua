--- Weather, sunset and sun in Neovim, from an Almanac server.
local buffer = require('almanac.buffer')
local status = require('almanac.status')
local sun = require('almanac.sun')

local M = {}

local config = require('almanac.config').with({})
local client
local watches = {}

local function say(text, level)
  vim.notify('almanac: ' .. text, level or vim.log.levels.INFO)
end

local function changed(event)
  vim.cmd('redrawstatus!')
  vim.api.nvim_exec_autocmds('User', { pattern = event, modeline = false })
end

--- Takes the options; nothing runs yet, unless `start` or `sun.enable` asks for it.
function M.setup(options)
  config = require('almanac.config').with(options)
  if client then
    M.stop()
  end
  if config.start or config.sun.enable then
    M.start()
  end
end

local function watch_status()
  local params = {
    format = config.status.format,
    iconSet = config.status.icons,
    deadlineMs = 10000,
  }
  watches.status = client:subscribe({
    method = 'status.text',
    params = params,
    intervalSeconds = config.status.interval_seconds,
  }, function(event)
    status.take(event)
    changed('AlmanacStatus')
  end)
end

local function take_sun(result)
  if config.sun.enable and result then
    sun.take(result, config.sun.apply)
    changed('AlmanacSun')
  end
end

local function watch_sun()
  watches.sun = client:subscribe({ method = 'sun.phase', params = sun.params(config.sun) },
    function(event)
      take_sun(event.result)
    end)
end

local function refresh()
  if buffer.shown() then
    M.read()
  end
end

local function on_state(state, failure)
  if state ~= 'ready' then
    status.doubt()
  end
  if state == 'waiting' then
    say('the server was lost and is started again', vim.log.levels.WARN)
  elseif state == 'failed' then
    say(failure, vim.log.levels.ERROR)
  end
  buffer.server(state, failure)
  changed('AlmanacStatus')
  if state == 'ready' then
    refresh()
  end
end

local function on_notification(method, params)
  if method == 'location/didChange' then
    client:resubscribe()
  elseif method == '$/progress' and params.token == 'almanac-page' then
    buffer.take(params.value)
  end
end

local function new_client()
  local location = { location = config.place, units = config.units or 'locale', locale = config.locale }
  return require('almanac.client').new({
    command = config.command,
    environment = config.environment,
    configuration = location,
    restart = config.restart,
    on_state = on_state,
    on_notification = on_notification,
  })
end

--- Starts the server and keeps status and sun current.
function M.start()
  if not client then
    status.recall()
    client = new_client()
    watch_status()
    if config.sun.enable then
      watch_sun()
    end
  end
  client:start()
  return client
end

function M.stop()
  if client then
    client:stop()
    client, watches = nil, {}
    changed('AlmanacStatus')
  end
end

--- The text for a status line. Reads a variable; never waits, never starts anything.
function M.status()
  return status.compose(status.known, client and client.state or 'stopped', config.status.marks)
end

--- The highlight group that suits the text: AlmanacEstimate, AlmanacStale or AlmanacStatus.
function M.highlight()
  return status.highlight(status.known)
end

--- The longer text behind it, or nil.
function M.tooltip()
  return status.known.tooltip
end

--- The same in sentences without symbols, for a screen reader, or nil.
function M.speech()
  return status.known.speech
end

--- stopped, starting, ready, waiting or failed; and what is wrong.
function M.state()
  return client and client.state or 'stopped', client and client.failure or nil
end

--- Any method of the server: `callback(error, result)`.
function M.request(method, params, callback)
  return M.start():request(method, params, callback)
end

--- Opens the forecast.
function M.open()
  M.start()
  buffer.open()
end

--- Fills the forecast buffer; called when it is read.
function M.read()
  buffer.read(M.start(), config.days, config.status.icons)
end

--- Fills it anew if its window has another width than before.
function M.fit()
  if M.state() == 'ready' and not buffer.fits() then
    refresh()
  end
end

local function placed(failure, place)
  if failure then
    return say(require('almanac.page').reason(failure), vim.log.levels.ERROR)
  elseif not place then
    return
  end
  say('the place is ' .. place.displayName)
  client:resubscribe()
  refresh()
end

--- Changes the place: by name, or by "latitude,longitude". `take_first` asks nothing.
function M.place(query, take_first)
  if query and vim.trim(query) ~= '' then
    return require('almanac.place').choose(M.start(), vim.trim(query), take_first, placed)
  end
  vim.ui.input({ prompt = 'Place: ' }, function(answer)
    if answer and vim.trim(answer) ~= '' then
      M.place(answer, take_first)
    end
  end)
end

--- Places for the command line to complete what is typed.
function M.complete_place(typed)
  return require('almanac.place').complete(M.start(), typed)
end

--- Switches 'background' by the sun, or leaves it alone from now on.
function M.sun(enable)
  config.sun.enable = enable
  sun.applied = nil
  M.start()
  if enable and not watches.sun then
    watch_sun()
  elseif not enable and watches.sun then
    client:unsubscribe(watches.sun)
    watches.sun = nil
  end
end

--- Asks where the sun is now: after a sleep the last event may be long past.
function M.wake()
  if client and config.sun.enable then
    client:request('sun.phase', sun.params(config.sun), function(_, result)
      take_sun(result)
    end)
  end
end

--- For :checkhealth.
function M.inspect()
  return { config = config, client = client, known = status.known }
end

return M
