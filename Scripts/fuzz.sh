#!/bin/sh
# Mutates input for the session, the JSON parser, messages of CAP, rings of points, the environment, the
# configuration file, reports of aerodromes, the rows of both databases, texts that name a place and
# paths with libFuzzer, so many seconds each, on one core.
# usage: fuzz.sh SECONDS [SEED]     (TARGETS="session-fuzz json-fuzz environment-fuzz …")
# Then random answers are read aloud in every language and held to the laws of speech: ANSWERS (20000) each.
# What is found stays below .build/fuzz/corpus; a crash is written to .build/fuzz/findings and can be
# run again by naming that file to .build/fuzz/release/NAME.
set -eu
seconds=${1:-600}
seed=${2:-1}
targets=${TARGETS:-session-fuzz json-fuzz cap-fuzz geometry-fuzz environment-fuzz configuration-fuzz
  report-fuzz rows-fuzz places-fuzz paths-fuzz}
scratch=.build/fuzz
# With its backtrace a trap hangs below libFuzzer.
export SWIFT_BACKTRACE=enable=no

for target in $targets; do
  FUZZ=1 ${SWIFT:-swift} build -c release --sanitize=fuzzer --scratch-path "$scratch" \
    --product "$target"
done

seed_session() {
  folder=$1
  count=0
  for body in \
    '{"jsonrpc":"2.0","id":1,"method":"echo","params":{"n":1}}' \
    '[{"jsonrpc":"2.0","id":2,"method":"slow"},{"jsonrpc":"2.0","method":"x"},3]' \
    '{"jsonrpc":"2.0","id":"sl\u0061sh\/","method":"set","params":{"workDoneToken":1}}' \
    '{"jsonrpc":"2.0","id":null,"method":"initialize","params":{"processId":1}}' \
    '{"jsonrpc":"2.0","method":"$/cancelRequest","params":{"id":2}}' \
    '{"jsonrpc":"2.0","id":"almanac:1","result":{}}' \
    '{"jsonrpc":"2.0","id":9,"method":"shutdown"}'; do
    count=$((count + 1))
    printf '\007\000%s\n' "$body" >"$folder/line$count"
    printf '\013\001Content-Length: %d\r\n\r\n%s' "${#body}" "$body" >"$folder/frame$count"
  done
  for file in "$folder"/frame*; do tail -c +3 "$file"; done >"$scratch/all"
  { printf '\005\000' && cat "$scratch/all"; } >"$folder/session"
}

seed_json() {
  printf '%s' '{"a":[1,-2.5e3,true,null,"\u00e9\n"],"a":{"":[]}}' >"$1/small"
  printf '%s' '[0.1,1e-7,123456789012345678,5e-324,1.7976931348623157e308,-0]' >"$1/numbers"
}

# The first byte of a line chooses the variable.
seed_environment() {
  count=0
  for value in '@' 'de_DE.UTF-8' '38.7,-9.1' '2026-06-21T12:00:00Z' ':Europe/Lisbon' 'Lisbon' '91,0'; do
    count=$((count + 1))
    for letter in A B C D E F G H I J K L M N O P Q R S T U V; do
      printf '%s%s\n' "$letter" "$value"
    done >"$1/all$count"
  done
}

seed_configuration() {
  printf '%s' '{"location":"Lisbon","units":{"preset":"uk","temperature":"K"},"locale":"de",
    "timeFormat":"24h","sunset":{"model":"classic"},"cache":{"maxBytes":1048576},"providers":{"order":["nws"],
    "openWeatherMap":{"apiKey":"k","baseURL":"http://127.0.0.1:1/","contact":"a@b"}}}' >"$1/whole"
  printf '\357\273\277{"location":{"latitude":91,"longitude":0,"timeZone":"x"}}' >"$1/marked"
}

seed_lines() { # seed_lines FOLDER: each line of the input is a seed
  count=0
  while IFS= read -r line; do
    count=$((count + 1))
    printf '%s' "$line" >"$1/line$count"
  done
}

# Reports that were sent, and one that has every group.
seed_report() {
  fixtures=Tests/ReportsTests/Fixtures
  { cut -f1 "$fixtures/noaa.tsv" | tail -n +2 | head -n 300 && cut -f2 "$fixtures/hard.tsv"; } |
    seed_lines "$1"
}

seed_cap() {
  fixtures=Tests/Fixtures/payloads
  cp "$fixtures/meteoalarm/cap_villach_heat.xml" "$fixtures"/met-eireann/*.xml "$1"
  printf '%s' '<c:alert xmlns:c="urn:oasis:names:tc:emergency:cap:1.2"><c:identifier>a</c:identifier>
    <c:info><c:event>b</c:event><c:area><c:polygon>46,13 46,14 47,14</c:polygon><c:circle>46.6,13.8 9
    </c:circle></c:area></c:info></c:alert>' >"$1/small"
}

# A place, then rings: a square around it, one across the antimeridian, one around the pole.
seed_geometry() {
  printf '\000\012\100\003\000\000\000\000\000\000\000\012\000\024\000\012\000\024\000\000' >"$1/square"
  printf '\000\000\377\054\000\366\000\054\000\366\000\324\000\012\000\324\000\012\000\054' >"$1/meridian"
  printf '\000\120\000\000\000\074\000\000\000\074\000\036\000\074\000\342\000\074\000\000' >"$1/pole"
}

seed_rows() {
  # A table, then one byte for each of its columns; see Tests/Fuzz/RowDriver.
  for table in 0 1 2 3 4 5 6 7 8; do
    printf "\\00$table\\000\\000\\000\\000\\000\\000\\000\\000\\000\\000\\000" >"$1/plain$table"
    printf "\\00$table\\001\\002\\003\\004\\005\\006\\007\\010\\011\\012\\013" >"$1/odd$table"
  done
}

seed_places() {
  seed_lines "$1" <<'END'
38.72,-9.14
38,72° N, 9,14° W
47°33'44"N 13°38'57"E
geo:47.5622,13.6493;u=35
8FVC9G8F+6W
JN67TN44
NaN,NaN
Paris, TX
São Paulo
Tuscany, Italy
KSFO
springfield mo
Lisbnn
東京
END
}

seed_paths() {
  seed_lines "$1" <<'END'
file
folder/inner
link
dangling
loop
pipe
away/../folder/./deep
/home/me/.config/almanac
~/weather
//new///folder/
Europe/Lisbon
../../etc/passwd
END
}

findings=$scratch/findings
mkdir -p "$findings"
status=0
for target in $targets; do
  short=${target%-fuzz}
  corpus=$scratch/corpus/$short
  mkdir -p "$corpus"
  "seed_$short" "$corpus"
  echo "$target: $seconds seconds, seed $seed"
  dictionary=Tests/Fuzz/$short.dict
  [ -f "$dictionary" ] || dictionary=Tests/Fuzz/json.dict
  "$scratch/release/$target" -max_total_time="$seconds" -seed="$seed" -max_len=4096 -timeout=10 \
    -rss_limit_mb=2048 -dict="$dictionary" -artifact_prefix="$findings/$short-" \
    -print_final_stats=1 -verbosity=1 "$corpus" >"$scratch/$short.log" 2>&1 || status=1
  grep -E '^Done|^stat::|ERROR|Fatal error|SUMMARY' "$scratch/$short.log" || true
done

# In debug mode, as all tests are; an answer takes some 2 ms a language.
answers=${ANSWERS:-20000}
if [ "$answers" -gt 0 ]; then
  echo "speech: $answers answers a language, seed $seed"
  ALMANAC_SPEECH=$answers ALMANAC_SPEECH_SEED=$((1000 + seed)) ${SWIFT:-swift} test --filter SpeechLaws \
    >"$scratch/speech.log" 2>&1 || { status=1 && grep -E 'breaks|speech' "$scratch/speech.log" || true; }
fi
exit $status
