-- Commands only: no map, no process, no request until one of them is used.
if vim.g.loaded_almanac then
  return
end
vim.g.loaded_almanac = true

local function almanac()
  return require('almanac')
end

local actions = {
  open = function()
    almanac().open()
  end,
  start = function()
    almanac().start()
  end,
  stop = function()
    almanac().stop()
  end,
  status = function()
    local state, failure = almanac().state()
    local text = almanac().tooltip() or almanac().status()
    vim.notify(('almanac (%s): %s'):format(state, failure or text))
  end,
  speak = function()
    local _, failure = almanac().state()
    vim.notify(failure or almanac().speech() or almanac().status())
  end,
  sun = function(argument)
    almanac().sun(argument ~= 'off')
  end,
  place = function(argument)
    almanac().place(argument)
  end,
}

vim.api.nvim_create_user_command('Almanac', function(command)
  local name, argument = command.args:match('^(%S*)%s*(.-)%s*$')
  local action = actions[name == '' and 'open' or name]
  if action then
    action(argument)
  else
    vim.notify('almanac: there is no :Almanac ' .. name, vim.log.levels.ERROR)
  end
end, {
  nargs = '*',
  desc = 'Weather, forecast and sunset',
  complete = function(lead, line)
    local choices = line:match('^%s*%S+%s+sun%s') and { 'on', 'off' } or vim.tbl_keys(actions)
    table.sort(choices)
    return vim.tbl_filter(function(choice)
      return vim.startswith(choice, lead)
    end, choices)
  end,
})

vim.api.nvim_create_user_command('AlmanacPlace', function(command)
  almanac().place(command.args, command.bang)
end, {
  nargs = '*',
  bang = true,
  desc = 'Weather of another place',
  complete = function(_, line, position)
    return almanac().complete_place(line:sub(1, position):match('AlmanacP%a*!?%s+(.*)$') or '')
  end,
})

vim.keymap.set('n', '<Plug>(almanac)', '<Cmd>Almanac<CR>', { desc = 'Weather and sunset' })

for _, name in ipairs({ 'AlmanacEstimate', 'AlmanacStale' }) do
  vim.api.nvim_set_hl(0, name, { link = 'StatusLineNC', default = true })
end
vim.api.nvim_set_hl(0, 'AlmanacStatus', { link = 'StatusLine', default = true })

local group = vim.api.nvim_create_augroup('almanac', {})
vim.api.nvim_create_autocmd('BufReadCmd', {
  group = group,
  pattern = 'almanac://forecast',
  callback = function()
    almanac().read()
  end,
})
vim.api.nvim_create_autocmd({ 'FocusGained', 'VimResume' }, {
  group = group,
  callback = function()
    if package.loaded.almanac then
      almanac().wake()
    end
  end,
})
-- Before Neovim 0.9 it does not tell of a single window.
vim.api.nvim_create_autocmd(vim.fn.exists('##WinResized') == 1 and 'WinResized' or 'VimResized', {
  group = group,
  callback = function()
    if package.loaded.almanac then
      almanac().fit()
    end
  end,
})
vim.api.nvim_create_autocmd('VimLeavePre', {
  group = group,
  callback = function()
    if package.loaded.almanac then
      almanac().stop()
    end
  end,
})
