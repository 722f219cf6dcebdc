#!/bin/sh
# Lines of the sources that the tests ran. usage: coverage.sh SCRATCH
set -eu
scratch=$1
profile=$(find "$scratch" -name default.profdata | head -n 1)
bundle=$(find "$scratch" -name '*PackageTests.xctest' | head -n 1)
[ -d "$bundle" ] && bundle=$(find "$bundle" -type f -perm -u+x | head -n 1)
# The toolchain's own: another one may not read its profile.
cov=$(dirname "$(readlink -f "$(command -v "${SWIFT:-swift}")")")/llvm-cov
[ -x "$cov" ] || cov=llvm-cov
"$cov" report "$bundle" -instr-profile "$profile" --ignore-filename-regex='(Tests|\.build)/'
