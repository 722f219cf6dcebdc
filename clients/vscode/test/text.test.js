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

const column = (id, name, unit, more = {}) => ({ id, name: { text: name }, unit, ...more });
const row = (...texts) => ({ cells: texts.map((text) => ({ text })) });
const hours = {
  kind: "table",
  columns: [
    column("time", "Time"), column("icon", ""), column("temperature", "", "°C"),
    column("chance", "Chance"), column("wind", "Wind", "km/h"), column("weather", ""),
    column("humidity", "Humidity", undefined, { detail: true }),
  ],
  rows: [row("≈01:00 PM", "⛅", "24", "40%", "*1,234", "Partly cloudy", "80%")],
};

test("a row has the server's words and numbers, with the units of their columns", () => {
  assert.deepEqual(text.rows({ blocks: [{ kind: "paragraph", spans: [] }, hours] }), [{
    label: "≈01:00 PM  ⛅  24 °C",
    description: "Chance 40% · Wind *1,234 km/h · Partly cloudy",
  }]);
});

test("what is unknown has no unit, and what is empty no place", () => {
  const unknown = { text: "–", role: "unknown" };
  const cells = [{ text: "1" }, { text: "" }, unknown, { text: "" }, unknown, { text: "" }];
  assert.deepEqual(text.rows({ blocks: [{ ...hours, rows: [{ cells }] }] }), [{
    label: "1  –", description: "Wind –",
  }]);
  const details = { ...hours, columns: hours.columns.map((each) => ({ ...each, detail: true })) };
  assert.deepEqual([{}, undefined, { blocks: [details] }].map(text.rows), [[], [], []]);
});

test("the evening that stands for all is a row", () => {
  const spans = [{ text: "≈67" }, { text: "of 100" }, { text: "Fine" }];
  assert.deepEqual(text.rows({ blocks: [{ kind: "badge", spans }] }), [{
    label: "≈67 of 100 Fine", description: "",
  }]);
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
});

test("every command of the manifest exists, takes no key and is in one category", () => {
  assert.equal(manifest.contributes.keybindings, undefined);
  for (const { command, category } of manifest.contributes.commands) {
    assert.match(command, /^almanac\./);
    assert.equal(category, "Almanac");
  }
});
