bats_require_minimum_version 1.5.0

# The shell client: against the mock, and against the built server where ALMANAC names one.

setup() {
  here=$(cd "$BATS_TEST_DIRNAME/.." && pwd)
  root=$(cd "$here/../.." && pwd)
  real=${ALMANAC:-}
  cd "$BATS_TEST_TMPDIR" || return
  export HOME=$BATS_TEST_TMPDIR ALMANAC_OFFLINE=1 ALMANAC_NOW=2026-06-21T12:00:00Z
  unset XDG_CONFIG_HOME XDG_DATA_HOME XDG_CACHE_HOME
  PATH=$here/bin:$PATH
}

# Puts a mock in the server's place; its transcript begins with the question for the version.
mock() {
  {
    echo '>> {"jsonrpc":"2.0","id":0,"method":"server.status"}'
    echo '<< {"jsonrpc":"2.0","id":0,"result":{"protocolVersion":"'"${version:-1.0}"'"}}'
    cat
  } >transcript.io
  printf '#!/bin/sh\nexec "%s" "%s" --mock "%s"\n' "${PYTHON:-python3}" \
    "$root/protocol-spec/conformance/replay.py" "$PWD/transcript.io" >server
  chmod +x server
  export ALMANAC=$PWD/server
}

teardown() {
  for socket in inner outer; do
    [ ! -S "$socket" ] || tmux -S "$PWD/$socket" kill-server || true
  done
  [ -z "${watcher:-}" ] || kill "$watcher" 2>/dev/null || true
}

needs_server() {
  [ -n "$real" ] || skip "no server: set ALMANAC to its path"
  export ALMANAC=$real
}

@test "params" {
  . "$here/almanac.sh"
  [ "$(almanac_params)" = '{}' ]
  [ "$(almanac_params place=Lisbon days:=3 'f=a=b' 'x:={"y":[1]}')" = \
    '{"place":"Lisbon","days":3,"f":"a=b","x":{"y":[1]}}' ]
  run almanac_params place
  [ "$status" -eq 2 ]
  run almanac_params days:=three
  [ "$status" -eq 2 ]
}

@test "a result" {
  mock <<'END'
>> {"jsonrpc":"2.0","id":1,"method":"sun.phase","params":{"place":"Zürich","elevationAngle":-6}}
<< {"jsonrpc":"2.0","id":1,"result":{"isDay":true}}
END
  run almanac-request sun.phase place=Zürich elevationAngle:=-6
  [ "$status" -eq 0 ]
  [ "$output" = '{"isDay":true}' ]
}

@test "a result may be null or false" {
  mock <<'END'
>> {"jsonrpc":"2.0","id":1,"method":"m","params":{}}
<< {"jsonrpc":"2.0","id":1,"result":null}
END
  run almanac-request m
  [ "$status" -eq 0 ]
  [ "$output" = null ]
}

@test "errors have exit codes and go to stderr" {
  for pair in -32602:1 -32012:3 -32010:4 -32013:5 -32018:124; do
    mock <<END
>> {"jsonrpc":"2.0","id":1,"method":"m","params":{}}
<< {"jsonrpc":"2.0","id":1,"error":{"code":${pair%:*},"message":"No.","data":null}}
END
    code=0
    almanac-request m >out 2>err || code=$?
    [ "$code" -eq "${pair#*:}" ]
    [ ! -s out ]
    [ "$(jq -c '[.code, .message]' err)" = "[${pair%:*},\"No.\"]" ]
  done
}

@test "another protocol is refused" {
  version=2.0
  mock <<'END'
>> {"jsonrpc":"2.0","id":1,"method":"m","params":{}}
<< {"jsonrpc":"2.0","id":1,"result":1}
END
  run almanac-request m
  [ "$status" -eq 6 ]
  [[ "$output" == *"speaks protocol 2.0"* ]]
}

@test "no server, no answer" {
  for nothing in /no/such/almanac /bin/true; do
    code=0
    ALMANAC=$nothing almanac-request m 2>err || code=$?
    [ "$code" -eq 127 ]
    [ "$(tail -n 1 err)" = 'almanac: no answer came' ]
  done
}

@test "parts come before the result" {
  mock <<'END'
>> {"jsonrpc":"2.0","id":1,"method":"weather.overview","params":{"parts":[{"method":"weather.current"}],"partialResultToken":"part"}}
<< {"jsonrpc":"2.0","method":"$/progress","params":{"token":"part","value":{"method":"weather.current","state":"loading"}}}
<< {"jsonrpc":"2.0","id":1,"result":{"parts":[]}}
END
  . "$here/almanac.sh"
  run almanac_stream weather.overview '{"parts":[{"method":"weather.current"}]}'
  [ "$status" -eq 0 ]
  [ "${lines[0]}" = '{"part":{"method":"weather.current","state":"loading"}}' ]
  [ "${lines[1]}" = '{"result":{"parts":[]}}' ]
}

# Puts a program in the server's place that is asked as the bars ask it: it prints `said` or, for
# waybar, `object`.
program() {
  cat >server <<END
#!/bin/sh
printf '%s\\n' "\$*" >>"$PWD/asked"
case \$* in *waybar*) cat "$PWD/object" ;; *) cat "$PWD/said" ;; esac
exit ${1:-0}
END
  chmod +x server
  echo '⛅ 21°C' >said
  echo '{"text":"⛅ 21°C","alt":"rain","tooltip":"Lisbon","class":["rain","day"]}' >object
  export ALMANAC=$PWD/server
}

@test "each bar gets its form from almanac status, and asks nothing else" {
  program
  [ "$(almanac-bar waybar Lisbon -f %t)" = "$(cat object)" ]
  [ "$(almanac-bar i3status-rust)" = '{"text":"⛅ 21°C","state":"Idle"}' ]
  for bar in tmux polybar plain starship i3blocks; do
    [ "$(almanac-bar "$bar" Lisbon)" = '⛅ 21°C' ]
  done
  [ "$(cat asked)" = 'status --json waybar Lisbon -f %t
status --json waybar --escape none
status --json waybar --escape tmux Lisbon
status Lisbon
status Lisbon
status Lisbon
status --json i3bar Lisbon' ]
  run almanac-bar nobar
  [ "$status" -eq 2 ]
}

@test "a bar dims what is an estimate or stale" {
  program
  for class in estimate stale; do
    echo '{"text":"⛅ ≈21°C","class":["day","'$class'"]}' >object
    [ "$(almanac-bar i3status-rust | jq -r .state)" = Info ]
    [ "$(almanac-bar tmux)" = '#[dim]⛅ ≈21°C#[nodim]' ]
  done
}

@test "the commands work through symbolic links" {
  program
  mkdir -p local/bin
  ln -s "$here/bin/almanac-bar" local/bin/
  [ "$(local/bin/almanac-bar plain)" = '⛅ 21°C' ]
}

@test "a bar shows that it knows nothing" {
  program 3
  : >said
  echo '{"text":"–","tooltip":"The network is switched off.","class":["error"]}' >object
  [ "$(almanac-bar i3status-rust | jq -r .state)" = Warning ]
  for bar in plain tmux polybar starship; do
    run almanac-bar "$bar"
    [ "$status" -eq 3 ]
    [ "$output" = '–' ]
  done
  export ALMANAC=/no/such/almanac
  [ "$(almanac-bar waybar 2>err | jq -c '[.text, .class]')" = '["–",["error"]]' ]
  [ "$(almanac-bar i3status-rust 2>err | jq -r .state)" = Warning ]
  [ "$(almanac-bar plain 2>err)" = '–' ]
  [ "$(cat err)" = 'almanac-bar: there is no /no/such/almanac' ]
}

@test "the sun hook runs the scripts of the light once" {
  mock <<'END'
>> {"jsonrpc":"2.0","id":1,"method":"sun.phase","params":{"elevationAngle":-6}}
<< {"jsonrpc":"2.0","id":1,"result":{"isDay":false}}
END
  mkdir -p .config/almanac/dark.d .config/almanac/light.d .local/share/dark-mode.d
  for folder in .config/almanac/dark.d .config/almanac/light.d .local/share/dark-mode.d; do
    printf '#!/bin/sh\necho "%s $1" >>"$HOME/ran"\n' "$folder" >"$folder/hook"
    chmod +x "$folder/hook"
  done
  echo 'exit 1' >.config/almanac/dark.d/not-executable
  run almanac-sun-hook --once elevationAngle:=-6
  [ "$status" -eq 0 ]
  [ "$(cat ran)" = ".config/almanac/dark.d dark
.local/share/dark-mode.d dark" ]
  rm ran
  run almanac-sun-hook --print elevationAngle:=-6
  [ "$output" = dark ]
  [ ! -e ran ]
}

@test "the sun hook says when it does not know" {
  ALMANAC=/no/such/almanac run ! almanac-sun-hook --once
}

@test "tmux shows the bar" {
  command -v tmux >/dev/null || skip "tmux is missing"
  program
  cat >tmux.conf <<END
set -g status-interval 1
set -g status-right-length 60
set -g status-right '#($here/bin/almanac-bar tmux Lisbon)'
END
  # The status line is drawn for clients only, so a second tmux looks at the first.
  # -u: whatever the locale, the terminal between the two takes UTF-8.
  inner="tmux -u -S $PWD/inner -f $PWD/tmux.conf new-session 'sleep 600'"
  env -u TMUX tmux -u -S "$PWD/outer" -f /dev/null new-session -d -x 60 -y 4 "env -u TMUX $inner"
  # What is shown stays; the limit is only against hanging for ever.
  SECONDS=0
  until [[ "$(tmux -u -S "$PWD/outer" capture-pane -p)" == *"21°C"* ]]; do
    [ "$SECONDS" -lt 120 ]
    sleep 0.2
  done
}

@test "server: the phase of the sun" {
  needs_server
  run almanac-request sun.phase place=38.72,-9.14
  [ "$status" -eq 0 ]
  [ "$(printf '%s' "$output" | jq -r .phase)" = day ]
}

@test "server: exit codes" {
  needs_server
  run almanac-request weather.current place=38.72,-9.14 fallback=none
  [ "$status" -eq 3 ]
  run almanac-request weather.current place=Qwxyzzy online:=false
  [ "$status" -ne 0 ]
  run almanac-request sun.times place=Qwxyzzyplugh
  [ "$status" -eq 3 ]
}

@test "server: bars" {
  needs_server
  [ "$(almanac-bar waybar 38.72,-9.14 | jq -c .class)" = '["partlyCloudy","day","estimate","alerts-unknown"]' ]
  [[ "$(almanac-bar starship 38.72,-9.14)" == *≈* ]]
  [[ "$(almanac-bar tmux 38.72,-9.14)" == '#[dim]'* ]]
  [ "$(almanac-bar i3status-rust 38.72,-9.14 | jq -r .state)" = Info ]

  [[ "$(almanac-bar plain Nowhereville)" == – ]]
}

@test "server: a watch speaks at once" {
  needs_server
  # It watches until it is stopped, which `timeout` passes on.
  mkfifo events
  # shellcheck disable=SC2016 # the inner shell's
  timeout 120 sh -c '. "$0"; almanac_watch "$@"' "$here/almanac.sh" \
    sun.phase '{"place":"38.72,-9.14"}' >events 3>&- &
  watcher=$!
  # Held open: without a reader it ends by itself.
  exec 4<events
  IFS= read -r first <&4
  kill "$watcher"
  wait "$watcher" || true
  exec 4<&-
  watcher=''
  [ "$(printf '%s' "$first" | jq -r '.. | .phase? // empty' | head -n 1)" = day ]
}
