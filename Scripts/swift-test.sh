#!/bin/sh
# Runs the Swift tests that are built. usage: swift-test.sh [an option of swift test]...
# Its log has thousands of lines, so what failed is said once more at the end.
set -eu
swift=${SWIFT:-swift}
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT

mkfifo "$folder/pipe"
tee "$folder/log" <"$folder/pipe" &
status=0
"$swift" test --skip-build "$@" >"$folder/pipe" 2>&1 || status=$?
wait
[ "$status" != 0 ] || exit 0

echo "--- swift test ended with code $status; what it said of failures:"
awk '/recorded an issue|Sanitizer|atal error|error:|signal code/ { told = 1; print; next }
  /^[^ ]* (Test|Suite) / { told = 0 }
  told' "$folder/log" | cut -c 1-1000 | tail -n 200
exit "$status"
