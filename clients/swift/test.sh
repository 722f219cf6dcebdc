#!/bin/sh
# The Swift client: its format, a build of the folder alone, its documentation, then tests against
# transcripts, the built server and the local upstream.
cd "$(dirname "$0")" || exit 1
command -v swift >/dev/null 2>&1 || { echo "skip swift: swift is missing"; exit 77; }
ALMANAC_REPOSITORY=$(cd ../.. && pwd)
python=${PYTHON:-python3}
build=$ALMANAC_REPOSITORY/.build/swift-client
# Swift's tools leave locks and folders in TMPDIR; the tests must leave nothing.
TMPDIR=$build/tmp
export ALMANAC_REPOSITORY TMPDIR
failed=0
rm -rf "$TMPDIR" && mkdir -p "$TMPDIR" || exit 1

swift format lint --strict --configuration ../../.swift-format --recursive . || failed=1

# The package needs nothing outside its folder. A copy keeps the dates, so that only what changed is
# built again.
rm -rf "$build/alone" && mkdir "$build/alone" &&
  cp -Rp Package.swift Sources Tests "$build/alone" && cd "$build/alone" || exit 1
# Debug information doubles the time of a build, and nobody debugs what is built there.
# shellcheck disable=SC2086 # two words
swift build -q --build-tests --scratch-path "$build/out" ${CI:+-debug-info-format none} || exit 1

# What is installed has no tests.
mkdir "$build/alone/installed" && cp -Rp Package.swift Sources "$build/alone/installed" &&
  swift package --package-path "$build/alone/installed" describe >/dev/null || failed=1

documentation() {
  graphs=$build/graphs
  rm -rf "$graphs" && mkdir "$graphs" &&
    swift-symbolgraph-extract -module-name AlmanacClient -minimum-access-level public \
      -target "$(swift -print-target-info | sed -n 's/.*"triple": "\(.*\)",/\1/p' | head -n 1)" \
      -I "$build/out/debug/Modules" -output-dir "$graphs" &&
    docc convert Sources/AlmanacClient/AlmanacClient.docc --warnings-as-errors \
      --additional-symbol-graph-dir "$graphs" --output-path "$build/docs"
}
if command -v docc >/dev/null 2>&1; then
  documentation >"$build/docc" 2>&1 || { cat "$build/docc"; failed=1; }
else
  echo "skip swift documentation: docc is missing"
fi

tests() {
  timeout 900 "$@" swift test -q --skip-build --scratch-path "$build/out" || failed=1
}
if [ -n "${ALMANAC:-}" ]; then
  world="$ALMANAC_REPOSITORY/clients/peers/world.py"
  tests "$python" "$world" run
  sh "$ALMANAC_REPOSITORY/clients/examples/screens/test.sh" "$build/screens" || failed=1
else
  echo "skip swift with the built server: ALMANAC is not set"
  tests env
fi
left=$(find "$TMPDIR" -mindepth 1 -maxdepth 1 ! -name '*.lock' ! -name 'TemporaryDirectory.*' \
  ! -name swift-generated-sources)
[ -z "$left" ] || { echo "FAIL swift: left in the temporary folder: $left"; failed=1; }
exit $failed
