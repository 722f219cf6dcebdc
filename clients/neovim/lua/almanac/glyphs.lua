--- The weather's glyphs. An emoji takes one cell in one terminal and two in the next, and a variation
--- selector makes it worse; these symbols take one cell everywhere.
local M = {}

local SYMBOLS = {
  ['☀'] = '☀', ['🌙'] = '☾', ['🌤'] = '☼', ['⛅'] = '☼', ['☁'] = '☁', ['🌫'] = '≋',
  ['🌦'] = '☂', ['🌧'] = '☂', ['🧊'] = '∗', ['🌨'] = '❄', ['❄'] = '❄', ['⛈'] = '↯',
  ['🌩'] = '↯', ['🌋'] = '^', ['💨'] = '>', ['🌪'] = '@', ['❓'] = '?',
}
local SELECTOR = '\239\184\143'

--- What the server is asked for: it knows the emoji that become symbols here.
function M.asked(icons)
  return icons == 'plain' and 'emoji' or icons
end

--- The text with its emoji as the option `status.icons` wants them.
function M.shown(text, icons)
  local bare = text:gsub(SELECTOR, '')
  if icons == 'emoji' then
    return bare
  end
  for emoji, symbol in pairs(SYMBOLS) do
    bare = bare:gsub(icons == 'none' and emoji .. ' ?' or emoji, icons == 'none' and '' or symbol)
  end
  return bare
end

--- All of them.
function M.symbols()
  return vim.fn.uniq(vim.fn.sort(vim.tbl_values(SYMBOLS)))
end

return M
