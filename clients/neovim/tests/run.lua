-- Runs every tests/*_test.lua and ends with 1 when one fails:
-- nvim --headless --clean --cmd 'set rtp^=.' -c 'luafile tests/run.lua'
local failed, count = 0, 0

local function out(text)
  io.stdout:write(text .. '\n')
end

function _G.it(name, body)
  count = count + 1
  local ok, trace = xpcall(body, debug.traceback)
  failed = failed + (ok and 0 or 1)
  out((ok and 'ok ' or 'not ok ') .. count .. ' ' .. name .. (ok and '' or ('\n' .. trace)))
end

function _G.skip(name, why)
  out('ok - # skip ' .. name .. ': ' .. why)
end

function _G.eq(actual, expected)
  if not vim.deep_equal(actual, expected) then
    error(('expected %s, got %s'):format(vim.inspect(expected), vim.inspect(actual)), 2)
  end
end

--- For what stays so once it is so; the limit only ends what hangs for ever.
function _G.wait_for(what, condition)
  if not vim.wait(120000, condition, 5) then
    error('waited in vain for ' .. what, 2)
  end
end

--- Runs what is waiting to be run, and what that leaves behind.
function _G.settle()
  for _ = 1, 5 do
    local turned = false
    vim.defer_fn(function()
      turned = true
    end, 0)
    wait_for('a turn of the loop', function()
      return turned
    end)
  end
end

vim.notify = function() end
for _, file in ipairs(vim.fn.sort(vim.fn.glob('tests/*_test.lua', true, true))) do
  dofile(file)
end
out(('%d tests, %d failed'):format(count, failed))
vim.cmd(failed > 0 and 'cquit 1' or 'qa!')
