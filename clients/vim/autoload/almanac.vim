vim9script
# Weather, sunset and sun in Vim, from an Almanac server. Options are in g:almanac; see its help.

import autoload './almanac/buffer.vim'
import autoload './almanac/client.vim'
import autoload './almanac/place.vim'
import autoload './almanac/restart.vim'
import autoload './almanac/status.vim'

const DEFAULTS = {
  environment: {},
  start: false,
  days: 7,
  restart: {},
  status: {
    format: '%c %t',
    icons: 'plain',
    interval_seconds: 900,
    marks: {old: ' …', lost: ' ↻', failed: ' ✗'},
  },
  sun: {enable: false, elevation_angle: -6, offset_minutes: 0},
}
const OPTIONS = keys(DEFAULTS) + ['command', 'place', 'units', 'locale']

var config: dict<any> = {}
var watches: dict<dict<any>> = {}
# What was applied last: a choice of the user's own holds until the sun changes.
var applied = ''
# Of the last error or news, for tests and :messages.
var said = ''

def Say(text: string, highlight = 'None')
  said = $'almanac: {text}'
  execute 'echohl' highlight
  echomsg said
  echohl None
enddef

def Deep(defaults: dict<any>, given: dict<any>): dict<any>
  var all = deepcopy(defaults)
  for [name, value] in items(given)
    const is_nested = type(value) == v:t_dict && type(get(all, name)) == v:t_dict
    all[name] = is_nested ? Deep(all[name], value) : value
  endfor
  return all
enddef

def ReadConfig()
  const given = get(g:, 'almanac', {})
  for name in keys(given)
    if index(OPTIONS, name) < 0
      throw $'almanac: g:almanac has no option "{name}"'
    endif
  endfor
  config = Deep(DEFAULTS, given)
  if !has_key(config, 'command')
    config.command = [empty($ALMANAC) ? 'almanac' : $ALMANAC, 'serve']
  endif
enddef

def Changed(event: string)
  redrawstatus!
  if exists($'#User#{event}')
    execute 'doautocmd <nomodeline> User' event
  endif
enddef

def Fill()
  buffer.Read(config.days, config.status.icons)
enddef

def Refresh()
  if buffer.Shown()
    Fill()
  endif
enddef

def OnState(state: string, failure: string)
  if state != 'ready'
    status.Doubt()
  endif
  if state == 'waiting'
    Say('the server was lost and is started again', 'WarningMsg')
  elseif state == 'failed'
    Say(failure, 'ErrorMsg')
  endif
  buffer.Server(state, failure)
  Changed('AlmanacStatus')
  if state == 'ready'
    Refresh()
  endif
enddef

def OnNotification(method: string, params: dict<any>)
  if method == 'location/didChange'
    client.Resubscribe()
  elseif method == '$/progress' && params.token == 'almanac-page'
    buffer.Take(params.value)
  endif
enddef

def WatchStatus()
  const params = {
    format: config.status.format,
    iconSet: config.status.icons,
    deadlineMs: 10000,
  }
  const wanted = {
    method: 'status.text',
    params: params,
    intervalSeconds: config.status.interval_seconds,
  }
  watches.status = client.Subscribe(wanted, (event) => {
    status.Take(event)
    Changed('AlmanacStatus')
  })
enddef

def SunParams(): dict<any>
  return {elevationAngle: config.sun.elevation_angle, offsetMinutes: config.sun.offset_minutes}
enddef

# Takes a sun.phase result; polar days and nights are days and nights like others.
def TakeSun(result: dict<any>)
  const background = result.isDay ? 'light' : 'dark'
  if !config.sun.enable || background == applied
    return
  endif
  applied = background
  if has_key(config.sun, 'Apply')
    config.sun.Apply(background)
  else
    &background = background
  endif
  Changed('AlmanacSun')
enddef

def WatchSun()
  watches.sun = client.Subscribe({method: 'sun.phase', params: SunParams()}, (event) => {
    if has_key(event, 'result')
      TakeSun(event.result)
    endif
  })
enddef

# Starts the server and keeps status and sun current.
export def Start()
  if empty(watches)
    ReadConfig()
    status.Recall()
    var configuration: dict<any> = {units: 'locale'}
    for [option, member] in items({place: 'location', units: 'units', locale: 'locale'})
      if has_key(config, option)
        configuration[member] = config[option]
      endif
    endfor
    client.Configure({
      command: config.command,
      environment: config.environment,
      configuration: configuration,
      restart: config.restart,
      OnState: OnState,
      OnNotification: OnNotification,
    })
    WatchStatus()
    if config.sun.enable
      WatchSun()
    endif
  endif
  client.Start()
enddef

export def Stop()
  if !empty(watches)
    watches = {}
    applied = ''
    client.Stop()
  endif
enddef

# The text for a status line. Reads a variable; never waits, never starts anything.
export def Status(): string
  const marks = get(get(config, 'status', DEFAULTS.status), 'marks')
  return status.Compose(status.text, status.confirmed, client.state, marks)
enddef

# The highlight group that suits the text: AlmanacEstimate, AlmanacStale or AlmanacStatus.
export def Highlight(): string
  return status.Highlight()
enddef

# Opens the forecast.
export def Open()
  Start()
  buffer.Open()
enddef

# Fills the forecast buffer; called when it is read.
export def Read()
  Start()
  Fill()
enddef

# Fills it anew if its window has another width than before.
export def Fit()
  if client.state == 'ready' && !buffer.Fits()
    Refresh()
  endif
enddef

# Changes the place: by name, or by "latitude,longitude". `take_first` asks nothing.
export def Place(query: string, take_first = false)
  const wanted = trim(empty(query) ? input('Place: ') : query)
  if empty(wanted)
    return
  endif
  Start()
  place.Choose(wanted, take_first, (problem, found) => {
    if !empty(problem)
      Say(problem, 'ErrorMsg')
      return
    endif
    Say($'the place is {found.displayName}')
    client.Resubscribe()
    Refresh()
  })
enddef

# Places for the command line to complete what is typed.
export def CompletePlace(lead: string, line: string, position: number): list<string>
  Start()
  return place.Complete(matchstr(strpart(line, 0, position), 'AlmanacP\a*!\?\s\+\zs.*'))
enddef

# Switches 'background' by the sun, or leaves it alone from now on.
export def Sun(enable: bool)
  Start()
  config.sun.enable = enable
  applied = ''
  if enable && !has_key(watches, 'sun')
    WatchSun()
  elseif !enable && has_key(watches, 'sun')
    client.Unsubscribe(remove(watches, 'sun'))
  endif
enddef

# Asks where the sun is now: after a sleep the last event may be long past.
export def Wake()
  if has_key(watches, 'sun')
    client.Request('sun.phase', SunParams(), (problem, result) => {
      if empty(problem)
        TakeSun(result)
      endif
    })
  endif
enddef

# Any method of the server; `Callback(error, result)`, the error {} for none.
export def Request(method: string, params: dict<any>, Callback: func): dict<any>
  Start()
  return client.Request(method, params, (problem, result) => call(Callback, [problem, result]))
enddef

# What is used and how it is.
export def Health(): list<string>
  if empty(config)
    ReadConfig()
  endif
  const program = config.command[0]
  var lines = [$'state: {client.state}']
  if executable(program)
    # This asks the program only; nothing is fetched.
    lines += ['program: ' .. get(systemlist($'{shellescape(program)} --version'), 0, 'silent')]
  else
    lines += [$'program: there is no {program}; set g:almanac.command or $ALMANAC']
  endif
  if client.state == 'ready'
    lines += [$'server: {client.server.name} {client.server.version}']
  endif
  if !empty(client.failure)
    lines += [$'trouble: {client.failure}']
  endif
  if !empty(status.failure)
    lines += [$'status line: {status.failure}']
  endif
  return lines + mapnew(client.log[-5 :], (_, line) => $'log: {line}')
enddef

def SayStatus()
  const text = empty(status.tooltip) ? Status() : status.tooltip
  Say($'({client.state}) {empty(client.failure) ? text : client.failure}')
enddef

def Speak()
  const text = empty(status.speech) ? Status() : status.speech
  Say(empty(client.failure) ? text : client.failure)
enddef

const ACTIONS = {
  open: (_) => Open(),
  start: (_) => Start(),
  stop: (_) => Stop(),
  place: (argument) => Place(argument),
  sun: (argument) => Sun(argument != 'off'),
  status: (_) => SayStatus(),
  speak: (_) => Speak(),
  health: (_) => {
    for line in Health()
      echomsg line
    endfor
  },
}

export def Command(line: string)
  const words = matchlist(line, '^\(\S*\)\s*\(.\{-}\)\s*$')
  const name = empty(words[1]) ? 'open' : words[1]
  if !has_key(ACTIONS, name)
    Say($'there is no :Almanac {name}', 'ErrorMsg')
    return
  endif
  ACTIONS[name](words[2])
enddef

export def Complete(lead: string, line: string, _: number): list<string>
  const choices = line =~ '^\s*\S\+\s\+sun\s' ? ['on', 'off'] : sort(keys(ACTIONS))
  return filter(copy(choices), (_, choice) => stridx(choice, lead) == 0)
enddef

# For tests: everything of this session.
export def Inspect(): dict<any>
  return {said: said, job: client.job, log: client.log, failure: client.failure,
    state: client.state, tooltip: status.tooltip, speech: status.speech,
    known_failure: status.failure}
enddef
