#!/bin/sh
# The page and its bridge: types, the bridge over sockets, the page in Chromium.
python=${PYTHON:-python3}
for module in pytest websockets; do
  "$python" -c "import $module" 2>/dev/null || { echo "skip web: $module is missing"; exit 77; }
done
failed=0
if "$python" -c 'import mypy' 2>/dev/null; then
  "$python" -m mypy || failed=1
else
  echo "skip web types: mypy is missing"
fi
"$python" -m pytest -q -rs -p no:cacheprovider tests || failed=1
exit $failed
