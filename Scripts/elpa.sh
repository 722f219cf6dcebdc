#!/bin/sh
# The Emacs package as `package-install-file` takes it. The same files give the same bytes.
# usage: elpa.sh SOURCE FOLDER
set -eu
source=$1
folder=$2
header() { sed -n "s/^;; $1: //p" "$source/almanac.el"; }
version=$(header Version)
name=almanac-$version
summary=$(sed -n '1s/^;;; almanac.el --- //; 1s/ *-\*-.*//; 1p' "$source/almanac.el")
tar=$(command -v gtar || command -v tar)

stage=$(mktemp -d)
trap 'rm -rf "$stage"' EXIT
mkdir -p "$stage/$name" "$folder"
for file in "$source"/*.el; do
  case $file in *-test.el) ;; *) cp "$file" "$stage/$name/" ;; esac
done
# The address is the owner's to say.
link=''
repository=${REPOSITORY:-$(sed -n 's/^REPOSITORY=//p' packaging/owner.conf)}
if [ -n "$repository" ]; then
  link=" :url \"$repository\""
  sed "s|^;; Keywords: |;; URL: $repository\n&|" "$source/almanac.el" >"$stage/$name/almanac.el"
else
  echo 'elpa.sh: packaging/owner.conf does not say REPOSITORY' >&2
fi
cat >"$stage/$name/almanac-pkg.el" <<PKG
(define-package "almanac" "$version" "$summary" '$(header Package-Requires)$link)
PKG
"$tar" -C "$stage" --format=ustar --sort=name --mtime=@0 --owner=0 --group=0 --numeric-owner \
  --mode=u=rwX,go=rX -cf "$folder/$name.tar" "$name"
echo "$folder/$name.tar"
