#!/bin/sh
# The main job, shown: the session and the pages that README.md shows, on a folder of their own, so
# that nothing of the user's is read or changed. ALMANAC_OFFLINE is kept: it says what may be asked.
# usage: demo.sh BINARY
set -eu
almanac=$1
readme=$(dirname -- "$0")/../README.md
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
trap 'exit 130' INT TERM HUP

for variable in $(env | sed -n 's/^\(ALMANAC_[A-Z_]*\)=.*/\1/p'); do
  [ "$variable" = ALMANAC_OFFLINE ] || unset "$variable"
done
unset XDG_CONFIG_HOME XDG_DATA_HOME XDG_CACHE_HOME XDG_STATE_HOME XDG_RUNTIME_DIR
export HOME="$folder" ALMANAC_LOCATION=Lisbon

bold='' plain='' faint=''
if [ -t 1 ] && [ -z "${NO_COLOR:-}" ]; then
  bold=$(printf '\033[1m') plain=$(printf '\033[0m') faint=$(printf '\033[2m')
fi

# A long answer in lines of a page, between members, as far as it says what it is.
shortened() {
  awk -v width=96 -v most=9 '
    { line = "<< "; count = split($0, parts, /,"/)
      for (i = 1; i <= count; i++) {
        part = (i > 1 ? "\"" : "") parts[i] (i < count ? "," : "")
        if (length(line part) > width) {
          print line
          if (++lines == most) { print "     … (" length($0) " bytes)"; exit }
          line = "     "
        }
        line = line part
      }
      print line
    }'
}

printf '%s (of README.md; answers are shortened)\n' "${bold}A session over the pipe$plain"
sed -n 's/^>> //p' "$readme" >"$folder/requests"
"$almanac" <"$folder/requests" >"$folder/answers"
while IFS= read -r request; do
  id=$(printf %s "$request" | sed 's/.*"id":\([0-9]*\),.*/\1/')
  printf '\n%s\n' "$faint>> $request$plain"
  # They come as they are ready.
  grep "^{\"jsonrpc\":\"2.0\",\"id\":$id," "$folder/answers" | shortened
done <"$folder/requests"

printf '\n%s (here is Lisbon)\n' "${bold}The same for a person$plain"
sed -n 's/^\(almanac \(now\|today\|sunset\|climate\) [^#]*\).*/\1/p' "$readme" >"$folder/pages"
while read -r _ page; do
  printf '\n%s\n' "${faint}\$ almanac $page$plain"
  # shellcheck disable=SC2086 # the words of a command line
  "$almanac" $page </dev/null || true
done <"$folder/pages"
printf '\n%s\n' "${faint}Next: ${plain}almanac --help$faint, or README.md for editors, scripts, GUIs.$plain"
