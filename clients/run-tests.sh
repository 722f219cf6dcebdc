#!/bin/sh
# Runs the tests of every client: each `clients/*/test.sh`, which ends with 0 when all passed and
# with 77 when a tool is missing. ALMANAC names the built server; without it, what needs it is
# skipped. Arguments name some clients, whose details are then shown. With NO_SKIPS=1 it is a failure
# when anything was left out, a whole suite or one test.
exec sh "$(dirname -- "$0")/../Scripts/test.sh" clients "$@"
