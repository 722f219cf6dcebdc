import { accessSync, constants, realpathSync } from "node:fs";
import { createRequire } from "node:module";
import { delimiter, join } from "node:path";
import { fileURLToPath } from "node:url";

const launcher = fileURLToPath(new URL("./bin/almanac.js", import.meta.url));

/** Whether a file can be run and is not this package's own launcher. */
function isProgram(path) {
  try {
    accessSync(path, constants.X_OK);
    return !realpathSync(path).endsWith("/almanac.js");
  } catch {
    return false;
  }
}

/**
 * The path of the program: the variable ALMANAC, else `almanac` on the PATH, else the one of this
 * platform's package. Throws if there is none.
 */
export function serverPath(environment = process.env) {
  if (environment.ALMANAC) return environment.ALMANAC;
  for (const folder of (environment.PATH ?? "").split(delimiter)) {
    if (folder && isProgram(join(folder, "almanac"))) return join(folder, "almanac");
  }
  const name = `@almanac/server-${process.platform}-${process.arch}`;
  try {
    return createRequire(launcher).resolve(`${name}/bin/almanac`);
  } catch {
    throw new Error(
      `There is no ${name}. Install Almanac for this platform, or name the program in ALMANAC.`,
    );
  }
}
