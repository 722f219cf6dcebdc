// The laws of clients/laws, played to this client.
import assert from "node:assert/strict";
import { existsSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { test } from "node:test";
import { setTimeout as sleep } from "node:timers/promises";
import { setFlagsFromString } from "node:v8";
import { runInNewContext } from "node:vm";
import * as library from "../src/index.js";
import { guard, python, root } from "./support.js";

const folder = join(root, "clients/laws");
const laws = JSON.parse(readFileSync(join(folder, "laws.json"), "utf8"));
const logs = mkdtempSync(join(tmpdir(), "almanac-laws-"));
process.once("exit", () => rmSync(logs, { recursive: true, force: true, maxRetries: 5 }));
setFlagsFromString("--expose-gc");
const collectGarbage = runInNewContext("gc");

/** What a machine with too much to do may add to each limit. */
const SLACK_SECONDS = 1.5;
/** A step without a limit of its own hangs after this. */
const PATIENCE_SECONDS = 15;
const FEATURES = ["drop"];

/** One law, one client, one stand-in. */
class Player {
  #law;
  #log;
  #client;
  #named = new Map();
  /** What calls from a callback gave. */
  #called = [];
  #reports = 0;

  constructor(law, index) {
    this.#law = law;
    this.#log = join(logs, `${index}.log`);
    const { listener, state, location, firstDelaySeconds = 0, mostEnds = 5 } = law.client ?? {};
    const standIn = [python, "-IS", join(folder, "standin.py"), this.#log];
    const delayMs = firstDelaySeconds * 1000;
    this.#client = new library.Almanac({
      command: [...standIn, JSON.stringify(law.server)],
      restart: { firstDelayMs: delayMs, longestDelayMs: delayMs, mostEnds },
      ...(location ? { location: this.#callback(location) } : {}),
    });
    if (listener) this.#client.on("notification", this.#callback(listener));
    if (state) this.#client.on("state", this.#callback(state));
    this.#client.on("log", (text) => {
      this.#reports += text.includes(this.#log) ? 1 : 0;
    });
  }

  #callback(kind) {
    return () => {
      if (kind === "throws") throw new Error(this.#log);
      this.#called.push(this.#client.request("sun.phase"));
    };
  }

  async play() {
    const { steps, open, asked = [], lives, reported } = this.#law;
    try {
      for (const step of steps) await this.#step(step);
      if (open !== undefined) await eventually(() => this.#open() === open, "they are left");
      for (const method of asked) {
        const line = `asked ${method}`;
        await eventually(() => this.#lines().includes(line), `the server did not see ${line}`);
      }
    } finally {
      const close = { do: "close", within: 2 };
      if (this.#client) await this.#check(close, this.#outcome(close));
    }
    if (reported) assert.ok(this.#reports > 0, "it is not reported");
    const started = this.#lines().filter((line) => line.startsWith("start "));
    assert.equal(started.length, lives ?? started.length);
    for (const line of started) {
      await eventually(() => !isAlive(Number(line.slice(6))), "the server lives on");
    }
  }

  async #step(step) {
    const works = Array.from({ length: step.times ?? 1 }, () => this.#outcome(step));
    for (const work of works) work.catch(() => {});
    if (step.as) this.#named.set(step.as, works);
    else for (const work of works) await this.#check(step, work);
  }

  async #check(step, work) {
    const limitMs = 1000 * ((step.within ?? PATIENCE_SECONDS) + SLACK_SECONDS);
    const controller = new AbortController();
    const late = sleep(limitMs, "late", { signal: controller.signal }).catch(() => {});
    const outcome = work.then((value) => ({ value }), (error) => ({ error }));
    const found = await Promise.race([outcome, late]);
    controller.abort();
    const told = JSON.stringify(step);
    assert.notEqual(found, "late", `${told} hangs`);
    if (step.fails) {
      assert.ok("error" in found, `${told} gives ${JSON.stringify(found.value)}`);
      const { error } = found;
      const name = step.fails === "Timeout" ? "TimeoutError" : step.fails;
      const is = library[name] ? error instanceof library[name] : error.name === name;
      assert.ok(is, `${told} fails with ${error.stack}`);
      for (const words of step.says ?? []) assert.ok(error.message.includes(words), error.message);
    } else if ("error" in found) {
      throw found.error;
    } else if ("gives" in step) {
      assert.ok(agrees(step.gives, found.value), `${told} gives ${JSON.stringify(found.value)}`);
    }
  }

  async #outcome(step) {
    const client = this.#client;
    const options = step.options ?? {};
    if ("timeout" in step) options.timeoutMs = 1000 * step.timeout;
    const method = step.method ?? "sun.phase";
    const [named] = this.#named.get(step.of) ?? [];
    switch (step.do) {
      case "start":
        return void (await client.start(options));
      case "notify":
        return client.notify("$/setTrace", {});
      case "request":
        return client.request(method, step.params ?? {}, options);
      case "subscribe":
        return client.subscribe(method, step.params ?? {}, options);
      case "stream":
        return client.stream("weather.overview", {}, options);
      case "parts":
      case "progress":
        return loop((await named)[step.do], step.count);
      case "result":
        return (await named).result;
      case "events":
        return loop(await (named ?? client.subscribe(method)), step.count);
      case "end":
        return (await named).cancel();
      case "await":
        return (await Promise.all(this.#named.get(step.of)))[0];
      case "called":
        await eventually(() => this.#called.length > 0, "no callback called");
        return this.#called[0];
      case "wait":
        return sleep(1000 * step.seconds);
      case "close":
        return client.close();
      case "drop":
        this.#client = null;
        this.#named.clear();
        return;
      default:
        throw new Error(`${step.do} is no step`);
    }
  }

  #lines() {
    return existsSync(this.#log) ? readFileSync(this.#log, "utf8").split("\n").filter(Boolean) : [];
  }

  /** How many subscriptions the server has. */
  #open() {
    const names = new Set();
    for (const line of this.#lines()) {
      const [word, name] = line.split(" ");
      if (word === "start") names.clear();
      else if (word === "open") names.add(name);
      else if (word === "closed") names.delete(name);
    }
    return names.size;
  }
}

/** What a loop over these has seen when it ends, or is left. */
async function loop(items, count) {
  const seen = [];
  for await (const item of items) {
    seen.push(item);
    if (seen.length === count) break;
  }
  return seen;
}

/** Whether all that is wanted is found; members beside it do not matter. */
function agrees(wanted, found) {
  if (wanted === null || typeof wanted !== "object") return wanted === found;
  if (found === null || typeof found !== "object") return false;
  if (Array.isArray(wanted) && wanted.length !== found.length) return false;
  return Object.keys(wanted).every((key) => agrees(wanted[key], found[key]));
}

function isAlive(pid) {
  try {
    process.kill(pid, 0);
    return true;
  } catch {
    return false;
  }
}

/** What nobody refers to any more may be found out meanwhile. */
async function eventually(holds, otherwise) {
  const end = performance.now() + 1000 * (2 + SLACK_SECONDS);
  while (!holds()) {
    assert.ok(performance.now() < end, otherwise);
    await sleep(20);
    collectGarbage();
  }
}

let playing = 0;
test("laws", { ...guard, concurrency: true }, async (context) => {
  const played = laws.filter(({ where }) => !where || FEATURES.includes(where));
  // Each of them mostly waits, so several are played at once.
  await Promise.all(
    played.map((law, index) =>
      context.test(law.law, guard, async () => {
        while (playing >= 8) await sleep(20);
        playing += 1;
        try {
          await new Player(law, index).play();
        } finally {
          playing -= 1;
        }
      }),
    ),
  );
});
