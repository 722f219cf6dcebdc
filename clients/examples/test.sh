#!/bin/sh
# The examples, each run against the built server: offline, in an empty home, at a fixed moment.
[ -n "${ALMANAC:-}" ] || { echo "skip examples: ALMANAC is not set"; exit 77; }
command -v node >/dev/null 2>&1 || { echo "skip examples: node is missing"; exit 77; }
command -v jq >/dev/null 2>&1 || { echo "skip examples: jq is missing"; exit 77; }

HOME=$(mktemp -d)
trap 'rm -rf "$HOME"' EXIT
export HOME LC_ALL=C.UTF-8 ALMANAC_OFFLINE=1 ALMANAC_NOW=2026-06-21T06:30:00Z
unset XDG_CONFIG_HOME XDG_DATA_HOME XDG_CACHE_HOME DISPLAY DBUS_SESSION_BUS_ADDRESS
python=${PYTHON:-python3}
failed=0

# check NAME CODES PATTERN COMMAND…: the exit code is one of CODES and a line matches.
check() {
  name=$1 codes=$2 pattern=$3
  shift 3
  said=$("$@" 2>"$HOME/errors")
  code=$?
  case " $codes " in
    *" $code "*) printf '%s\n' "$said" | grep -Eq -- "$pattern" && { echo "ok $name"; return; } ;;
  esac
  failed=1
  echo "FAIL $name: exit code $code"
  printf '%s\n' "$said" | head -n 5
  cat "$HOME/errors"
}

# Offline, so each value is an estimate, has its mark, and is of no evening in particular.
check 'tonight, an estimate' 0 '^Nothing to look up for\. Sunset, Sun, Jun 21, 9:0. PM: ≈[0-9]' \
  "$python" tonights-sunset.py Lisbon --from 0
check 'tonight, in German' 0 '^Nothing to look up for\. Sonnenuntergang, So\., 21\. Juni, 21:0.: ≈[0-9]+ von 100' \
  env LC_ALL=de_DE.UTF-8 "$python" tonights-sunset.py Lisbon --from 0
check 'tonight, never' 0 'Nothing to look up for' "$python" tonights-sunset.py Lisbon --from 101
check 'tonight, nowhere' 1 '^$' "$python" tonights-sunset.py Qwxyzzyplugh
# In December the sun is down before most cron jobs run: at four in Zurich it is not, at five it is.
# shellcheck disable=SC2317 # called by name
december() {
  clock=$1
  shift
  ALMANAC_NOW=2026-12-21T$clock "$@"
}
check 'tonight, December at four' 0 '^Nothing to look up for\. Sunset, Mon, Dec 21, 4:3. PM: ' \
  december 16:00:00+01:00 "$python" tonights-sunset.py Zurich --from 0
check 'tonight, December after dark' 0 '^Nothing to look up for\. Sunset, Tue, Dec 22, 4:3. PM: ' \
  december 17:00:00+01:00 "$python" tonights-sunset.py Zurich --from 0
check 'tonight, polar night' 0 '^Nothing to look up for\. .*The sun stays below' \
  december 16:00:00+01:00 "$python" tonights-sunset.py 78.22,15.64 --from 0
check 'commute' '0 1' '^08:00  ≈[0-9]+%' sh commute-rain.sh Lisbon 8 17
check 'commute, as many hours as wanted' '0 1' '^18:00  ≈[0-9]+%' sh commute-rain.sh Lisbon 8 9 18
check 'commute, no such hour' 2 '^$' sh commute-rain.sh Lisbon 99
# After eight o'clock the way to work is tomorrow's.
check 'commute, tomorrow' '0 1' '^tomorrow 08:00  ≈[0-9]+%' \
  env ALMANAC_NOW=2026-06-21T15:00:00Z sh commute-rain.sh Lisbon
check 'sunrises' 0 '^2028-02-29,2028-02-29T07:09' "$python" sunrises.py Lisbon --year 2028
check 'sunrises, polar night' 0 '^2027-12-21,,,.*polarNight' \
  "$python" sunrises.py 78.22,15.64 --year 2027
check 'then and now' 0 '2045 ssp585 +[0-9.]+ °C' node then-and-now.mjs Lisbon 7
check 'then and now, no such month' 2 '^$' node then-and-now.mjs Lisbon 13
check 'sunrises, no such year' 2 '^$' "$python" sunrises.py Lisbon --year 0
check 'best evening, no such number' 2 '^$' node best-evening.mjs Lisbon
check 'best evening, nothing forecast' 0 'No evening stands out' node best-evening.mjs 3 Lisbon Zurich
check 'best evening, no favorites' 0 'are there favorites' node best-evening.mjs
if "$python" -c 'import PIL' 2>/dev/null; then
  check 'rate a photo, measured' 0 '^OK' sh -c "'$python' test_rate_photo.py 2>&1"
  "$python" -c 'from PIL import Image; Image.new("RGB", (9, 9), (230, 120, 60)).save("'"$HOME"'/sky.png")'
  check 'rate a photo' 0 '^2026-06-20: 100 of 100' "$python" rate-photo.py "$HOME/sky.png" Lisbon
  check 'rate a photo, of a sunrise' 0 '^2026-06-21: 100 of 100' \
    "$python" rate-photo.py "$HOME/sky.png" Lisbon --sunrise
  check 'rate a photo, from tomorrow' 1 '^$' \
    "$python" rate-photo.py "$HOME/sky.png" Lisbon --date 2026-06-22
  check 'rate a photo, of two clear evenings' 2 '^$' \
    "$python" rate-photo.py "$HOME/sky.png" Lisbon --clear "$HOME/sky.png" --clear "$HOME/sky.png"
  check 'rate a photo, that is none' 1 '^$' "$python" rate-photo.py test.sh Lisbon
else
  echo "skip rate-photo: Pillow is missing"
fi
# Node and jq have a helper that says what is no current value.
node_shown='import { shown } from "./provenance.mjs";
console.log(shown("64", ...process.argv.slice(1).map(JSON.parse)));'
# shellcheck disable=SC2016 # jq's variables
jq_shown='include "provenance"; "64" | shown($source; $row)'
while read -r source row expected; do
  check "node says $expected" 0 "^$expected\$" \
    node --input-type=module -e "$node_shown" "$source" "$row"
  check "jq says $expected" 0 "^$expected\$" \
    jq -nr -L . --argjson source "$source" --argjson row "$row" "$jq_shown"
done <<'END'
{"kind":"live","stale":false,"ageSeconds":9} {} 64
{"kind":"estimate","stale":true,"ageSeconds":null} {} ≈64
{"kind":"cache","stale":true,"ageSeconds":720} {} 64 \(12 min old\)
{"kind":"cache","stale":true,"ageSeconds":9000} {} 64 \(3 h old\)
{"kind":"cache","stale":true,"ageSeconds":172800} {"preliminary":true} ≈64 \(2 days old\)
{"kind":"cache","stale":true,"ageSeconds":null} {"kind":"estimate"} ≈64
{"kind":"cache","stale":true,"ageSeconds":null} {"kind":"forecast"} 64 \(some time old\)
END
exit $failed
