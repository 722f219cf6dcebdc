#!/bin/sh
# Builds the five screens and looks at each before the local upstream: what it shows after some
# commands, and by itself. The argument is a folder for what is built.
cd "$(dirname "$0")" || exit 1
[ -n "${ALMANAC:-}" ] || { echo "skip screens: ALMANAC is not set"; exit 77; }
if [ -z "${PEER_UPSTREAM:-}" ]; then
  swift build -q --scratch-path "$1" || exit 1
  exec timeout 600 "${PYTHON:-python3}" ../../peers/world.py run sh ./test.sh "$1"
fi
screens=$1/debug/screens
failed=0

# check NAME PATTERN SCREEN COMMAND…: a line of the last screen matches.
check() {
  name=$1 pattern=$2
  shift 2
  said=$("$screens" "$@" 2>&1 </dev/null) && printf '%s\n' "$said" | grep -Eq -- "$pattern" &&
    { echo "ok screens: $name"; return; }
  failed=1
  echo "FAIL screens: $name"
  printf '%s\n' "$said" | head -n 30
}

# live NAME PATTERN SCREEN: the screen gets there by itself, while nobody types, and `quit` ends it.
live() {
  folder=$(mktemp -d) && mkfifo "$folder/typed" || exit 1
  "$screens" "$3" <"$folder/typed" >"$folder/shown" 2>&1 &
  program=$!
  exec 3>"$folder/typed"
  left=600
  until grep -Eq -- "$2" "$folder/shown" || [ $left = 0 ]; do
    sleep 0.1
    left=$((left - 1))
  done
  echo quit >&3
  exec 3>&-
  if wait "$program" && [ $left -gt 0 ]; then
    echo "ok screens: $1"
  else
    failed=1
    echo "FAIL screens: $1"
    tail -n 30 "$folder/shown"
  fi
  rm -r "$folder"
}

live 'today and 2045, live' '^2045 .* \+2.0? °C$' weather-2045
live 'every card, live' '^✓ nowcast ' concurrency
live 'no cities, live' 'VIPER   0 cities$' viper
live 'my location, live' '^⌖ .*13:00   ≈? ?[0-9]+' pretty-skies
live 'ten days, live' '^2026-06-30 ' weather-challenge
check 'today and 2045' '^2045 .* \+2.0? °C$' weather-2045 'place Lisbon'
check 'interventions, by the toggle' '^2045 .* \+0.8 °C$' weather-2045 'place Lisbon' toggle
check 'no such city' '^today .*(Check the spelling|No place|offline|cannot)' weather-2045 'place Xyzzyville'
check 'every card' '^✓ hourly +[0-9]{2}:00 ' concurrency 'place Lisbon'
check 'one card again' '^✓ air .*\(0 s old\)' concurrency 'place Lisbon' 'retry air.quality'
check 'stored cities' '^1  Porto, Portugal .*°C' viper 'add Lisbon' 'add Porto' 'top 2'
check 'a city removed' '^VIPER   1 city$' viper 'remove 1'
check 'ten bars' '^[▁▂▃▄▅▆▇█ ]{10}  ten days$' pretty-skies 'open Lisbon'
check 'a gradient of three colors' '\[48;2;[0-9]+;[0-9]+;[0-9]+m +' pretty-skies 'open Lisbon'
check 'favorites with local time and score' '^1  .*13:00   ≈? ?[0-9]+' pretty-skies
check 'the original score' '^PRETTY SKIES .* classic$' pretty-skies classic
check 'a search' '^  Porto, .*13:00' pretty-skies 'search Porto'
check 'the first launch' '^Welcome! ' weather-challenge
check 'ten days' '^2026-06-30 ' weather-challenge 'open Lisbon'
SCREENS_DEVICE=41.15,-8.61
export SCREENS_DEVICE
check 'the device' '^WEATHER   (Porto|41\.15)' weather-challenge locate
SCREENS_DEVICE=denied
check 'a denied location' '^Location permission is needed.' weather-challenge locate
exit $failed
