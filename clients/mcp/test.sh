#!/bin/sh
# Every tool, called by the official Python client. 77: no `mcp` to be found, or no server.
pythons='' failed=0
for python in ${MCP_PYTHONS:-${PYTHON:-python3}}; do
  "$python" -c 'import mcp' 2>/dev/null && pythons="$pythons $python"
done
[ -n "$pythons" ] || { echo "skip mcp: pip install mcp"; exit 77; }
[ -n "${ALMANAC:-}" ] || { echo "skip mcp: ALMANAC is not set"; exit 77; }
for python in $pythons; do "$python" host.py || failed=1; done
exit $failed
