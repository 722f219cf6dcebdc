import assert from "node:assert/strict";
import { test } from "node:test";
import { manifest } from "./support.js";

const text = await import("../src/text.js");

const known = { text: "⛅ 21°C", tooltip: "", confirmed: true };
const cases = [
  [known, "ready", "⛅ 21°C"],
  [{ ...known, confirmed: false }, "starting", "⛅ 21°C …"],
  [{ ...known, confirmed: false }, "waiting", "⛅ 21°C $(sync~spin)"],
  [known, "failed", "⛅ 21°C $(warning)"],
  [{ ...known, text: "", confirmed: false }, "stopped", "Almanac"],
];
for (const [value, state, expected] of cases) {
  test(`a ${state} server shows as ${expected}`, () => {
    assert.equal(text.statusText(value, state), expected);
  });
}

test("an estimate is marked, and no text becomes an icon or a control character", () => {
  const result = { text: "$(trash)\u001b 24°C", source: { kind: "estimate" } };
  assert.equal(text.knownFrom(result).text, "~$ (trash)  24°C");
});

test("what is unknown is –", () => {
  const units = { temperature: "°C", windSpeed: "km/h" };
  const hours = [{ time: "2026-06-21T13:00:00+01:00", temperature: null }];
  const [row] = text.hourRows({ units, hours });
  assert.deepEqual(row, { label: "13:00  –  –", description: "– · – · wind –" });
  const [day] = text.dayRows({ units, days: [{ date: "2026-06-21", temperatureMin: null }] }, []);
  assert.equal(day.label, "Sun 21  –  – to –");
  assert.equal(day.description, "– · – · sunset –, – of 100");
});

test("every command of the manifest exists, takes no key and is in one category", () => {
  assert.equal(manifest.contributes.keybindings, undefined);
  for (const { command, category } of manifest.contributes.commands) {
    assert.match(command, /^almanac\./);
    assert.equal(category, "Almanac");
  }
});
