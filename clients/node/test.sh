#!/bin/sh
# The Node client: declarations, then tests against transcripts and the built server.
command -v node >/dev/null 2>&1 || { echo "skip node: node is missing"; exit 77; }
failed=0
if command -v tsc >/dev/null 2>&1; then
  tsc -p . || failed=1
else
  echo "skip node types: tsc is missing"
fi
node --test test/*.test.js || failed=1
exit $failed
