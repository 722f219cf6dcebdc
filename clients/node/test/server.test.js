// The client against the built server.
import assert from "node:assert/strict";
import { spawnSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { test } from "node:test";
import { fileURLToPath } from "node:url";
import { Almanac } from "../src/index.js";
import { collect, guard, server } from "./support.js";

const skip = server() ? false : "no server: set ALMANAC to its path";
const place = { latitude: 38.72, longitude: -9.14, timeZone: "Europe/Lisbon" };

function withServer(title, options, body) {
  test(title, { skip, ...guard }, async () => {
    const almanac = new Almanac({ ...server(), ...options });
    try {
      await body(almanac);
    } finally {
      await almanac.close();
    }
  });
}

withServer("the handshake names the methods", {}, async (almanac) => {
  await almanac.start();
  assert.ok(almanac.server.capabilities.methods.includes("weather.current"));
});

withServer("offline there is an estimate, or an honest error", {}, async (almanac) => {
  const weather = await almanac.request("weather.current", { place });
  assert.equal(weather.source.kind, "estimate");
  const strict = almanac.request("weather.current", { place, fallback: "none" });
  await assert.rejects(strict, { code: -32012, reason: "offline" });
});

withServer("the overview streams and is whole", {}, async (almanac) => {
  const call = almanac.stream("weather.overview", { place });
  const last = new Map((await collect(call.parts)).map((part) => [part.method, part.state]));
  const { parts } = await call.result;
  for (const { method, state } of parts) assert.equal(last.get(method), state);
  assert.equal(last.size, parts.length);
});

const location = () => ({ latitude: 47.37, longitude: 8.54 });
withServer("the device is asked", { location }, async (almanac) => {
  const state = await almanac.request("location.refresh");
  assert.equal(state.origin, "client");
  assert.equal(state.place.latitude, 47.37);
});

withServer("a subscription speaks at once and ends", {}, async (almanac) => {
  for await (const event of await almanac.subscribe("sun.phase", { place })) {
    assert.equal(event.reason, "initial");
    assert.equal(event.result.phase, "day");
    break;
  }
  assert.deepEqual((await almanac.request("subscription.list")).subscriptions, []);
});

withServer("a subscription with a lead says what begins", {}, async (almanac) => {
  const options = {
    when: {
      condition: { path: "/next/phase", op: "ne", value: "day" },
      leadMinutes: 2880,
      quietHours: { start: "03:00", end: "04:00" },
      oncePerDay: true,
    },
  };
  for await (const event of await almanac.subscribe("sun.phase", { place }, options)) {
    assert.deepEqual(event.onsets.map(({ path }) => path), ["/next"]);
    break;
  }
});

test("the sample of the README", { skip, ...guard }, () => {
  const here = new URL("../", import.meta.url);
  const readme = readFileSync(new URL("README.md", here), "utf8");
  const [, sample] = readme.match(/^```js\n(.*?)^```/ms);
  const options = { cwd: fileURLToPath(here), encoding: "utf8", input: sample };
  const env = { ...process.env, ...server().environment };
  const ran = spawnSync(process.execPath, ["--input-type=module"], { ...options, env });
  assert.deepEqual([ran.status, ran.stderr], [0, ""]);
  assert.match(ran.stdout, /weather\.current success/);
});
