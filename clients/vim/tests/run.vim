vim9script
# Runs every tests/test_*.vim. The last line says how many failed: Vim's own exit code is 1 after any
# error message in this mode, also an expected one.
# vim -es -u NONE -i NONE -N --cmd 'set rtp^=.' -S tests/run.vim

import autoload 'almanac/client.vim'

set encoding=utf-8
runtime plugin/almanac.vim

# No test is about these limits, and a machine that stands still must not meet them.
extend(client.limits, {handshake_ms: 120000, grace_ms: 120000})

var count = 0
var failed = 0

def Out(text: string)
  writefile([text], '/dev/stdout', 'a')
enddef

def g:It(name: string, Body: func)
  count += 1
  v:errors = []
  try
    Body()
  catch
    add(v:errors, $'{v:throwpoint}: {v:exception}')
  endtry
  try
    almanac#Stop()
  catch
    add(v:errors, $'{v:throwpoint}: {v:exception}')
  endtry
  silent! :%bwipeout!
  failed += empty(v:errors) ? 0 : 1
  Out($'{empty(v:errors) ? "ok" : "not ok"} {count} {name}')
  for line in v:errors
    Out($'  {line}')
  endfor
enddef

def g:Skip(name: string, why: string)
  Out($'ok - # skip {name}: {why}')
enddef

# For what stays so once it is so; the limit only ends what hangs for ever.
def g:WaitFor(what: string, Condition: func): void
  const start = reltime()
  while !Condition()
    if reltimefloat(reltime(start)) > 120
      throw $'waited in vain for {what}'
    endif
    sleep 5m
  endwhile
enddef

const root = fnamemodify('../..', ':p')

# The command of a mock that plays this transcript.
def g:Mock(name: string): list<string>
  const python = empty($PYTHON) ? 'python3' : $PYTHON
  const replay = $'{root}protocol-spec/conformance/replay.py'
  return [exepath(python), replay, '--mock', $'{root}clients/transcripts/{name}.io']
enddef

# The built server offline, in an empty home, at a fixed moment.
def g:Server(extra: dict<any>): dict<any>
  const home = tempname()
  return extend({
    command: [$ALMANAC, 'serve'],
    environment: {
      HOME: home,
      ALMANAC_DATA_DIR: $'{home}/data',
      ALMANAC_CACHE_DIR: $'{home}/cache',
      ALMANAC_OFFLINE: '1',
      ALMANAC_NOW: '2026-06-21T12:00:00Z',
      ALMANAC_LOCATION: '38.72,-9.14',
    },
  }, extra)
enddef

for file in sort(glob('tests/test_*.vim', true, true))
  try
    execute 'source' file
  catch
    failed += 1
    Out($'not ok {file}: {v:throwpoint}: {v:exception}')
  endtry
endfor
Out($'{count} tests, {failed} failed')
qall!
