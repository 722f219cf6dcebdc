#!/bin/sh
# The whole Swift suite that is built, the tests of processes in lanes beside the others.
set -eu
root=$(CDPATH='' cd -- "$(dirname -- "$0")/.." && pwd)
logs=$(mktemp -d)
trap 'rm -rf "$logs"' EXIT
# shellcheck source=SCRIPTDIR/test-parts.sh
. "$root/Scripts/test-parts.sh"
cd "$root"
beside units --skip '^EndToEndTests\.'
for lane in $lanes; do
  beside "$lane" --filter "^EndToEndTests\.[$lane]"
done
together
# shellcheck disable=SC2086 # words of our own
report units $lanes
