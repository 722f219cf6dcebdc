vim9script
# The weather's glyphs. An emoji takes one cell in one terminal and two in the next, and a variation
# selector makes it worse; these symbols take one cell everywhere.

const SYMBOLS = {
  '☀': '☀', '🌙': '☾', '🌤': '☼', '⛅': '☼', '☁': '☁', '🌫': '≋', '🌦': '☂', '🌧': '☂', '🧊': '∗',
  '🌨': '❄', '❄': '❄', '⛈': '↯', '🌩': '↯', '🌋': '^', '💨': '>', '🌪': '@', '❓': '?',
}
const SELECTOR = 0xFE0F

# What the server is asked for: it knows the emoji that become symbols here.
export def Asked(icons: string): string
  return icons == 'plain' ? 'emoji' : icons
enddef

# The text with its emoji as the option `status.icons` wants them.
export def Shown(text: string, icons: string): string
  const bare = list2str(filter(str2list(text), (_, code) => code != SELECTOR))
  return icons == 'emoji' ? bare
    : icons == 'none' ? substitute(bare, $'[{join(keys(SYMBOLS), "")}] \?', '', 'g')
    : substitute(bare, '.', (found) => get(SYMBOLS, found[0], found[0]), 'g')
enddef

# All of them.
export def Symbols(): list<string>
  return uniq(sort(values(SYMBOLS)))
enddef
