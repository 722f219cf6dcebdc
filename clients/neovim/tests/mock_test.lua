local support = dofile('tests/support.lua')
local fresh, mock = support.fresh, support.mock
local at_once = { first_delay_ms = 0, window_ms = 3600000 }

it('takes no map and starts nothing when it is loaded', function()
  local function maps()
    local taken = vim.tbl_filter(function(map)
      return not map.lhs:match('^<Plug>')
    end, vim.api.nvim_get_keymap(''))
    return vim.tbl_map(function(map)
      return map.lhs
    end, taken)
  end
  local before = maps()
  vim.g.loaded_almanac = nil
  vim.cmd('source plugin/almanac.lua')
  eq(maps(), before)
  eq(vim.fn.maparg('<Plug>(almanac)', 'n') ~= '', true)
  eq(require('almanac').state(), 'stopped')
end)

it('asks nothing after setup alone', function()
  local spawn, started = vim.loop.spawn, 0
  vim.loop.spawn = function(...)
    started = started + 1
    return spawn(...)
  end
  fresh({ command = mock('editors/status-and-sun') }, function(almanac)
    settle()
    eq(started, 0)
    eq(almanac.state(), 'stopped')
    eq(almanac.status(), '')
    almanac.start()
    eq(started, 1)
  end)
  vim.loop.spawn = spawn
end)

it('shows the status text and switches at dusk', function()
  local applied = {}
  local sun = { enable = true, apply = function(background)
    table.insert(applied, background)
  end }
  fresh({ command = mock('editors/status-and-sun'), sun = sun }, function(almanac)
    wait_for('dusk', function()
      return #applied == 2
    end)
    eq(applied, { 'light', 'dark' })
    eq(almanac.status(), '⛅ 21°C')
    eq(almanac.tooltip(), 'Lisbon: partly cloudy, 21°C')
    eq(almanac.speech(), 'Lisbon: partly cloudy, 21 degrees.')
  end)
end)

it("sets 'background' itself", function()
  vim.o.background = 'light'
  local options = { command = mock('editors/status-and-sun'), sun = { enable = true } }
  fresh(options, function()
    wait_for('dusk', function()
      return vim.o.background == 'dark'
    end)
  end)
end)

it('knows the last text at once the next time, and does not wait for a silent server', function()
  fresh({ command = mock('editors/silent') }, function(almanac)
    almanac.start()
    eq(almanac.status(), '⛅ 21°C …')
    -- Who waits hears the answer to the handshake.
    eq(almanac.state(), 'starting')
    wait_for('the handshake', function()
      return almanac.state() == 'ready'
    end)
    eq(almanac.status(), '⛅ 21°C …')
  end)
end)

it('keeps the last text, marked, when an error comes', function()
  fresh({ command = mock('editors/estimate'), start = true }, function(almanac)
    wait_for('the estimate', function()
      return almanac.status():match('24')
    end)
    wait_for('the error', function()
      return almanac.inspect().known.failure ~= nil
    end)
    eq(almanac.status(), '⛅ ≈24°C …')
    eq(almanac.highlight(), 'AlmanacEstimate')
  end)
end)

it('shows a lost server, starts it again, and gives up at last', function()
  local seen = support.states()
  fresh({ command = mock('editors/lost'), start = true, restart = at_once }, function(almanac)
    wait_for('the end of patience', function()
      return almanac.state() == 'failed'
    end)
    eq(vim.list_slice(seen, 1, 5), { 'starting', 'ready', 'waiting', 'starting', 'ready' })
    eq(almanac.status(), '⛅ 21°C ✗')
    local _, failure = almanac.state()
    eq(failure:match('ends again and again'), 'ends again and again')
  end)
end)

it('answers what is open when the server ends', function()
  local options = { command = mock('crash-at-once'), start = true, restart = { most_ends = 1 } }
  fresh(options, function(almanac)
    local failure
    almanac.request('sun.phase', {}, function(problem)
      failure = problem
    end)
    wait_for('an answer', function()
      return failure ~= nil
    end)
  end)
end)

for _, name in ipairs({ 'other-version', 'later-version' }) do
  it('does not use a server of ' .. name, function()
    fresh({ command = mock(name), start = true }, function(almanac)
      wait_for('the refusal', function()
        return almanac.state() == 'failed'
      end)
    end)
  end)
end

it('says at once that there is no such program', function()
  fresh({ command = { '/nowhere/almanac' }, start = true }, function(almanac)
    local state, failure = almanac.state()
    eq(state, 'failed')
    eq(failure:match('cannot be started'), 'cannot be started')
    eq(failure:match('pipx install'), 'pipx install')
    eq(almanac.status():match('✗'), '✗')
  end)
end)

it('reads past what is no message', function()
  fresh({ command = mock('garbage') }, function(almanac)
    local result
    almanac.request('sun.phase', {}, function(_, answer)
      result = answer
    end)
    wait_for('the answer', function()
      return result ~= nil
    end)
    eq(result.phase, 'day')
  end)
end)

it('asks which of several places, and follows', function()
  vim.ui.select = function(places, options, choose)
    eq(options.format_item(places[2]), 'Porto Alegre, Brazil')
    choose(places[2])
  end
  fresh({ command = mock('editors/place'), start = true }, function(almanac)
    wait_for('the first text', function()
      return almanac.status() == '⛅ 21°C'
    end)
    almanac.place('porto')
    wait_for('the other text', function()
      return almanac.status() == '🌧 14°C'
    end)
  end)
end)

it('shows each part as it comes, and keeps the others', function()
  local parts = {
    'Lisbon, Portugal', '', 'Sun, Jun 21, 7:30 PM', '  ☼  21.4 °C  Partly cloudy', '',
    '  Wind  14.2 km/h NNW', '', 'Sunset', '  …', '', 'Live, 7:30 PM.',
  }
  fresh({ command = mock('editors/parts') }, function()
    vim.cmd('Almanac')
    wait_for('the first part', function()
      return vim.deep_equal(vim.fn.getline(1, '$'), parts)
    end)
    for _, method in ipairs({ 'sunset.score', 'weather.current' }) do
      require('almanac.buffer').take({
        method = method, state = 'failure', title = 'Sunset', error = { message = 'No sky.' },
      })
    end
    parts[9] = '  ! No sky.'
    eq(vim.fn.getline(1, '$'), parts)
  end)
end)

it('closes its buffer with q, asks again with r, and lists it nowhere', function()
  fresh({ command = mock('editors/silent') }, function()
    vim.cmd('Almanac')
    eq(vim.fn.bufname(), 'almanac://forecast')
    eq(vim.bo.buflisted, false)
    vim.bo.modifiable = true
    vim.fn.setline(1, 'before')
    vim.cmd('normal r')
    eq(vim.fn.getline(1), 'Almanac')
    vim.cmd('normal q')
    eq(vim.fn.bufname() ~= 'almanac://forecast', true)
  end)
end)
