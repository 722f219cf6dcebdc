vim9script
import autoload 'almanac/place.vim'

if empty($ALMANAC)
  g:Skip('the built server', 'ALMANAC is not set')
  finish
endif

def Page(): string
  return join(getbufline(bufnr('^almanac://forecast$'), 1, '$'), "\n")
enddef

# All of it, from the place to the notes.
const WHOLE = '^Lisbon, Portugal\n.*\nSunset, .*9:0\d.*\n  ≈Sun, Jun 21 .*\n  ≈Sat, Jun 27 '
  .. '.*\nOfficial warnings\n  ! .*\nIPCC [^\n]*$'
g:It('fills the forecast buffer', () => {
  g:almanac = g:Server({})
  Almanac
  g:WaitFor('the page', () => Page() =~ WHOLE)
  assert_match('  ☼  24.2 °C', Page())
  assert_equal('almanac', &filetype)
  assert_equal(false, &modifiable)
})

# What is too wide for its window; the notes are not broken into lines.
def TooWide(): list<string>
  return filter(getline(1, '$'), (_, line) => line =~ '^ ' && strdisplaywidth(line) > winwidth(0))
enddef

g:It('has the width of its window, the icons of the options and the language of the server', () => {
  g:almanac = g:Server({status: {icons: 'ascii'}, locale: 'de'})
  Almanac
  g:WaitFor('the page', () => Page() =~ '  c  24,2 °C.*\nAmtliche Warnungen\n.*\nIPCC ')
  vertical split
  vertical resize 40
  assert_notequal([], TooWide())
  # Vim tells of it when it waits for a key, which it never does in this mode.
  execute 'doautocmd almanac' exists('##WinResized') ? 'WinResized' : 'VimResized'
  g:WaitFor('the narrow page', () => Page() =~ '  c  24,2 °C' && empty(TooWide()))
  setlocal number
  almanac#Fit()
  g:WaitFor('room for numbers', () => Page() =~ 'IPCC ' && empty(getline(1, '$')
    ->filter((_, line) => line =~ '^ ' && strdisplaywidth(line) > 36)))
})

g:It('shows a text in the status line', () => {
  g:almanac = g:Server({})
  almanac#Start()
  g:WaitFor('the text', () => almanac#Status() =~ '≈.*°C$')
})

for [minutes, background] in [[0, 'light'], [-600, 'dark']]
  g:It($'is {background} at noon with an offset of {minutes} minutes', () => {
    var applied: list<string> = []
    const sun = {enable: true, offset_minutes: minutes, Apply: (name) => add(applied, name)}
    g:almanac = g:Server({sun: sun})
    almanac#Start()
    g:WaitFor('the sun', () => len(applied) == 1)
    assert_equal([background], applied)
  })
endfor

g:It('asks for the sun on waking', () => {
  g:almanac = g:Server({})
  set background=dark
  almanac#Start()
  almanac#Sun(true)
  g:WaitFor('the sun', () => &background == 'light')
  # The user's own choice holds while the sun is what it was.
  set background=dark
  doautocmd FocusGained
  # Answers come in the order of these questions.
  var answers: list<any> = []
  almanac#Request('sun.phase', {}, (_, answer) => add(answers, answer))
  g:WaitFor('the answer after that of the sun', () => len(answers) == 1)
  assert_equal('dark', &background)
  Almanac sun off
  Almanac sun on
  g:WaitFor('the sun again', () => &background == 'light')
})

g:It('changes the place, and the page with it', () => {
  g:almanac = g:Server({})
  Almanac
  g:WaitFor('Lisbon', () => Page() =~ '^Lisbon')
  AlmanacPlace! Reykjavik
  g:WaitFor('Reykjavik', () => Page() =~ '^Reykjav')
})

g:It('completes places, with spaces in them', () => {
  g:almanac = g:Server({})
  place.limits.complete_ms = 120000
  assert_equal('Lisbon, Portugal', getcompletion('AlmanacPlace Lis', 'cmdline')[0])
  assert_equal('Francisco, California, United States',
    getcompletion('AlmanacPlace! san Franc', 'cmdline')[0])
  assert_equal([], getcompletion('AlmanacPlace Qwxyzzy', 'cmdline'))
  assert_equal([], getcompletion('AlmanacPlace ', 'cmdline'))
  Almanac
  AlmanacPlace! San Francisco, California, United States
  g:WaitFor('San Francisco', () => Page() =~ '^San Francisco')
})

g:It('says why a place cannot be had', () => {
  g:almanac = g:Server({})
  almanac#Place('Qwxyzzy')
  g:WaitFor('the reason', () => almanac#Inspect().said =~ 'Qwxyzzy')
  assert_equal('almanac: no place is called "Qwxyzzy"', almanac#Inspect().said)
})

g:It('comes back when the server is killed', () => {
  g:almanac = g:Server({restart: {first_delay_ms: 0}})
  Almanac
  g:WaitFor('the page', () => Page() =~ 'Sunset, ')
  const first = job_info(almanac#Inspect().job).process
  job_stop(almanac#Inspect().job, 'kill')
  g:WaitFor('another server', () => almanac#Inspect().state == 'ready'
    && job_info(almanac#Inspect().job).process != first)
})

g:It('leaves no server behind', () => {
  g:almanac = g:Server({})
  almanac#Start()
  g:WaitFor('the server', () => almanac#Inspect().state == 'ready')
  const job = almanac#Inspect().job
  almanac#Stop()
  g:WaitFor('its end', () => job_status(job) == 'dead')
  assert_equal(0, job_info(job).exitval)
})

g:It('is healthy', () => {
  g:almanac = g:Server({})
  almanac#Start()
  g:WaitFor('the server', () => almanac#Inspect().state == 'ready')
  const report = join(almanac#Health(), "\n")
  assert_match('state: ready\nprogram: almanac .*\nserver: almanac ', report)
  assert_notmatch('trouble', report)
})
