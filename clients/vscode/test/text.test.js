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

const units = { temperature: "°C", windSpeed: "km/h" };
const labels = (time) => ({ time, hour: "01 PM", day: "06/21", weekday: "Sun" });
const condition = { emoji: "⛅", text: "Partly cloudy" };
const hour = {
  timeLabels: labels("01:00 PM"),
  condition,
  temperature: 24.25,
  precipitationProbability: 40,
  wind: { speed: 1234.4 },
  kind: "forecast",
};
const day = {
  date: "2026-06-21",
  dateLabels: labels(null),
  condition,
  temperatureMin: -4,
  temperatureMax: 20.5,
  summary: "Cold.",
  kind: "forecast",
};
const evening = { date: "2026-06-21", score: 67.4, label: "Fine", timeLabels: labels("09:04 PM") };
const sunset = (row = {}, source = { kind: "live" }) => (
  { title: "Sunset", state: "success", value: { days: [{ ...evening, ...row }], source } }
);
const correction = (variable, added) => [{ variable, added }];

test("an hour has the server's words and the locale's numbers", () => {
  const rows = (locale) => text.hourRows({ units, hours: [hour] }, locale)[0];
  assert.deepEqual(rows("en"), {
    label: "01:00 PM  ⛅  24.3 °C",
    description: "Partly cloudy · 40% · 1,234 km/h",
  });
  assert.deepEqual(rows("de"), {
    label: "01:00 PM  ⛅  24,3 °C",
    description: "Partly cloudy · 40\u00a0% · 1.234 km/h",
  });
});

test("a day has the server's summary, and its sunset where there is one", () => {
  assert.deepEqual(text.dayRows({ units, days: [day] }, sunset(), "de"), [{
    label: "Sun 06/21  ⛅  -4,0…20,5 °C",
    description: "Cold.",
    detail: "Sunset  09:04 PM  67  Fine",
  }]);
  const failed = { title: "Sunset", state: "failure", error: { message: "No sky." } };
  for (const none of [undefined, failed, sunset({ date: "2026-06-22" })]) {
    assert.equal(text.dayRows({ units, days: [day] }, none, "en")[0].detail, undefined);
  }
});

test("estimates are marked row by row", () => {
  const estimate = { ...hour, kind: "estimate" };
  const rows = text.hourRows({ units, hours: [hour, estimate] }, "en");
  assert.equal(rows[0].label, "01:00 PM  ⛅  24.3 °C");
  assert.equal(rows[1].label, "01:00 PM  ⛅  ≈24.3 °C");
  assert.equal(rows[1].description, "Partly cloudy · ≈40% · ≈1,234 km/h");
  const days = [{ ...day, kind: "estimate" }];
  const [row] = text.dayRows({ units, days }, sunset({}, { kind: "estimate" }), "en");
  assert.match(row.label, / ≈-4\.0…20\.5 °C$/);
  assert.match(row.detail, / ≈67 /);
});

test("corrected values are marked, each variable for itself", () => {
  const row = (corrections) => text.hourRows({ units, hours: [hour], corrections }, "en")[0];
  assert.match(row(correction("temperature", { low: 1, high: 2 })).label, / \*24\.3 °C$/);
  assert.match(row(correction("temperature", null)).label, / 24\.3 °C$/);
  const { label, description } = row(correction("windSpeed", { low: 1, high: 2 }));
  assert.match(label, / 24\.3 °C$/);
  assert.match(description, / · 40% · \*1,234 km\/h$/);
});

test("a score that may change is marked", () => {
  const [row] = text.dayRows({ units, days: [day] }, sunset({ preliminary: true }), "en");
  assert.match(row.detail, / ≈67 /);
});

test("what is unknown is –, and never marked", () => {
  const hours = [{ kind: "estimate", temperature: null }];
  const [row] = text.hourRows({ units, hours }, "en");
  assert.deepEqual(row, { label: "–  –  –", description: "– · – · –" });
  const days = [{ date: "2026-06-21", temperatureMin: null, kind: "estimate" }];
  const [unknown] = text.dayRows({ units, days }, sunset({ score: null }), "en");
  assert.equal(unknown.label, "2026-06-21  –  –…–");
  assert.equal(unknown.description, "–");
  assert.match(unknown.detail, /  –  /);
});

const place = { name: "Lisbon", displayName: "Lisbon, Portugal" };
const answer = { headline: "In 2045: ≈24.8 °C.", title: "The next 24 hours (3h old)" };

test("sentences and headings are the server's, after the place", () => {
  assert.equal(text.sentence({ place, text: answer }), "Lisbon: In 2045: ≈24.8 °C.");
  assert.deepEqual(text.heading({ place, text: answer }), {
    title: "Lisbon, Portugal · The next 24 hours (3h old)",
    placeHolder: "In 2045: ≈24.8 °C.",
  });
});

test("from right to left each part keeps its own order", () => {
  assert.equal(
    text.sentence({ place, dir: "rtl", text: { headline: "الآن." } }),
    "\u2068Lisbon\u2069: \u2068الآن.\u2069",
  );
  const [row] = text.hourRows({ units, dir: "rtl", hours: [hour] }, "en");
  assert.equal(row.label, "\u206801:00 PM\u2069  \u2068⛅\u2069  \u206824.3 °C\u2069");
});

test("every command of the manifest exists, takes no key and is in one category", () => {
  assert.equal(manifest.contributes.keybindings, undefined);
  for (const { command, category } of manifest.contributes.commands) {
    assert.match(command, /^almanac\./);
    assert.equal(category, "Almanac");
  }
});
