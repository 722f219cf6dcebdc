#!/bin/sh
# Tests what a release is made of, with a double of the program where the program does not matter.
# ALMANAC names the built program; without it, what needs it is skipped.
set -eu
scripts=$(CDPATH='' cd -- "$(dirname -- "$0")" && pwd)
root=$(dirname -- "$scripts")
folder=$(mktemp -d)
server=''
trap 'rm -rf "$folder"; [ -z "$server" ] || kill "$server"' EXIT
. "$scripts/checks.sh"

if command -v shellcheck >/dev/null 2>&1; then
  # What traps and checks call by name looks unreachable; what is sourced is looked at with its users.
  check 'the scripts are clean' sh -c 'cd "$1" && shellcheck -x -P SCRIPTDIR -S warning \
    -e SC2034,SC2317 Scripts/*.sh packaging/*.sh' - "$root"
else
  echo 'skip the lint of the scripts: shellcheck is missing'
fi

# --- a release: the tarball, its checksums, the signature
mkdir "$folder/bin" "$folder/releases"
double() { printf '#!/bin/sh\n[ "$1" != --version ] || echo "almanac %s (double)"\n' "$1" >"$folder/bin/almanac"; }
release() { # release VERSION SECRET-KEY
  double "$1"
  chmod +x "$folder/bin/almanac"
  (cd "$root" && SOURCE_DATE_EPOCH=1000000000 sh Scripts/dist.sh "$1" "$folder/bin/almanac" \
    "$folder/releases/$1" && sh Scripts/sign.sh "$1" "$folder/releases/$1" "$2") >/dev/null
}
# What the installer says is kept; it runs as somebody without a home of their own.
install() {
  env -u HOME PATH="${tools:-$PATH}" TMPDIR="$folder/tmp" sh "$root/packaging/install.sh" \
    --prefix "$folder/prefix" --key "$key" "$@" >"$folder/said" 2>&1
}
refuses() { # refuses WHY OPTION...: and leaves no trace
  why=$1
  shift
  rm -rf "$folder/prefix"
  fails install "$@" && grep -q "$why" "$folder/said" && [ ! -e "$folder/prefix" ]
}
forge() { # forge FILE COMMAND...: a copy of the release in which the command rewrote the file
  rm -rf "$folder/forged"
  cp -R "$now" "$folder/forged"
  file=$1
  shift
  "$@" <"$now/$file" >"$folder/forged/$file"
}
has() { command -v "$1" >/dev/null 2>&1; }
if has minisign && has curl && has "$python"; then
  mkdir "$folder/tmp"
  for name in key other; do
    minisign -GW -p "$folder/$name.pub" -s "$folder/$name" >/dev/null
  done
  key=$(sed -n 2p "$folder/key.pub")
  release 9.9.9 "$folder/key"
  release 9.9.8 "$folder/key"
  releases=$folder/releases
  now=$releases/9.9.9
  # Everything but minisign, so that openssl has to verify.
  mkdir "$folder/tools"
  for tool in sh uname ls cp mv rm mkdir mktemp cat sed awk grep cut wc dd cmp tar gzip sha256sum \
    openssl env; do ln -s "$(command -v "$tool")" "$folder/tools/$tool"; done

  check 'a dry run is no more than words' install --from "$now" --version 9.9.9 --dry-run
  check 'it says what it would write' grep -q "would write $folder/prefix/bin/almanac" "$folder/said"
  check 'and writes nothing' test ! -e "$folder/prefix"
  check 'no option is guessed' refuses 'unknown option --dry' --dry
  check 'a version is no path' refuses 'is no version' --version ../9.9.9 --from "$now"
  check 'a copy that was not released says so' refuses 'knows no address' --version 9.9.9
  check 'nothing comes by plain http from elsewhere' \
    refuses 'neither https' --version 9.9.9 --from http://127.0.0.1.example.com

  for tools in "$PATH" "$folder/tools"; do
    with=$([ "$tools" = "$PATH" ] && echo minisign || echo openssl)
    check "$with: a release is installed" install --from "$now" --version 9.9.9
    check "$with: and runs" sh -c '"$1/bin/almanac" --version | grep -q 9.9.9' - "$folder/prefix"
    check "$with: another key is refused" refuses 'not signed' --from "$now" --version 9.9.9 \
      --key "$(sed -n 2p "$folder/other.pub")"
    check "$with: an old release is not taken for a new one" \
      refuses 'not of almanac 9.9.9' --from "$releases/9.9.8" --version 9.9.9
    forge SHA256SUMS sed 's/^/f/'
    check "$with: other checksums are refused" \
      refuses 'not signed' --from "$folder/forged" --version 9.9.9
    forge SHA256SUMS.minisig sed 's/comment: almanac.*/comment: almanac 9.9.10/'
    check "$with: another comment is refused" \
      refuses 'not signed' --from "$folder/forged" --version 9.9.10
    forge SHA256SUMS.minisig head -c 60
    check "$with: half a signature is refused" \
      refuses 'not signed' --from "$folder/forged" --version 9.9.9
    forge SHA256SUMS.minisig sha512sum
    check "$with: noise for a signature is refused" \
      refuses 'not signed' --from "$folder/forged" --version 9.9.9
  done
  tools=''
  forge "$(basename "$now"/*.tar.gz)" sed '$s/$/more/'
  check 'a tarball with another checksum is refused' \
    refuses 'the signed checksum' --from "$folder/forged" --version 9.9.9
  rm "$folder"/forged/*.tar.gz
  check 'a tarball that is missing is said' refuses 'cannot read' --from "$folder/forged" \
    --version 9.9.9
  rm "$folder/tools/openssl"
  tools=$folder/tools
  check 'nothing is installed that cannot be verified' \
    refuses 'is needed to verify' --from "$now" --version 9.9.9
  tools=''

  # Over HTTP, from this machine.
  : >"$folder/http"
  "$python" -u -m http.server --bind 127.0.0.1 --directory "$releases" 0 >"$folder/http" 2>&1 &
  server=$!
  for _ in 1 2 3 4 5 6 7 8 9 10; do
    port=$(sed -n 's/.* port \([0-9]*\).*/\1/p' "$folder/http")
    [ -z "$port" ] || break
    sleep 0.3
  done
  check 'a release is installed over HTTP' install --from "http://127.0.0.1:$port/9.9.9" --version 9.9.9
  check 'a release that is not there is said' \
    refuses 'cannot download' --from "http://127.0.0.1:$port/9.9.7" --version 9.9.7
  kill "$server"
  server=''

  check 'an older version is installed when it is asked for' \
    install --from "$releases/9.9.8" --version 9.9.8
  check 'a version takes the place of another' install --from "$now" --version 9.9.9
  check 'and is the one that runs' sh -c '"$1/bin/almanac" --version | grep -q 9.9.9' - "$folder/prefix"
  sh "$folder/prefix/share/almanac/uninstall.sh" '' "$folder/prefix" >/dev/null
  check 'what it says removes it all' test -z "$(ls -A "$folder/prefix" 2>/dev/null)"
  check 'nothing stays in the temporary folder' test -z "$(ls -A "$folder/tmp")"
else
  echo 'skip the installer: it needs minisign, curl and python3'
fi

# --- what is in the program
if [ -n "${ALMANAC:-}" ] && has "${SWIFT:-swift}" && has "$python" && [ "$(uname -s)" = Linux ]; then
  for out in sbom sbom-again; do
    (umask 077 && SOURCE_DATE_EPOCH=1000000000 "$python" -B "$scripts/sbom.py" 9.9.9 "$ALMANAC" \
      "$folder/$out") >/dev/null
  done
  check 'the same program gives the same list of parts' \
    cmp "$folder"/sbom/*.cdx.json "$folder"/sbom-again/*.cdx.json
  check 'every table is in it' sh -c 'for table in "$1"/Sources/CTables/Tables/*.bin; do
    grep -q "\"name\": \"$(basename "$table")\"" "$2" || exit 1; done' - "$root" "$folder"/sbom/*.json
  check 'a program without the tables gets no list' \
    fails "$python" -B "$scripts/sbom.py" 9.9.9 /bin/true "$folder/none" 2>"$folder/said"
  check 'and it says why' grep -q 'does not carry climate.bin' "$folder/said"
  if "$python" -c 'import cyclonedx.validation.json, jsonschema' 2>/dev/null; then
    cat >"$folder/valid.py" <<'PYTHON'
import sys
from cyclonedx.schema import SchemaVersion
from cyclonedx.validation.json import JsonStrictValidator
fault = JsonStrictValidator(SchemaVersion.V1_6).validate_str(open(sys.argv[1]).read())
sys.exit(str(fault)[:2000] if fault else 0)
PYTHON
    check 'it is CycloneDX 1.6' "$python" "$folder/valid.py" "$folder"/sbom/*.json
    sed 's/"library"/"librarian"/' "$folder"/sbom/*.json >"$folder/wrong.json"
    check 'and what is not would be found' \
      fails "$python" "$folder/valid.py" "$folder/wrong.json" 2>/dev/null
  else
    echo 'skip the schema of the list of parts: pip install cyclonedx-python-lib[json-validation]'
  fi
else
  echo 'skip the list of parts: ALMANAC, Swift or python3 is missing'
fi

exit "$failed"
