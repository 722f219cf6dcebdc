#!/bin/sh
# The transcripts themselves: the tools that play them, and what they say to the built server.
conformance=../../protocol-spec/conformance
python=${PYTHON:-python3}
command -v "$python" >/dev/null 2>&1 || { echo "skip transcripts: python3 is missing"; exit 77; }
failed=0
"$python" -m unittest discover -q -s "$conformance/tests" || failed=1
if [ -n "${ALMANAC:-}" ]; then
  "$python" "$conformance/replay.py" --quiet --server "$ALMANAC" serve || failed=1
  "$python" "$conformance/replay.py" --examples --quiet --server "$ALMANAC" serve || failed=1
  "$python" "$conformance/replay.py" --samples --quiet --server "$ALMANAC" serve || failed=1
else
  echo "skip conformance of the server: ALMANAC is not set"
fi
exit $failed
