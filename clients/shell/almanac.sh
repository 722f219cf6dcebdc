# shellcheck shell=sh
# Almanac for POSIX shells: source this file. Needs jq and the server.
#
#   ALMANAC                                the server's path; else `almanac` on the PATH
#   almanac_params place=Lisbon days:=3    params as JSON: `=` a string, `:=` any JSON
#   almanac_request METHOD [PARAMS]        the result on stdout, or the error object on stderr
#   almanac_stream METHOD [PARAMS]         {"part": …} lines as they come, then {"result": …}
#   almanac_watch METHOD [PARAMS]          one event a line, until it is stopped
#
# Exit codes: 0 fine, 1 an error answer, 2 usage, 3 offline, 4 no such place, 5 asked too often,
# 6 another protocol, 124 too late, 127 no server.

# The question has id 1; id 0 asks which protocol is spoken. There is no `initialize`: without it
# the server finishes slow answers for half a minute after the end of its input.
# A failure is a line of its own kind: jq 1.6 crashes when it halts before the end of its input.
# shellcheck disable=SC2016 # the dollars are jq's
ALMANAC_JQ='
  def exit_code: {"-32012": 3, "-32010": 4, "-32013": 5, "-32018": 124}["\(.code)"] // 1;
  if .method == "$/progress" then {part: .params.value}
  elif .id == 0 then
    (.result.protocolVersion // "unknown") as $version
    | if $version | startswith("1.") then empty
      else {exit: 6, text: "almanac: the server speaks protocol \($version), this client 1.0"} end
  elif .id != 1 then empty
  elif has("error") then {exit: (.error | exit_code), text: (.error | tojson)}
  else {result} end
'

almanac_params() {
  almanac_json='{}'
  for almanac_pair in "$@"; do
    almanac_key=${almanac_pair%%=*}
    case $almanac_pair in
      *=*) ;;
      *)
        echo "almanac: key=value or key:=json, not $almanac_pair" >&2
        return 2
        ;;
    esac
    case $almanac_key in
      *:) almanac_kind=--argjson ;;
      *) almanac_kind=--arg ;;
    esac
    almanac_json=$(printf '%s' "$almanac_json" | jq -c --arg key "${almanac_key%:}" \
      "$almanac_kind" value "${almanac_pair#*=}" '.[$key] = $value') || return 2
  done
  printf '%s\n' "$almanac_json"
}

almanac_request() {
  almanac_stream_of "$1" "${2:-"{}"}" | {
    almanac_said=$(jq -c 'select(has("part") | not)' | head -n 1)
    almanac_told "$almanac_said"
  }
}

almanac_stream() {
  almanac_json=$(printf '%s' "${2:-"{}"}" | jq -c '.partialResultToken = "part"') || return 2
  almanac_stream_of "$1" "$almanac_json" | {
    while IFS= read -r almanac_said; do
      case $almanac_said in
        '{"exit"'*) almanac_told "$almanac_said" || exit ;;
        *) printf '%s\n' "$almanac_said" ;;
      esac
    done
  }
}

almanac_watch() {
  "${ALMANAC:-almanac}" watch "$@"
}

# A result as it is, a failure as text on stderr and exit code.
almanac_told() {
  case $1 in
    '{"result":'*) printf '%s\n' "$1" | jq -c .result ;;
    '{"exit":'*)
      printf '%s\n' "$1" | jq -r .text >&2
      return "$(printf '%s\n' "$1" | jq -r .exit)"
      ;;
    *)
      echo 'almanac: no answer came' >&2
      return 127
      ;;
  esac
}

almanac_stream_of() {
  jq -cn --arg method "$1" --argjson params "$2" '
    {jsonrpc: "2.0", id: 0, method: "server.status"},
    {jsonrpc: "2.0", id: 1, $method, $params}
  ' | "${ALMANAC:-almanac}" serve | jq -c --unbuffered "$ALMANAC_JQ"
}
