#!/bin/sh
# commute-rain.sh [PLACE [HOUR…]]: whether it will rain on the way, the next time that it is 8 and 17
# o'clock there, or the hours given. Exit code 0 when dry, 1 when an umbrella is wanted, 2 when it is
# not known.
here=$(CDPATH='' cd -- "$(dirname -- "$0")" && pwd)
# shellcheck source-path=SCRIPTDIR source=../shell/almanac.sh
. "$here/../shell/almanac.sh"

place=${1:-}
[ $# -eq 0 ] || shift
[ $# -gt 0 ] || set -- 8 17
for hour; do
  case $hour in
    [0-9] | [01][0-9] | 2[0-3]) ;;
    *)
      echo "commute-rain: $hour is not an hour from 0 to 23" >&2
      exit 2
      ;;
  esac
done
params=$(almanac_params hours:=24 ${place:+"place=$place"}) || exit 2
forecast=$(almanac_request forecast.hourly "$params") || exit 2

printf '%s\n' "$forecast" | jq -r -L "$here" --args 'include "provenance";
  .source as $source | .units.precipitation as $unit | .hours[0].time[:10] as $today
  | [.hours[]
    | {hour: (.time[11:13] | tonumber),
       time: ((if .time[:10] == $today then "" else "tomorrow " end) + .time[11:16]),
       chance: .precipitationProbability, amount: .precipitation, kind}
    | select(.hour as $hour | $ARGS.positional | map(tonumber) | index($hour))
  ] as $way
  | ($way[] | . as $row
     | "\(.time)  \(if .chance then "\(.chance)%" | shown($source; $row) else "–" end)"
       + "  \(.amount // "–") \($unit)"),
    (if $way == [] then "unknown"
     elif $way | any((.chance // 0) >= 40 or (.amount // 0) >= 0.5) then "Take an umbrella."
     elif $way | all(.chance == null and .amount == null) then "unknown"
     else "It stays dry." end)
' "$@" | {
  verdict=
  while IFS= read -r line; do
    echo "$line"
    verdict=$line
  done
  case $verdict in
    'It stays dry.') exit 0 ;;
    'Take an umbrella.') exit 1 ;;
    *) exit 2 ;;
  esac
}
