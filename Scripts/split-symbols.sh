#!/bin/sh
# Two files of one program: FOLDER/almanac, without symbols, and FOLDER/almanac.debug, what a debugger
# needs of it. Both have the same build id, by which gdb and lldb find the one for the other.
# usage: split-symbols.sh PROGRAM FOLDER
set -eu
program=$1
folder=$2
mkdir -p "$folder"
if [ "$(uname -s)" != Linux ]; then
  cp "$program" "$folder/almanac"
  strip "$folder/almanac"
  exit 0
fi
# The toolchain's own, so that the bytes follow from the toolchain.
objcopy=$(dirname "$(readlink -f "$(command -v "${SWIFT:-swift}")")")/llvm-objcopy
[ -x "$objcopy" ] || objcopy=objcopy
"$objcopy" --only-keep-debug "$program" "$folder/almanac.debug"
"$objcopy" --strip-all "$program" "$folder/almanac"
