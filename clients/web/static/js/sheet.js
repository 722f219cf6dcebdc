// The sheet: the details of an hour, a day or an evening, over the page.

import {
  aloud,
  BLOCKS,
  blocksOf,
  cell,
  columnOf,
  draw,
  factList,
  factsOf,
  said,
} from "./blocks.js";
import { moon } from "./drawings.js";
import { freshId, h } from "./dom.js";
import { t } from "./words.js";

/** Opens a dialog with this title; closes with Escape, the button, or a click beside it. */
export function openSheet(title, ...content) {
  const close = h("button", { type: "button", class: "icon", "aria-label": t("close") }, "✕");
  const heading = h("h2", { id: freshId("sheet") }, title);
  const dialog = h(
    "dialog",
    { class: "sheet", "aria-labelledby": heading.id },
    h("div", { class: "head" }, heading, close),
    ...content,
  );
  close.onclick = () => dialog.close();
  dialog.addEventListener("click", ({ target }) => target === dialog && dialog.close());
  dialog.onclose = () => dialog.remove();
  document.body.append(dialog);
  dialog.showModal();
  return dialog;
}

/** What stands large above the facts of a row. */
const LEAD = ["icon", "temperature", "weather"];

/** One hour of the forecast, a row of its table. */
export function openHour(row) {
  const others = factsOf(row, ["time", ...LEAD]);
  openSheet(row.cells.time.text, lead(row, "temperature"), factList(others));
}

function lead(row, id) {
  const [value, words] = [id ? cell(row, id) : null, cell(row, "weather")];
  return h(
    "div",
    { class: "now-main" },
    h("span", { class: "glyph", "aria-hidden": "true" }, row.cells.icon?.text ?? ""),
    value ? h("span", { class: "huge" }, said(value)) : null,
    words ? h("span", {}, said(words)) : null,
  );
}

/** One day of the forecast, a row of its table; the sun's times are told by a call of their own. */
export function openForecastDay(row, { date, summary, moonPhase }, { app }) {
  const sky = h("div", { "aria-live": "polite" });
  openSheet(
    row.cells.day.text,
    lead(row, null),
    h("p", {}, summary),
    factList(factsOf(row, ["day", "icon", "weather", "sunset"]), { moon: moon(moonPhase) }),
    sky,
  );
  void addSun(app, date, sky);
}

/** Twilights and the like, computed by the server at once. */
async function addSun(app, date, element) {
  try {
    const place = app.place ? { place: app.place } : {};
    const sun = await app.call("sun.times", { ...place, date, text: BLOCKS });
    const told = blocksOf(sun).filter(({ kind }) => kind !== "warning");
    element.append(h("h3", {}, t("theSun")), ...told.map((block) => draw(block)).filter(Boolean));
  } catch {
    // The rest of the sheet stands without it.
  }
}

/** The parts of a score, each a share of what it can be, by the columns that name them. */
const PARTS = {
  canvas: "canvas",
  light: "light",
  glow: "glow",
  air: "air",
  clearness: "visibility",
  dryness: "rain",
};

/** What one evening's score is made of, but what the page shows of it anyway. */
export function openEvening(row, { subscores }, seen) {
  const facts = factsOf(row, [
    "when", "weekday", "score", "label", "color", "rarity", "asForecast", "explanation", ...seen,
    ...Object.keys(PARTS),
  ]);
  const meters = Object.entries(PARTS).filter(([id]) => cell(row, id));
  openSheet(
    said(cell(row, "when")),
    cell(row, "explanation") ? h("p", {}, said(cell(row, "explanation"))) : "",
    meters.length > 0 ? h("h3", {}, t("partsOfScore")) : "",
    h(
      "ul",
      { class: "meters" },
      meters.map(([id, part]) => {
        const name = columnOf(row, id).name;
        return h(
          "li",
          {},
          h("span", {}, said(name)),
          h("meter", { min: 0, max: 1, value: subscores[part] ?? 0, "aria-label": aloud(name) }),
          h("span", {}, said(cell(row, id))),
        );
      }),
    ),
    factList(facts) ?? "",
  );
}
