import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import * as vscode from "./vscode.js";
import { screen } from "./vscode.js";

const here = fileURLToPath(new URL("..", import.meta.url));
const root = join(here, "../..");
const python = process.env.PYTHON || "python3";
const manifest = JSON.parse(readFileSync(join(here, "package.json"), "utf8"));
const { properties } = manifest.contributes.configuration;
for (const [name, setting] of Object.entries(properties)) vscode.defaults[name] = setting.default;

const homes = [];
process.once("exit", () => {
  for (const home of homes) rmSync(home, { recursive: true, force: true, maxRetries: 5 });
});

export { manifest, screen, vscode };

/** Settings for a mock that plays this transcript. */
export function mock(name) {
  const file = join(root, "clients/transcripts", `${name}.io`);
  const replay = join(root, "protocol-spec/conformance/replay.py");
  return { "almanac.server.command": [python, replay, "--mock", file] };
}

/** Settings for the built server, offline, in an empty home, at a fixed moment. */
export function server() {
  const home = mkdtempSync(join(tmpdir(), "almanac-vscode-"));
  homes.push(home);
  return {
    "almanac.server.command": [process.env.ALMANAC, "serve"],
    "almanac.server.environment": {
      HOME: home,
      LC_ALL: "C.UTF-8",
      ALMANAC_DATA_DIR: join(home, "data"),
      ALMANAC_CACHE_DIR: join(home, "cache"),
      ALMANAC_OFFLINE: "1",
      ALMANAC_NOW: "2026-06-21T12:00:00Z",
      ALMANAC_LOCATION: "38.72,-9.14",
    },
  };
}

/** Activates the extension, runs the body, and leaves. */
export async function activated(settings, body, memory = {}) {
  vscode.reset(settings, memory);
  const extension = await import("../src/extension.js");
  const context = {
    subscriptions: [],
    extensionUri: vscode.Uri.file(here.replace(/\/$/, "")),
    extension: { packageJSON: manifest },
    globalState: {
      get: (key) => memory[key],
      update: async (key, value) => {
        memory[key] = value;
      },
    },
  };
  extension.activate(context);
  try {
    await body();
  } finally {
    for (const subscription of context.subscriptions) subscription.dispose();
    await extension.deactivate();
  }
}

export const run = (name) => vscode.commands.executeCommand(`almanac.${name}`);
export const item = () => screen.items[0];

/** Waits until the item has shown these texts in this order, with any others between them. */
export async function showed(...texts) {
  await until(`the texts ${texts.join(", ")}`, () => {
    let found = 0;
    for (const text of item().texts) if (text === texts[found]) found += 1;
    return found === texts.length;
  });
}

/** For what stays so once it is so; the limit is far beyond what a slow machine needs. */
export async function until(what, condition) {
  const end = performance.now() + 120_000;
  while (!condition()) {
    if (performance.now() > end) throw new Error(`waited in vain for ${what}`);
    await new Promise((resolve) => setTimeout(resolve, 5));
  }
}
