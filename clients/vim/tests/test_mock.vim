vim9script
import autoload 'almanac/buffer.vim'

const AT_ONCE = {first_delay_ms: 0, window_ms: 3600000}

def Play(name: string, extra: dict<any> = {})
  g:almanac = extend({command: g:Mock(name)}, extra)
enddef

g:It('takes no map and starts nothing when it is loaded', () => {
  const taken = filter(split(execute('map'), "\n"), (_, line) => line =~ 'lmanac')
  assert_equal(1, len(taken))
  assert_match('<Plug>(almanac)', taken[0])
  Play('editors/status-and-sun')
  # Runs what is waiting to be run.
  var turned = false
  timer_start(0, (_) => {
    turned = true
  })
  g:WaitFor('a turn of the loop', () => turned)
  assert_equal([], job_info())
  assert_equal('stopped', almanac#Inspect().state)
  assert_equal('', almanac#Status())
})

g:It('shows the status text and switches at dusk', () => {
  var applied: list<string> = []
  Play('editors/status-and-sun', {sun: {enable: true, Apply: (name) => add(applied, name)}})
  almanac#Start()
  g:WaitFor('dusk', () => len(applied) == 2)
  assert_equal(['light', 'dark'], applied)
  assert_equal('⛅ 21°C', almanac#Status())
  assert_equal('Lisbon: partly cloudy, 21°C', almanac#Inspect().tooltip)
  Almanac speak
  assert_equal('almanac: Lisbon: partly cloudy, 21 degrees.', almanac#Inspect().said)
})

g:It("sets 'background' itself, and starts with Vim when it is told to", () => {
  set background=light
  Play('editors/status-and-sun', {sun: {enable: true}})
  doautocmd VimEnter
  g:WaitFor('dusk', () => &background == 'dark')
})

g:It('knows the last text at once, and does not wait for a silent server', () => {
  Play('editors/silent')
  almanac#Start()
  assert_equal('⛅ 21°C …', almanac#Status())
  # Who waits hears the answer to the handshake.
  assert_equal('starting', almanac#Inspect().state)
  g:WaitFor('the handshake', () => almanac#Inspect().state == 'ready')
  assert_equal('⛅ 21°C …', almanac#Status())
})

g:It('keeps the last text, marked, when an error comes', () => {
  Play('editors/estimate')
  almanac#Start()
  g:WaitFor('the error', () => !empty(almanac#Inspect().known_failure))
  assert_equal('⛅ ≈24°C …', almanac#Status())
  assert_equal('AlmanacEstimate', almanac#Highlight())
})

var seen: list<string> = []
def See()
  const state = almanac#Inspect().state
  if get(seen, -1, '') != state
    add(seen, state)
  endif
enddef

g:It('shows a lost server, starts it again, and gives up at last', () => {
  seen = []
  autocmd User AlmanacStatus See()
  Play('editors/lost', {restart: AT_ONCE})
  almanac#Start()
  g:WaitFor('the end of patience', () => almanac#Inspect().state == 'failed')
  autocmd! User AlmanacStatus
  assert_equal(['starting', 'ready', 'waiting', 'starting', 'ready'], seen[: 4])
  assert_equal('⛅ 21°C ✗', almanac#Status())
  assert_match('ends again and again', almanac#Inspect().failure)
})

g:It('answers what is open when the server ends', () => {
  Play('crash-at-once', {restart: {most_ends: 1}})
  var problems: list<any> = []
  almanac#Request('sun.phase', {}, (problem, _) => add(problems, problem))
  g:WaitFor('an answer', () => len(problems) == 1)
  assert_notequal('', problems[0].message)
})

for name in ['other-version', 'later-version']
  g:It($'does not use a server of {name}', () => {
    Play(name)
    almanac#Start()
    g:WaitFor('the refusal', () => almanac#Inspect().state == 'failed')
  })
endfor

g:It('says at once that there is no such program', () => {
  g:almanac = {command: ['/nowhere/almanac']}
  almanac#Start()
  assert_equal('failed', almanac#Inspect().state)
  assert_match('there is no program /nowhere/almanac', almanac#Inspect().failure)
  assert_match('pipx install almanac-server', almanac#Inspect().failure)
  assert_match('✗', almanac#Status())
})

g:It('asks which of several places, and follows', () => {
  Play('editors/place')
  almanac#Start()
  g:WaitFor('the first text', () => almanac#Status() == '⛅ 21°C')
  almanac#Place('porto')
  g:WaitFor('the menu', () => !empty(popup_list()))
  const menu = popup_list()[0]
  assert_equal(['Porto, Portugal', 'Porto Alegre, Brazil'], getbufline(winbufnr(menu), 1, '$'))
  popup_filter_menu(menu, 'j')
  popup_filter_menu(menu, "\<CR>")
  g:WaitFor('the other text', () => almanac#Status() == '🌧 14°C')
})

g:It('tells a server that it does not know where it is', () => {
  Play('location-unknown')
  var problems: list<any> = []
  almanac#Request('location.refresh', {}, (problem, _) => add(problems, problem))
  g:WaitFor('the answer', () => len(problems) == 1)
  assert_equal(-32011, problems[0].code)
})

g:It('closes its buffer with q, asks again with r, and lists it nowhere', () => {
  Play('editors/silent')
  Almanac
  assert_equal('almanac://forecast', bufname())
  assert_false(&buflisted)
  setbufvar('', '&modifiable', true)
  setline(1, 'before')
  normal r
  assert_equal('Almanac', getline(1))
  normal q
  assert_notequal('almanac://forecast', bufname())
})

const PARTS = ['Lisbon, Portugal', '', 'Sun, Jun 21, 7:30 PM', '  ☼  21.4 °C  Partly cloudy', '',
  '  Wind  14.2 km/h NNW', '', 'Sunset', '  …', '', 'Live, 7:30 PM.']
g:It('shows each part as it comes, and keeps the others', () => {
  Play('editors/parts')
  Almanac
  g:WaitFor('the first part', () => getline(1, '$') == PARTS)
  const failed = {state: 'failure', title: 'Sunset', error: {message: 'No sky.'}}
  buffer.Take(extendnew(failed, {method: 'sunset.score'}))
  buffer.Take(extendnew(failed, {method: 'weather.current'}))
  assert_equal(mapnew(PARTS, (_, line) => line == '  …' ? '  ! No sky.' : line), getline(1, '$'))
})

# Answers the handshake with an error, but only after its input has ended.
const LATE = 'import sys; sys.stdin.buffer.read(); '
  .. 'body = b''{"jsonrpc":"2.0","id":1,"error":{"code":-32019,"message":"too late"}}''; '
  .. 'sys.stdout.buffer.write(b"Content-Length: %d\r\n\r\n%s" % (len(body), body))'
g:It('does not take the late answer of a stopped server for that of the next', () => {
  g:almanac = {command: [g:Mock('answer')[0], '-c', LATE]}
  almanac#Start()
  const first = almanac#Inspect().job
  almanac#Stop()
  Play('editors/silent')
  almanac#Start()
  g:WaitFor('the end of the first', () => job_status(first) == 'dead')
  g:WaitFor('the handshake', () => almanac#Inspect().state != 'starting')
  assert_equal('ready', almanac#Inspect().state)
})
