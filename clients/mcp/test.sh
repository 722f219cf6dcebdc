#!/bin/sh
# Every tool, called by the official Python client; the scenarios of the conformance suite; what
# answers cost in tokens; the page of sunset_score in Chromium. 77: no `mcp` to be found, or no server.
pythons='' failed=0
for python in ${MCP_PYTHONS:-${PYTHON:-python3}}; do
  "$python" -c 'import mcp' 2>/dev/null && pythons="$pythons $python"
done
[ -n "$pythons" ] || { echo "skip mcp: pip install mcp"; exit 77; }
[ -n "${ALMANAC:-}" ] || { echo "skip mcp: ALMANAC is not set"; exit 77; }
for python in $pythons; do "$python" host.py || failed=1; done
python=${PYTHON:-python3}
"$python" -B conformance/scenarios.py || failed=1
if "$python" -c 'import pytest, rs_bpe' 2>/dev/null; then
  "$python" -B -m pytest -q -p no:cacheprovider tokens_test.py || failed=1
else
  echo 'skip the tokens: pip install pytest rs-bpe'
fi
if "$python" -c 'import pytest, playwright' 2>/dev/null &&
  { command -v chromium || command -v chromium-browser; } >/dev/null; then
  "$python" -B -m pytest -q -p no:cacheprovider app/page_test.py || failed=1
else
  echo 'skip the page: pip install pytest playwright, and chromium'
fi
exit $failed
