#!/usr/bin/env node
// Runs the program with the same arguments and streams. A host that wants no Node in between starts
// what serverPath() returns.
import { spawn } from "node:child_process";
import { constants } from "node:os";
import { serverPath } from "../index.js";

let path;
try {
  path = serverPath();
} catch (error) {
  console.error(`almanac: ${error.message}`);
  process.exit(1);
}
const child = spawn(path, process.argv.slice(2), { stdio: "inherit" });
for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"]) process.on(signal, () => child.kill(signal));
child.on("error", (error) => {
  console.error(`almanac: ${path}: ${error.message}`);
  process.exit(1);
});
child.on("exit", (code, signal) => process.exit(code ?? 128 + constants.signals[signal]));
