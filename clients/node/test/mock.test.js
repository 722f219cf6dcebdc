// The client against the mock.
import assert from "node:assert/strict";
import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { createRequire } from "node:module";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { test } from "node:test";
import {
  Almanac,
  ClientClosed,
  LocationDenied,
  ProtocolMismatch,
  RpcError,
  ServerGone,
  ServerNotFound,
} from "../src/index.js";
import { RestartState } from "../src/restart.js";
import { version } from "../src/version.js";
import { atOnce, collect, guard, mock, python, root } from "./support.js";

/** A test with a client of the mock that plays the transcript. */
function withMock(title, name, options, body) {
  test(title, guard, async () => {
    const almanac = new Almanac({ command: mock(name), ...options });
    try {
      await body(almanac);
    } finally {
      await almanac.close();
    }
  });
}

withMock("an answer", "answer", {}, async (almanac) => {
  const { phase, isDay } = await almanac.request("sun.phase", { place: "Lisbon" });
  assert.deepEqual({ phase, isDay }, { phase: "day", isDay: true });
  assert.equal(almanac.server.protocolVersion, "1.0");
});

withMock("answers in any order", "out-of-order", {}, async (almanac) => {
  const [weather, phase] = await Promise.all([
    almanac.request("weather.current", { place: "Lisbon" }),
    almanac.request("sun.phase", { place: "Lisbon" }),
  ]);
  assert.equal(weather.temperature, 21.4);
  assert.equal(phase.phase, "night");
});

withMock("errors", "errors", {}, async (almanac) => {
  const found = await almanac.request("weather.current", { place: "Lissabonn" }).catch((e) => e);
  assert.ok(found instanceof RpcError);
  assert.equal(found.code, -32010);
  assert.equal(found.kind, "placeNotFound");
  assert.equal(found.hint, "Check the spelling, or give coordinates.");
  const slow = await almanac.request("weather.current").catch((e) => e);
  assert.deepEqual([slow.retryable, slow.retryAfterSeconds], [true, 30]);
  const bare = await almanac.request("weather.current").catch((e) => e);
  assert.deepEqual([bare.kind, bare.reason, bare.retryable], ["", null, false]);
});

withMock("parts and progress", "overview", {}, async (almanac) => {
  const calls = [{ method: "weather.current" }, { method: "sunset.score" }];
  const call = almanac.stream("weather.overview", { parts: calls });
  const [parts, progress] = await Promise.all([collect(call.parts), collect(call.progress)]);
  assert.deepEqual(
    parts.map(({ method, state }) => `${method} ${state}`),
    [
      "weather.current loading",
      "sunset.score loading",
      "weather.current success",
      "sunset.score failure",
    ],
  );
  assert.deepEqual(progress.map(({ kind }) => kind), ["begin", "report", "end"]);
  assert.equal((await call.result).parts[0].value.temperature, 21.4);
});

withMock("aborting cancels in the server", "cancel", {}, async (almanac) => {
  await almanac.start();
  const controller = new AbortController();
  const { signal } = controller;
  const request = almanac.request("forecast.daily", { days: 16 }, { signal });
  // Everything that was ready to run has run: the question is on its way.
  setImmediate(() => controller.abort());
  await assert.rejects(request, { name: "AbortError" });
  assert.equal((await almanac.request("sun.phase")).phase, "day");
});

withMock("a timeout cancels in the server", "cancel", {}, async (almanac) => {
  await almanac.start();
  const request = almanac.request("forecast.daily", { days: 16 }, { timeoutMs: 50 });
  await assert.rejects(request, { name: "TimeoutError" });
  assert.equal((await almanac.request("sun.phase")).phase, "day");
});

for (const turns of [0, 1, 5]) {
  withMock(`cancelling a stream ends its parts (${turns} turns)`, "silent", {}, async (almanac) => {
    await almanac.start();
    const call = almanac.stream("forecast.daily");
    for (let turn = 0; turn < turns; turn += 1) await new Promise(setImmediate);
    call.cancel();
    assert.deepEqual(await collect(call.parts), []);
    await assert.rejects(call.result, { name: "AbortError" });
  });
}

const fix = { latitude: 38.7167, longitude: -9.1333 };
withMock("the location is told", "location", { location: async () => fix }, async (almanac) => {
  const heard = [];
  almanac.on("notification", (method, params) => heard.push(`${method} ${params.origin}`));
  assert.equal((await almanac.request("location.refresh")).authorization, "authorized");
  assert.deepEqual(heard, ["location/didChange client"]);
});

function refuse() {
  throw new LocationDenied("not today");
}
withMock("the location is denied", "location-denied", { location: refuse }, async (almanac) => {
  const error = await almanac.request("location.refresh").catch((e) => e);
  assert.equal(error.reason, "denied");
  assert.equal(error.message, "Location permission is needed.");
});

withMock("without a handler the location is unknown", "location-unknown", {}, async (almanac) => {
  const error = await almanac.request("location.refresh").catch((e) => e);
  assert.equal(error.message, "The location could not be determined.");
});

withMock("a subscription", "subscription", {}, async (almanac) => {
  const options = { intervalSeconds: 60 };
  const phases = [];
  for await (const event of await almanac.subscribe("sun.phase", { place: "Lisbon" }, options)) {
    phases.push(event.result.phase);
    if (event.reason === "change") break;
  }
  assert.deepEqual(phases, ["day", "civilTwilight"]);
});

withMock("an event of changed parts has the others too", "changed-parts", {}, async (almanac) => {
  const params = { parts: [{ method: "air.quality" }, { method: "alerts.active" }] };
  const reasons = [];
  const options = { emit: "changedParts" };
  for await (const event of await almanac.subscribe("weather.overview", params, options)) {
    reasons.push(event.result.parts.map(({ error }) => error.data.reason));
    if (event.reason === "change") break;
  }
  assert.deepEqual(reasons, [["offline", "offline"], ["offline", "timeout"]]);
});

withMock(
  "subscriptions survive a restart",
  "crash-after-subscription",
  { restart: atOnce },
  async (almanac) => {
    let seen = 0;
    for await (const event of await almanac.subscribe("sun.phase")) {
      assert.equal(event.sequence, 0);
      seen += 1;
      if (seen === 3) break;
    }
  },
);

test("a server that ends is told and started again", guard, async () => {
  const almanac = new Almanac({ command: mock("crash-while-asked"), restart: atOnce });
  const states = [];
  almanac.on("state", (state) => states.push(state));
  for (let time = 0; time < 2; time += 1) {
    const error = await almanac.request("forecast.daily").catch((e) => e);
    assert.ok(error instanceof ServerGone);
    assert.match(error.message, /ended with code 9/);
  }
  await almanac.close();
  assert.deepEqual(states.slice(0, 5), ["starting", "ready", "waiting", "starting", "ready"]);
  assert.equal(states.at(-1), "closed");
});

for (const name of ["other-version", "later-version"]) {
  withMock(`another version is refused (${name})`, name, {}, async (almanac) => {
    await assert.rejects(almanac.start(), ProtocolMismatch);
  });
}

withMock("what is not understood is passed over", "garbage", {}, async (almanac) => {
  const logged = [];
  almanac.on("log", (text) => logged.push(text));
  assert.equal((await almanac.request("sun.phase")).fromTheFuture, true);
  await assert.rejects(almanac.request("sun.phase", { place: "x" }), RpcError);
  assert.equal((await almanac.request("sun.phase", { place: "y" })).phase, "day");
  assert.equal(logged.filter((text) => text.startsWith("not a message")).length, 2);
});

test("no such program", guard, async () => {
  const almanac = new Almanac({ command: ["/no/such/almanac"] });
  await assert.rejects(almanac.start(), (error) => {
    assert.match(error.message, /npm install .*the environment variable ALMANAC/);
    return error instanceof ServerNotFound;
  });
  await almanac.close();
});

test("what fails after close is closed", guard, async () => {
  const almanac = new Almanac({ command: ["/no/such/almanac"] });
  const started = almanac.start();
  await almanac.close();
  await assert.rejects(started, ClientClosed);
  await assert.rejects(almanac.request("sun.phase"), ClientClosed);
});

test("closing fails what is under way", guard, async () => {
  const almanac = new Almanac({ command: mock("silent") });
  await almanac.start();
  const request = assert.rejects(almanac.request("forecast.daily"), ClientClosed);
  await almanac.close();
  await request;
  await assert.rejects(almanac.request("sun.phase"), ClientClosed);
});

const cannot = process.features.require_module ? false : "this Node requires no ES modules";
test("CommonJS gets it", { skip: cannot }, () => {
  const { Almanac: required } = createRequire(import.meta.url)("../src/index.js");
  assert.equal(required, Almanac);
});

test("one version", () => {
  const manifest = new URL("../package.json", import.meta.url);
  assert.equal(JSON.parse(readFileSync(manifest, "utf8")).version, version);
});

test("delays between starts", () => {
  for (const [ends, delays] of [
    [[0, 1, 3, 7, 15], [1, 2, 4, 8, null]],
    [[0, 100, 200], [1, 1, 1]],
    [[0, 10, 20, 30, 75], [1, 2, 4, 8, 4]],
  ]) {
    const state = new RestartState();
    const found = ends.map((seconds) => state.ended(seconds * 1000));
    assert.deepEqual(found, delays.map((delay) => (delay === null ? null : delay * 1000)));
  }
});

/** What a program of these lines writes, and how it ends; nothing in it closes the client. */
async function run(lines, command, options = {}) {
  const client = new URL("../src/index.js", import.meta.url);
  const program = `import { Almanac } from "${client}";
    const almanac = new Almanac(${JSON.stringify({ command, ...options })});
    ${lines}`;
  const child = spawn(process.execPath, ["--input-type=module", "--eval", program]);
  const said = await collect(child.stdout.setEncoding("utf8"));
  return [said.join(""), child.exitCode ?? (await once(child, "exit"))[0]];
}

test("a program ends when nothing is under way", guard, async () => {
  const ask = 'console.log((await almanac.request("sun.phase", { place: "Lisbon" })).phase);';
  assert.deepEqual(await run(ask, mock("answer")), ["day\n", 0]);
});

test("a program runs on while something is watched", guard, async () => {
  const watch = `const wanted = ["sun.phase", { place: "Lisbon" }, { intervalSeconds: 60 }];
    for await (const { sequence } of await almanac.subscribe(...wanted)) {
      console.log(sequence);
      if (sequence === 1) break;
    }`;
  assert.deepEqual(await run(watch, mock("subscription")), ["0\n1\n", 0]);
});

test("a program ends when the last it watched is refused after a restart", guard, async () => {
  const lives = [
    { "subscription.create": ["answer", { exit: 9 }] },
    { "subscription.create": [{ error: { code: -32017 } }] },
  ];
  const log = join(mkdtempSync(join(tmpdir(), "almanac-end-")), "log");
  const command = [python, "-IS", join(root, "clients/laws/standin.py"), log, JSON.stringify(lives)];
  const watch = `globalThis.kept = almanac;
    try {
      for await (const event of await almanac.subscribe("sun.phase")) console.log(event);
    } catch (error) {
      console.log(error.code);
    }`;
  assert.deepEqual(await run(watch, command, { restart: atOnce }), ["-32017\n", 0]);
  rmSync(dirname(log), { recursive: true, force: true });
});

test("it closes itself at the end of a block", guard, async () => {
  const almanac = await new Almanac({ command: mock("answer") }).start();
  await almanac[Symbol.asyncDispose]();
  assert.equal(almanac.state, "closed");
});
