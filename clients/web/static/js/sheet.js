// The sheet: the details of an hour, a day or an evening, over the page.

import { BLOCKS, blocksOf, cell, draw, factList, factsOf, said } from "./blocks.js";
import { moon } from "./drawings.js";
import { freshId, h } from "./dom.js";
import { DASH, day, number, visibility } from "./format.js";
import { list, t } from "./words.js";

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

export function facts(pairs) {
  const shown = pairs.filter(([, value]) => value !== null && value !== undefined);
  return h(
    "dl",
    { class: "facts" },
    shown.map(([name, value]) => h("div", {}, h("dt", {}, name), h("dd", {}, value))),
  );
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

/** How far the clouds toward the sun are known. */
export const PATHS = {
  sampled: t("lookedUpAsFarAsThe"),
  local: t("onlyThoseOverheadAreKnown"),
};

export const SUBSCORES = {
  canvas: t("cloudsThatTakeColor"),
  light: t("freeWayForTheLight"),
  glow: t("afterglow"),
  air: t("dryAir"),
  visibility: t("visibility"),
  rain: t("noRain"),
};

/** What one evening's score is made of. */
export function openDay(value, row) {
  const { factors, subscores } = row;
  openSheet(
    day(row.date),
    row.explanation === null ? null : h("p", {}, row.explanation),
    subscores ? h("h3", {}, t("partsOfScore")) : null,
    subscores
      ? h(
          "ul",
          { class: "meters" },
          Object.entries(subscores).map(([id, part]) =>
            h(
              "li",
              {},
              h("span", {}, SUBSCORES[id] ?? id),
              h("meter", { min: 0, max: 1, value: part ?? 0, "aria-label": SUBSCORES[id] ?? id }),
              h("span", {}, number(part === null ? null : part * 100, "%")),
            ),
          ),
        )
      : null,
    facts([
      [t("model"), value.model],
      [t("cloudsOnTheWay"), PATHS[row.pathSource]],
      [
        t("lowMidHighCloud"),
        factors
          ? list(["low", "mid", "high"].map((layer) => number(factors.cloudCover[layer], "%")))
          : DASH,
      ],
      [
        t("visibility"),
        factors ? visibilityText(factors.visibility, value.units) : DASH,
      ],
    ]),
  );
}

function visibilityText({ value, label, bound }, units) {
  return `${visibility({ visibility: value, visibilityBound: bound }, units)} (${label ?? DASH})`;
}
