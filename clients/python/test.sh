#!/bin/sh
# The Python client: types, then tests against transcripts and the built server.
python=${PYTHON:-python3}
"$python" -c 'import pytest' 2>/dev/null || { echo "skip python: pytest is missing"; exit 77; }
failed=0
if "$python" -c 'import mypy' 2>/dev/null; then
  "$python" -m mypy || failed=1
else
  echo "skip python types: mypy is missing"
fi
if "$python" -c 'import pyright' 2>/dev/null; then
  "$python" -m pyright --pythonpath "$python" || failed=1
else
  echo "skip python types by pyright: it is missing"
fi
"$python" -m pytest -rs || failed=1
exit $failed
