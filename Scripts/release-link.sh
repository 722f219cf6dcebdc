#!/bin/sh
# Writes .build/static/flags: how to link the release binary so that it needs libc and libm alone.
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
printf '%s\n' "--static-swift-stdlib -Xswiftc -L$PWD/$folder -Xswiftc -Xclang-linker -Xswiftc -static-libgcc -Xlinker -s" \
  >"$folder/flags"
