#!/bin/sh
# commute-rain.sh [PLACE] [HOUR…]: whether it will rain on the way; hours of today, else 8 and 17.
# Exit code 0 when dry, 1 when an umbrella is wanted, 2 when it is not known.
here=$(CDPATH='' cd -- "$(dirname -- "$0")" && pwd)
# shellcheck source-path=SCRIPTDIR source=../shell/almanac.sh
. "$here/../shell/almanac.sh"

set -- "${1:-}" "${2:-8}" "${3:-17}"
place=$1
shift
params=$(almanac_params hours:=24 ${place:+"place=$place"}) || exit 2
forecast=$(almanac_request forecast.hourly "$params") || exit 2

printf '%s\n' "$forecast" | jq -r -L "$here" --args 'include "provenance";
  .source as $source
  | [.hours[]
    | {hour: (.time[11:13] | tonumber), time: .time[11:16],
       chance: .precipitationProbability, amount: .precipitation, kind}
    | select(.hour as $hour | $ARGS.positional | map(tonumber) | index($hour))
  ] as $way
  | ($way[] | . as $row
     | "\(.time)  \(if .chance then "\(.chance)%" | shown($source; $row) else "–" end)"
       + "  \(.amount // "–") mm"),
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
