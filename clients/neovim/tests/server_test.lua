local support = dofile('tests/support.lua')
if not vim.env.ALMANAC then
  return skip('the built server', 'ALMANAC is not set')
end

local function text_of_page()
  local buffer = vim.fn.bufnr('almanac://forecast')
  return table.concat(vim.api.nvim_buf_get_lines(buffer, 0, -1, false), '\n')
end

local function fresh(extra, body)
  support.fresh(vim.tbl_extend('force', support.server(), extra), body)
end

it('fills the forecast buffer', function()
  fresh({}, function(almanac)
    vim.cmd('Almanac')
    eq(almanac.state() ~= 'stopped', true)
    wait_for('all of it, from the place to the notes', function()
      return text_of_page():match('^Lisbon, Portugal\n.*\n  ☼  24%.2 °C.*\nSunset, .*9:0%d.*\n  ≈Sun, Jun 21 .*'
        .. '\n  ≈Sat, Jun 27 .*\nOfficial warnings\n  ! .*\nIPCC [^\n]*$')
    end)
    eq(vim.bo.filetype, 'almanac')
    eq(vim.bo.modifiable, false)
  end)
end)

it('has the width of its window, the icons of the options and the language of the server', function()
  --- Whether all is there and fits; the notes are not broken into lines.
  local function fits(columns)
    for _, line in ipairs(vim.fn.getline(1, '$')) do
      if vim.startswith(line, ' ') and vim.fn.strdisplaywidth(line) > columns then
        return false
      end
    end
    return text_of_page():match('  c  24,2 °C.*\nAmtliche Warnungen\n.*\nIPCC ') ~= nil
  end
  fresh({ status = { icons = 'ascii' }, locale = 'de' }, function(almanac)
    vim.cmd('Almanac')
    wait_for('the page', function()
      return fits(80)
    end)
    vim.cmd('vertical split | vertical resize 40')
    eq(fits(40), false)
    -- Neovim tells of it when it waits for a key, which it never does without a terminal.
    vim.cmd('doautocmd almanac ' .. (vim.fn.exists('##WinResized') == 1 and 'WinResized' or 'VimResized'))
    wait_for('the narrow page', function()
      return fits(40)
    end)
    vim.wo.number = true
    almanac.fit()
    wait_for('room for numbers', function()
      return fits(36)
    end)
  end)
end)

it('does nothing when a window is resized and there is no page', function()
  fresh({ start = true }, function(almanac)
    wait_for('the server', function()
      return almanac.state() == 'ready'
    end)
    almanac.fit()
    eq(vim.fn.bufnr('^almanac://forecast$'), -1)
  end)
end)

it('shows a text in the status line', function()
  fresh({ start = true }, function(almanac)
    wait_for('the text', function()
      return almanac.status():match('≈.*°C$')
    end)
  end)
end)

it('is light at noon, and dark where the offset puts the night', function()
  for minutes, background in pairs({ [0] = 'light', [-600] = 'dark' }) do
    local applied
    local sun = { enable = true, offset_minutes = minutes, apply = function(value)
      applied = value
    end }
    fresh({ sun = sun }, function()
      wait_for('the sun', function()
        return applied ~= nil
      end)
      eq(applied, background)
    end)
  end
end)

it('asks for the sun on waking', function()
  local count = 0
  local sun = { enable = true, apply = function()
    count = count + 1
  end }
  fresh({ sun = sun }, function()
    wait_for('the first', function()
      return count == 1
    end)
    require('almanac.sun').applied = nil
    vim.cmd('doautocmd FocusGained')
    wait_for('the second', function()
      return count == 2
    end)
  end)
end)

it('changes the place, and the page with it', function()
  fresh({}, function()
    vim.cmd('Almanac')
    wait_for('Lisbon', function()
      return text_of_page():match('^Lisbon')
    end)
    vim.cmd('AlmanacPlace! Reykjavik')
    wait_for('Reykjavik', function()
      return text_of_page():match('^Reykjav')
    end)
  end)
end)

it('completes places, with spaces in them', function()
  fresh({}, function()
    require('almanac.place').complete_ms = 120000
    eq(vim.fn.getcompletion('AlmanacPlace Lis', 'cmdline')[1], 'Lisbon, Portugal')
    eq(vim.fn.getcompletion('AlmanacPlace! san Franc', 'cmdline')[1],
      'Francisco, California, United States')
    eq(vim.fn.getcompletion('AlmanacPlace Qwxyzzy', 'cmdline'), {})
    eq(vim.fn.getcompletion('AlmanacPlace ', 'cmdline'), {})
    vim.cmd('Almanac')
    vim.cmd('AlmanacPlace! San Francisco, California, United States')
    wait_for('San Francisco', function()
      return text_of_page():match('^San Francisco')
    end)
  end)
end)

it('says why a place cannot be had', function()
  local said
  vim.notify = function(text)
    said = text
  end
  fresh({}, function(almanac)
    almanac.place('Qwxyzzy')
    wait_for('the reason', function()
      return said ~= nil
    end)
    eq(said, 'almanac: no place is called "Qwxyzzy"')
  end)
  vim.notify = function() end
end)

it('comes back when the server is killed', function()
  -- From the start: a text that comes late is told with the state of then.
  local seen = support.states()
  fresh({ restart = { first_delay_ms = 0 } }, function(almanac)
    vim.cmd('Almanac')
    wait_for('the page', function()
      return text_of_page():match('Sunset, ')
    end)
    local first = almanac.inspect().client.process.pid
    vim.loop.kill(first, 'sigkill')
    wait_for('another server', function()
      local process = almanac.inspect().client.process
      return almanac.state() == 'ready' and process and process.pid ~= first
    end)
    eq(seen, { 'starting', 'ready', 'waiting', 'starting', 'ready' })
  end)
end)

it('leaves no server behind', function()
  local pid
  fresh({ start = true }, function(almanac)
    wait_for('the server', function()
      return almanac.state() == 'ready'
    end)
    pid = almanac.inspect().client.process.pid
  end)
  wait_for('its end', function()
    return vim.loop.kill(pid, 0) ~= 0
  end)
end)

it('is healthy', function()
  fresh({ start = true }, function(almanac)
    wait_for('the server', function()
      return almanac.state() == 'ready'
    end)
    vim.cmd('checkhealth almanac')
    local report = table.concat(vim.api.nvim_buf_get_lines(0, 0, -1, false), '\n')
    eq(report:match('connected to almanac') ~= nil, true)
    eq(report:match('ERROR'), nil)
  end)
end)
