#!/bin/sh
# Writes .build/static/flags: how to build the release binary so that it needs libc and libm alone, and
# touches little memory before its first answer (Benchmarks/RESULTS.md says what each flag gave).
# On macOS, or where a static library is missing, the plain dynamic link is used, and it is said.
set -eu
folder=.build/static
mkdir -p "$folder"
: >"$folder/flags"

[ "$(uname -s)" = Linux ] || exit 0

compiler=$(command -v clang || command -v cc)
for library in libstdc++.a libsqlite3.a; do
  path=$("$compiler" -print-file-name="$library")
  if [ "$path" = "$library" ] || [ ! -e "$path" ]; then
    echo "note: $library not found, linking dynamically" >&2
    exit 0
  fi
  ln -sf "$path" "$folder/$library"
done

flags="--static-swift-stdlib -Xswiftc -L$PWD/$folder -Xswiftc -Xclang-linker -Xswiftc -static-libgcc"
frontend() { flags="$flags -Xswiftc -Xfrontend -Xswiftc $1"; }
linker() { flags="$flags -Xlinker $1"; }

# Two folders give the same bytes: what the compiler writes of a path begins at the package.
flags="$flags -Xswiftc -file-prefix-map -Xswiftc $PWD=almanac -Xcc -ffile-prefix-map=$PWD=almanac"
# Each module carries a hash over what is compiled, paths of C's modules included; this makes it zero.
frontend -disable-incremental-llvm-codegen
# Without it the debug information names the cache of C's modules, by a hash over paths.
frontend -no-clang-module-breadcrumbs

# Without it a generic type is looked for by its name at run time: through every conformance.
frontend -disable-concrete-type-metadata-mangled-name-accessors

# The toolchain's own linker puts what runs at the start side by side.
if [ -x "$(dirname "$(readlink -f "$(command -v "${SWIFT:-swift}")")")/ld.lld" ]; then
  frontend -function-sections
  flags="$flags -Xswiftc -use-ld=lld"
  linker "--version-script=$PWD/Scripts/link/exports.map"
  linker "--symbol-ordering-file=$PWD/Scripts/link/start-order.txt"
  linker --no-warn-symbol-ordering
  # glibc's loader knows packed relocations from 2.36 on. Where it is older here, they stay as they are.
  version=$(getconf GNU_LIBC_VERSION 2>/dev/null | cut -d' ' -f2)
  if [ "$(printf '2.36\n%s\n' "${version:-0}" | sort -V | head -n1)" = 2.36 ]; then
    linker -z
    linker pack-relative-relocs
  fi
fi
printf '%s\n' "$flags" >"$folder/flags"
