#!/bin/sh
# The main job, shown: one session over the pipe, then the same answers for a person.
# usage: demo.sh BINARY
set -eu
almanac=$1
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT

cat >"$folder/requests" <<'REQUESTS'
{"jsonrpc":"2.0","id":1,"method":"sun.times","params":{"place":"Lisbon"}}
{"jsonrpc":"2.0","id":2,"method":"sunset.score","params":{"place":"Lisbon","days":3}}
{"jsonrpc":"2.0","id":3,"method":"weather.current","params":{"place":"Lisbon"}}
{"jsonrpc":"2.0","id":4,"method":"climate.project","params":{"place":"Lisbon","temperature":24.5,"condition":"Clear","year":2045,"interventions":true}}
{"jsonrpc":"2.0","id":5,"method":"sun.times","params":{"place":"Lisbn"}}
REQUESTS

bold='' plain='' faint=''
if [ -t 1 ] && [ -z "${NO_COLOR:-}" ]; then
  bold=$(printf '\033[1m') plain=$(printf '\033[0m') faint=$(printf '\033[2m')
fi

printf '%s\n\n' "${bold}A session over the pipe${plain} (one JSON text a line; cut to the width of a page)"
"$almanac" <"$folder/requests" >"$folder/answers"
while IFS= read -r line; do printf '%s>> %s%s\n' "$faint" "$line" "$plain"; done <"$folder/requests"
while IFS= read -r line; do
  printf '<< '
  printf '%s' "$line" | cut -c1-300 | tr -d '\n'
  [ "${#line}" -gt 300 ] && printf ' … (%s bytes)' "${#line}"
  printf '\n'
done <"$folder/answers"

printf '\n%s\n\n' "${bold}The same for a person${plain}"
"$almanac" now Lisbon || true
printf '\n'
"$almanac" sunset Lisbon || true
printf '\n%s\n' "${faint}Next: ${plain}almanac --help${faint}, or the README for editors, scripts and GUIs.${plain}"
