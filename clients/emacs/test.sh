#!/bin/sh
# The Emacs package: byte compilation and checkdoc without a warning, then tests against transcripts
# and the built server.
cd "$(dirname "$0")" || exit 1
command -v emacs >/dev/null 2>&1 || { echo "skip emacs: emacs is missing"; exit 77; }
failed=0
scratch=$(mktemp -d) || exit 1
trap 'rm -rf "$scratch"' EXIT
for file in almanac-client.el almanac-page.el almanac.el; do
  # The compiled file goes to the scratch folder: a stale one here would hide the source.
  emacs -Q --batch -L . \
    --eval '(setq byte-compile-error-on-warn t)' \
    --eval "(setq byte-compile-dest-file-function (lambda (_) \"$scratch/$file.elc\"))" \
    -f batch-byte-compile "$file" || failed=1
  said=$(emacs -Q --batch --eval "(checkdoc-file \"$file\")" 2>&1)
  [ -z "$said" ] || { echo "$said"; failed=1; }
done
timeout 1200 emacs -Q --batch -L . -l almanac-test.el -f ert-run-tests-batch-and-exit || failed=1
exit $failed
