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

test("an estimate is dimmed, and no text becomes an icon or a control character", () => {
  const known = text.knownFrom({ text: "$(trash)\u001b ≈24°C", mark: "≈", age: null });
  assert.deepEqual([known.text, known.dimmed], ["$ (trash)  ≈24°C", true]);
  assert.equal(text.knownFrom({ text: "24°C (3h old)", mark: "", age: "3h" }).dimmed, true);
  assert.equal(text.knownFrom({ text: "24°C", mark: "", age: null }).dimmed, false);
});

test("estimates are marked row by row", () => {
  const units = { temperature: "°C", windSpeed: "km/h" };
  const hours = [{ time: "2026-06-21T13:00", temperature: 24, kind: "estimate" }];
  assert.equal(text.hourRows({ units, hours })[0].label, "13:00  –  ≈24.0 °C");
  const days = ["forecast", "estimate"].map((kind) => (
    { date: "2026-06-21", temperatureMin: 14, temperatureMax: 20, kind }
  ));
  const sunset = { days: [{ date: "2026-06-21", score: 67 }], source: { kind: "estimate" } };
  const rows = text.dayRows({ units, days }, sunset);
  assert.match(rows[0].label, / 14\.0 to 20\.0 °C$/);
  assert.match(rows[1].label, / ≈14\.0 to 20\.0 °C$/);
  assert.match(rows[0].description, /, ≈67 of 100$/);
  const place = { name: "Lisbon" };
  assert.match(text.sunsetSentence({ ...sunset, place }), /≈67 of 100.*what is usual here/);
});

test("a score that may change is marked", () => {
  const units = { temperature: "°C", windSpeed: "km/h" };
  const days = [{ date: "2026-06-21" }];
  const sunset = {
    days: [{ date: "2026-06-21", score: 67, preliminary: true }],
    source: { kind: "live" },
    place: { name: "Lisbon" },
  };
  assert.match(text.dayRows({ units, days }, sunset)[0].description, /, ≈67 of 100$/);
  assert.match(text.sunsetSentence(sunset), /≈67 of 100.*; the score may change\)$/);
});

test("what is stale tells its age", () => {
  for (const [ageSeconds, words] of [[720, "12 min"], [5400, "2 h"], [172800, "2 days"]]) {
    assert.equal(text.note({ stale: true, ageSeconds }), `; ${words} old`);
  }
  assert.equal(text.note({ stale: false, ageSeconds: 60 }), "");
});

test("after dark the sunset is tomorrow's", () => {
  const days = [
    { passed: true, score: 67, time: "2026-06-21T21:04:00+01:00" },
    { passed: false, score: 40, time: "2026-06-22T21:05:00+01:00" },
  ];
  const sentence = text.sunsetSentence({ days, place: { name: "Lisbon" } });
  assert.match(sentence, /, tomorrow 21:05: 40 of 100/);
});

test("what is unknown is –", () => {
  const units = { temperature: "°C", windSpeed: "km/h" };
  const hours = [{ time: "2026-06-21T13:00:00+01:00", temperature: null }];
  const [row] = text.hourRows({ units, hours });
  assert.deepEqual(row, { label: "13:00  –  –", description: "– · – · wind –" });
  const [day] = text.dayRows({ units, days: [{ date: "2026-06-21", temperatureMin: null }] }, null);
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
