import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";

export const root = fileURLToPath(new URL("../../..", import.meta.url));
export const python = process.env.PYTHON || "python3";
const replay = join(root, "protocol-spec/conformance/replay.py");

/** The command of a mock that plays the transcript of this name. */
export function mock(name) {
  return mockOf(join(root, "clients/transcripts", `${name}.io`));
}

/** The command of a mock that plays this file. */
export function mockOf(path) {
  return [python, replay, "--mock", path];
}

const homes = [];
process.once("exit", () => {
  for (const home of homes) rmSync(home, { recursive: true, force: true, maxRetries: 5 });
});

/** Only against hanging for ever: far beyond what a slow machine needs. */
export const guard = { timeout: 120_000 };

/** The built server in an empty home, offline, at a fixed moment; null where there is none. */
export function server() {
  if (!process.env.ALMANAC) return null;
  const home = mkdtempSync(join(tmpdir(), "almanac-node-"));
  homes.push(home);
  const environment = {
    HOME: home,
    XDG_CONFIG_HOME: join(home, "config"),
    XDG_DATA_HOME: join(home, "data"),
    XDG_CACHE_HOME: join(home, "cache"),
    ALMANAC_OFFLINE: "1",
    ALMANAC_NOW: "2026-06-21T12:00:00Z",
    ALMANAC_LOCATION: "38.72,-9.14",
  };
  return { command: [process.env.ALMANAC, "serve"], environment };
}

export async function collect(iterable) {
  const values = [];
  for await (const value of iterable) values.push(value);
  return values;
}

export const atOnce = { firstDelayMs: 0 };
