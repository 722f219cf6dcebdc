vim9script
# The conversation with the server: handshake, requests, subscriptions, and starting it again when
# it ends by itself. Vim speaks JSON-RPC in its `lsp` channel mode. Nothing in here waits.

import autoload './restart.vim'

const PROTOCOL = '1.0'
const METHOD_NOT_FOUND = -32601
const REQUEST_MS = 60000

export var limits = {handshake_ms: 10000, grace_ms: 2000}

# stopped, starting, ready, waiting (for the next start) or failed (not started again)
export var state = 'stopped'
export var failure = ''
export var server: dict<any> = {}
export var log: list<string> = []
export var job: job
# A place for the next handshake.
export var location: any = null

var options: dict<any> = {}
var run = 0
var ends: list<number> = []
var queue: list<dict<any>> = []
var pending: dict<dict<any>> = {}
var subscriptions: dict<dict<any>> = {}
var next_key = 0
var last_words = ''

def Become(name: string, why = '')
  state = name
  failure = why
  if has_key(options, 'OnState')
    options.OnState(state, failure)
  endif
enddef

def Note(text: string)
  add(log, text)
  if len(log) > 50
    remove(log, 0)
  endif
enddef

# Takes command, environment, configuration, restart, OnState and OnNotification.
export def Configure(given: dict<any>)
  options = given
  location = get(options.configuration, 'location', null)
enddef

export def Start()
  if state == 'stopped' || state == 'failed'
    ends = []
    Launch()
  endif
enddef

const INSTALL = 'pipx install almanac-server, or npm install -g @almanac/server'

def Launch()
  Become('starting')
  if !executable(options.command[0])
    GiveUp($'there is no program {options.command[0]}; install it: {INSTALL}')
    return
  endif
  run += 1
  const mine = run
  last_words = ''
  var open = 2
  def Closed()
    open -= 1
    if open == 0 && mine == run
      Lost()
    endif
  enddef
  job = job_start(options.command, {
    in_mode: 'lsp',
    out_mode: 'lsp',
    err_mode: 'nl',
    noblock: 1,
    env: options.environment,
    out_cb: (_, message) => {
      if mine == run
        Hear(message)
      endif
    },
    err_cb: (_, line) => {
      last_words = line
      Note(line)
    },
    exit_cb: (_, _) => Closed(),
    close_cb: (_) => Closed(),
  })
  Greet()
enddef

def Greet()
  var configuration: dict<any> = copy(options.configuration)
  if location != null
    configuration.location = location
  endif
  const params = {
    protocolVersion: PROTOCOL,
    processId: getpid(),
    clientInfo: {name: 'almanac.vim', version: '0.1.0'},
    capabilities: {progress: true, notifications: true},
    configuration: configuration,
  }
  Send('initialize', params, (problem, result) => {
    if !empty(problem)
      # Without a code it was no answer, but the end of the server, which is seen to elsewhere.
      if has_key(problem, 'code')
        GiveUp(problem.message)
      endif
      return
    endif
    const version = get(result, 'protocolVersion', '')
    if matchstr(version, '^\d\+') != matchstr(PROTOCOL, '^\d\+')
      GiveUp($'this plugin speaks protocol {PROTOCOL}, the server {version}')
      return
    endif
    Greeted(result)
  }, limits.handshake_ms)
enddef

def Greeted(result: dict<any>)
  server = get(result, 'serverInfo', {})
  ch_sendexpr(job, {method: 'initialized', params: {}})
  Become('ready')
  for subscription in values(subscriptions)
    Create(subscription)
  endfor
  const waiting = queue
  queue = []
  for question in waiting
    question.id = Send(question.method, question.params, question.Callback)
  endfor
enddef

# Calls back with an error ({} for none) and a result; waits while the server is being started.
export def Request(method: string, params: dict<any>, Callback: func): dict<any>
  var question = {method: method, params: params, Callback: Callback, id: 0}
  if state == 'failed' || state == 'stopped'
    const why = empty(failure) ? 'the server is not running' : failure
    timer_start(0, (_) => Callback({message: why}, {}))
  elseif state == 'ready'
    question.id = Send(method, params, Callback)
  else
    add(queue, question)
  endif
  return question
enddef

export def Cancel(question: dict<any>)
  filter(queue, (_, waiting) => waiting isnot question)
  if has_key(pending, question.id)
    remove(pending, question.id)
    if IsRead()
      ch_sendexpr(job, {method: '$/cancelRequest', params: {id: question.id}})
    endif
  endif
enddef

def IsRead(): bool
  return job_status(job) == 'run' && ch_info(job_getchannel(job)).in_status == 'open'
enddef

def Send(method: string, params: dict<any>, Callback: func, limit = REQUEST_MS): number
  if !IsRead()
    timer_start(0, (_) => Callback({message: 'the server has gone'}, {}))
    return 0
  endif
  const mine = run
  var id = 0
  const sent = ch_sendexpr(job, {method: method, params: params}, {
    callback: (_, answer) => {
      # Each server counts anew: the late answer of one that was stopped is not for the next.
      if mine == run && has_key(pending, id)
        timer_stop(remove(pending, id).timer)
        Callback(get(answer, 'error', {}), get(answer, 'result', {}))
      endif
    }})
  id = get(sent, 'id', 0)
  const timer = timer_start(limit, (_) => {
    if has_key(pending, id) && mine == run
      Cancel({id: id})
      Callback({message: $'{method} was not answered in time'}, {})
      if method == 'initialize'
        job_stop(job)
      endif
    endif
  })
  pending[id] = {Callback: Callback, timer: timer}
  return id
enddef

# Events of a method until cancelled, across restarts of the server.
export def Subscribe(params: dict<any>, OnEvent: func): dict<any>
  next_key += 1
  var subscription = {key: string(next_key), params: params, OnEvent: OnEvent, id: '', turn: 0}
  subscriptions[subscription.key] = subscription
  if state == 'ready'
    Create(subscription)
  endif
  return subscription
enddef

def Create(subscription: dict<any>)
  subscription.id = ''
  # Made anew while the first was on its way: then the first is nobody's.
  subscription.turn += 1
  const turn = subscription.turn
  Send('subscription.create', subscription.params, (problem, result) => {
    const is_wanted = has_key(subscriptions, subscription.key) && subscription.turn == turn
    if is_wanted && !empty(problem)
      subscription.OnEvent({reason: 'error', error: problem})
    elseif is_wanted
      subscription.id = result.id
    elseif empty(problem)
      Send('subscription.cancel', {id: result.id}, (_, _) => 0)
    endif
  })
enddef

export def Unsubscribe(subscription: dict<any>)
  if has_key(subscriptions, subscription.key)
    remove(subscriptions, subscription.key)
  endif
  if subscription.id != '' && state == 'ready'
    Send('subscription.cancel', {id: subscription.id}, (_, _) => 0)
  endif
enddef

# Makes them anew: what they say depends on where "here" is.
export def Resubscribe()
  for subscription in values(subscriptions)
    Unsubscribe(subscription)
    subscriptions[subscription.key] = subscription
    if state == 'ready'
      Create(subscription)
    endif
  endfor
enddef

# What is no answer to a request of ours.
def Hear(message: any)
  if type(message) != v:t_dict || type(get(message, 'method')) != v:t_string
    return
  endif
  const params = get(message, 'params', {})
  if has_key(message, 'id')
    # The one request a server has is for a device's location, which an editor does not know.
    const problem = {code: METHOD_NOT_FOUND, message: 'There is no such method.'}
    # Its id is a text, which ch_sendexpr() does not take.
    const body = json_encode({jsonrpc: '2.0', id: message.id, error: problem})
    ch_sendraw(job, $"Content-Length: {len(body)}\r\n\r\n{body}")
  elseif message.method == 'subscription/event'
    for subscription in values(subscriptions)
      if subscription.id == params.id
        subscription.OnEvent(params)
      endif
    endfor
  elseif has_key(options, 'OnNotification')
    options.OnNotification(message.method, params)
  endif
enddef

# Answers every open question, so that nobody waits for a server that is gone.
def Abandon(text: string)
  const open = values(pending)
  pending = {}
  for question in open
    timer_stop(question.timer)
    question.Callback({message: text}, {})
  endfor
enddef

def Lost()
  const how = $'the server ended with code {job_info(job).exitval}'
  const text = empty(last_words) ? how : $'{how}: {last_words}'
  Note(text)
  const delay = restart.Ended(ends, float2nr(reltimefloat(reltime()) * 1000), options.restart)
  if delay < 0
    GiveUp($'the server ends again and again: {text}')
    return
  endif
  Become('waiting', text)
  Abandon(text)
  timer_start(delay, (_) => {
    if state == 'waiting'
      Launch()
    endif
  })
enddef

def GiveUp(text: string)
  run += 1
  Note(text)
  Become('failed', text)
  Abandon(text)
  const waiting = queue
  queue = []
  for question in waiting
    question.Callback({message: text}, {})
  endfor
  Close()
enddef

# The end of its input; then TERM, for one that does not react.
def Close()
  if job == null_job || job_status(job) != 'run'
    return
  endif
  const mine = job
  ch_close_in(job)
  timer_start(limits.grace_ms, (_) => {
    if job_status(mine) == 'run'
      job_stop(mine)
    endif
  })
enddef

# Says goodbye; the end of its input ends a server that does not listen.
export def Stop()
  run += 1
  subscriptions = {}
  queue = []
  Become('stopped')
  Abandon('the plugin was stopped')
  if job != null_job && IsRead()
    ch_sendexpr(job, {method: 'shutdown'}, {callback: (_, _) => 0})
    ch_sendexpr(job, {method: 'exit'})
  endif
  Close()
enddef
