# What the flake makes of a nixpkgs that only repeats what it is given.
{ flake }:
let
  pkgs = {
    stdenv.mkDerivation = given: given // { outPath = "/nix/store/almanac"; };
    fetchurl = given: given;
    autoPatchelfHook = "autoPatchelfHook";
    makeWrapper = "makeWrapper";
    curl = "curl";
    lib = {
      licenses.mit = "MIT";
      makeLibraryPath = builtins.concatStringsSep ":";
    };
  };
  outputs = (import flake).outputs {
    self = { };
    nixpkgs.legacyPackages.x86_64-linux = pkgs;
  };
  package = outputs.packages.x86_64-linux.default;
in
assert outputs.apps.x86_64-linux.default.program == "/nix/store/almanac/bin/almanac";
assert package.meta.license == "MIT";
"${package.version} ${package.src.url} ${package.src.sha256} ${package.installPhase}"
