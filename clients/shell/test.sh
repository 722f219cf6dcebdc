#!/bin/sh
# The shell client: shellcheck, then bats.
missing=''
for tool in jq bats "${PYTHON:-python3}"; do
  command -v "$tool" >/dev/null 2>&1 || missing="$missing $tool"
done
[ -z "$missing" ] || { echo "skip shell:$missing missing"; exit 77; }
failed=0
if command -v shellcheck >/dev/null 2>&1; then
  shellcheck -x -s sh almanac.sh bin/* test.sh ../run-tests.sh ../*/test.sh || failed=1
else
  echo "skip shell lint: shellcheck is missing"
fi
bats test || failed=1
exit $failed
