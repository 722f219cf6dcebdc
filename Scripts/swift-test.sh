#!/bin/sh
# Runs the Swift tests that are built. usage: swift-test.sh [an option of swift test]...
# Its log has thousands of lines, so what failed is said once more at the end.
set -eu
swift=${SWIFT:-swift}

# In memory where there is room: each of hundreds of programs writes a store of its own, durably.
room=$(df -Pk /dev/shm 2>/dev/null | awk 'NR == 2 { print $4 }')
if [ "${room:-0}" -gt 1000000 ] && [ -w /dev/shm ]; then
  folder=$(mktemp -d /dev/shm/swift-test.XXXXXX)
else
  folder=$(mktemp -d)
fi
trap 'rm -rf "$folder"' EXIT
trap 'exit 143' INT TERM HUP

# What a test leaves behind is a fault like any other.
mkdir "$folder/tmp"
chmod 755 "$folder" # some tests run a process as somebody else
export TMPDIR="$folder/tmp"
mkfifo "$folder/pipe"
tee "$folder/log" <"$folder/pipe" &
status=0
"$swift" test --skip-build "$@" >"$folder/pipe" 2>&1 || status=$?
wait
# SwiftPM's own folders and locks are not the tests'.
left=$(find "$folder/tmp" -mindepth 1 -maxdepth 1 ! -name 'TemporaryDirectory.*' ! -name '_*.lock')
if [ -n "$left" ]; then
  printf 'error: the tests left in the temporary folder:\n%s\n' "$left" | tee -a "$folder/log" >&2
  [ "$status" != 0 ] || status=1
fi
[ "$status" != 0 ] || exit 0

echo "--- swift test ended with code $status; what it said of failures:"
awk '/recorded an issue|Sanitizer|atal error|error:|signal code/ { told = 1; print; next }
  /^[^ ]* (Test|Suite) / { told = 0 }
  told' "$folder/log" | cut -c 1-1000 | tail -n 200
exit "$status"
