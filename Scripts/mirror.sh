#!/bin/sh
# Writes one client into a branch of its own, at the root, with the license: for plugin managers
# that take whole repositories only. A commit each time it has changed; nothing is pushed.
# usage: mirror.sh CLIENT
set -eu
client=${1:?usage: mirror.sh CLIENT}
branch=mirror-$client
git rev-parse -q --verify "HEAD:clients/$client/README.md" >/dev/null ||
  { echo "mirror.sh: there is no clients/$client" >&2; exit 2; }
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
export GIT_INDEX_FILE="$folder/index"
git read-tree "HEAD:clients/$client"
git update-index --add --cacheinfo "100644,$(git rev-parse HEAD:LICENSE),LICENSE"
tree=$(git write-tree)
parent=$(git rev-parse -q --verify "refs/heads/$branch") || parent=''
if [ -n "$parent" ] && [ "$(git rev-parse "$parent^{tree}")" = "$tree" ]; then
  echo "$branch is current"
  exit
fi
message="Almanac $(git show HEAD:VERSION), $(git rev-parse --short HEAD)"
# shellcheck disable=SC2086 # a parent is two words, and none is none
commit=$(git commit-tree "$tree" ${parent:+-p $parent} -m "$message")
git update-ref "refs/heads/$branch" "$commit"
echo "$branch has it; push it with: git push ADDRESS $branch:main"
