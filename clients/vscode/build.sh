#!/bin/sh
# Makes dist/ (one file) and media/web/ (the page), which is what the extension is packed from.
set -eu
cd "$(dirname "$0")"
esbuild src/extension.ts --bundle --platform=node --external:vscode --format=cjs \
  --outfile=dist/extension.cjs --log-level=warning
rm -rf media/web
cp -R ../web/static media/web
