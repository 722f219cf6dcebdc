local M = {}

local health = vim.health or require('health')
local start = health.start or health.report_start
local ok = health.ok or health.report_ok
local warn = health.warn or health.report_warn
local problem = health.error or health.report_error
local info = health.info or health.report_info

local function check_program(command)
  if vim.fn.executable(command[1]) ~= 1 then
    problem(command[1] .. ' is not a program', {
      'Install Almanac: ' .. require('almanac.process').install,
      'or name it: require("almanac").setup({ command = { "/path/almanac", "serve" } })',
      'or set the environment variable ALMANAC.',
    })
    return
  end
  -- This asks the program only; nothing is fetched.
  local version = vim.trim(vim.fn.system({ command[1], '--version' }))
  if vim.v.shell_error == 0 then
    ok(vim.split(version, '\n')[1])
  else
    warn(command[1] .. ' does not say its version', { version })
  end
end

local function check_client(client)
  if not client then
    return info('not started: it starts with :Almanac, or with setup({ start = true })')
  end
  local server = client.server and client.server.serverInfo or {}
  if client.state == 'ready' then
    ok(('connected to %s %s'):format(server.name or 'server', server.version or ''))
  elseif client.state == 'failed' then
    problem(client.failure, { ':Almanac start tries again' })
  else
    warn('the server is ' .. client.state .. (client.failure and (': ' .. client.failure) or ''))
  end
  for index = math.max(1, #client.log - 4), #client.log do
    info('log: ' .. client.log[index])
  end
end

function M.check()
  local state = require('almanac').inspect()
  start('almanac')
  if vim.fn.has('nvim-0.7') == 1 then
    ok('Neovim is new enough')
  else
    problem('Neovim 0.7 or newer is needed')
  end
  check_program(state.config.command)
  check_client(state.client)
  if state.known.failure then
    warn('the last answer for the status line was an error: ' .. state.known.failure)
  end
  if state.config.sun.enable and vim.o.termguicolors == false and vim.fn.has('gui_running') == 0 then
    info("'background' follows the sun; your color scheme has to know both")
  end
end

return M
