import { spawn } from "node:child_process";
import { ServerGone, ServerNotFound } from "./errors.js";

/** From the end of its input until a server is told to end, and from then until it is killed. */
const GRACE_MS = 400;
/** The output ends a moment before the process does; its exit code is worth that moment. */
const EXIT_CODE_MS = 1000;
const LAST_WORDS = 2000;
const LINE_FEED = 0x0a;

function notFound(program, code) {
  return (
    `${program} cannot be started (${code}). Install the server with "npm install -g ` +
    `@almanac/server", or let the environment variable ALMANAC name the program.`
  );
}

/** One run of the server. Messages are JSON texts, one a line. */
export class ServerProcess {
  #child;
  #onMessage = () => {};
  #log;
  /** @type {Buffer[]} */
  #pieces = [];
  #lastWords = "";
  #isRead = true;
  #isKept = true;

  /** Starts the command; rejects with ServerNotFound when there is no such program. */
  static async start(command, environment, log) {
    const [program, ...args] = command;
    const child = spawn(program, args, {
      env: environment,
      stdio: ["pipe", "pipe", "pipe"],
      // A Ctrl-C meant for this program must not end the server under it.
      detached: process.platform !== "win32",
      windowsHide: true,
    });
    await new Promise((resolve, reject) => {
      child.once("spawn", resolve);
      child.once("error", (error) =>
        reject(new ServerNotFound(notFound(program, error.code), { cause: error })),
      );
    });
    return new ServerProcess(child, log);
  }

  constructor(child, log) {
    this.#child = child;
    this.#log = log;
    child.stdin.on("error", () => {
      // A server that does not read any more cannot answer: it may as well end.
      this.#isRead = false;
      this.#killIn(GRACE_MS);
    });
    child.stderr.setEncoding("utf8");
    child.stderr.on("data", (text) => {
      this.#lastWords = (this.#lastWords + text).slice(-LAST_WORDS);
      log(`server: ${text.trimEnd()}`);
    });
    child.stdout.on("data", (piece) => this.#take(piece));
    child.stdout.once("end", () => this.#killIn(EXIT_CODE_MS));
    child.on("error", (error) => log(`process: ${error.message}`));
    /** Resolves when the process has ended and all it said was read. */
    this.ended = new Promise((resolve) => child.once("close", () => resolve(undefined)));
  }

  /** Once it is killed, what it has started itself must not hold the pipes open. */
  #killIn(delayMs) {
    const timer = setTimeout(() => {
      this.#child.kill("SIGKILL");
      this.#child.stdout.destroy();
      this.#child.stderr.destroy();
    }, delayMs);
    void this.ended?.then(() => clearTimeout(timer));
  }

  /** @param {(message: any) => void} handler */
  onMessage(handler) {
    this.#onMessage = handler;
  }

  /** Writes one message behind those before it. */
  send(message) {
    const line = `${JSON.stringify({ jsonrpc: "2.0", ...message })}\n`;
    if (!this.#isRead) throw new ServerGone(this.farewell());
    this.#child.stdin.write(line);
  }

  /** Whether the server keeps this program running, as everything does that is open. */
  keepRunning(isKept) {
    if (this.#isKept === isKept) return;
    this.#isKept = isKept;
    const { stdin, stdout, stderr } = this.#child;
    for (const handle of [this.#child, stdin, stdout, stderr]) {
      if (!handle.destroyed) handle[isKept ? "ref" : "unref"]?.();
    }
  }

  /** How the server ended, for people. */
  farewell() {
    const { exitCode, signalCode } = this.#child;
    const end = exitCode ?? signalCode;
    const how = end === null ? "the server has gone" : `the server ended with code ${end}`;
    const words = this.#lastWords.trim();
    return words ? `${how}: ${words}` : how;
  }

  /** End of input, then TERM, then KILL, with time to react in between. */
  async close() {
    this.#child.stdin.end();
    const term = setTimeout(() => this.#child.kill("SIGTERM"), GRACE_MS);
    this.#killIn(2 * GRACE_MS);
    await this.ended;
    clearTimeout(term);
  }

  #take(piece) {
    let start = 0;
    for (let end; (end = piece.indexOf(LINE_FEED, start)) >= 0; start = end + 1) {
      this.#pieces.push(piece.subarray(start, end));
      const line = Buffer.concat(this.#pieces);
      this.#pieces = [];
      this.#takeLine(line);
    }
    if (start < piece.length) this.#pieces.push(piece.subarray(start));
  }

  #takeLine(line) {
    let message = null;
    try {
      message = JSON.parse(line.toString("utf8"));
    } catch {
      // Said below.
    }
    if (message !== null && typeof message === "object") this.#onMessage(message);
    else this.#log(`not a message: ${line.toString("utf8", 0, 200)}`);
  }
}
