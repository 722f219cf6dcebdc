#!/bin/sh
# Says what keeps this tree from being released: VERSION is the one place of the version, and
# everything that repeats it must agree.
# usage: release-check.sh
set -eu
version=$(cat VERSION)
failed=0
wrong() { echo "$*" >&2; failed=1; }

program=$(sed -n 's/^ *static let version = "\(.*\)"$/\1/p' Sources/almanac/Composition.swift)
[ "$program" = "$version" ] ||
  wrong "VERSION says $version, Sources/almanac/Composition.swift says ${program:-nothing}"

for manifest in clients/python/src/almanac_client/_version.py clients/node/package.json \
  clients/vscode/package.json; do
  said=$(sed -n 's/^ *"\{0,1\}version"\{0,1\} *[:=] *"\([^"]*\)".*/\1/ip' "$manifest" | head -n1)
  [ "$said" = "$version" ] || wrong "VERSION says $version, $manifest says ${said:-nothing}"
done

grep -q "^## $version\$" CHANGELOG.md || wrong "CHANGELOG.md has no entry for $version"
! grep -q '^## Unreleased' CHANGELOG.md || wrong 'CHANGELOG.md has changes that are not released'

protocol=$(sed -n 's/^ *"version": *"\([^"]*\)".*/\1/p' protocol-spec/info.json | head -n1)
[ -f "protocol-spec/released/$protocol.json" ] ||
  wrong "protocol-spec/released has no copy of protocol ${protocol:-without a version}"

for name in $(sed -n 's/^\([A-Z_]*\)=$/\1/p' packaging/owner.conf); do
  wrong "packaging/owner.conf does not say $name"
done

[ "$failed" = 0 ] && echo "ready to release $version"
