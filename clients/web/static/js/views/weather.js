// The weather now, the next hours and days, the air, and what is warned of: as the server tells it,
// with drawings of the same numbers beside.

import { aloud, blocksOf, cell, draw, ofKind, rowsOf, said, sayAll } from "../blocks.js";
import { h } from "../dom.js";
import { sparkline, sunArc, uvBar, windRose } from "../drawings.js";
import { notes } from "../notes.js";
import { part } from "../part.js";
import { openForecastDay, openHour, openSheet } from "../sheet.js";
import { list, t } from "../words.js";

export function weatherView(app) {
  const element = h("div", { class: "view columns" });
  const cards = {
    alerts: [t("warnings"), "warnings", alerts],
    current: [t("now"), "now", (value) => current(value, app)],
    nowcast: [t("rainSoon"), "nowcast", nowcast],
    hourly: [t("day24Hours"), "wide hourly", hourly],
    daily: [t("tenDays"), "wide daily", (value) => daily(value, app)],
    air: [t("air"), "air", air],
  };
  for (const [name, [title, className, render]] of Object.entries(cards)) {
    const retry = () => app.load([name], true);
    const card = part({ title, className, render, retry });
    card.show(app.parts[name]);
    app.on(`part:${name}`, card.show);
    app.on("reset", () => card.show(app.parts[name]));
    element.append(card.element);
  }
  const footer = notes();
  app.on("parts", () => footer.show(Object.keys(cards).map((name) => app.parts[name].value)));
  element.append(footer.element);
  return { element, title: t("weather") };
}

/** What is told above all else: whom it is in force for is on the first card. */
function told(value) {
  return blocksOf(value).filter(({ kind }) => kind !== "warning");
}

function current(value, app) {
  const blocks = told(value);
  const [line] = ofKind(value, "line");
  const at = blocks.indexOf(line);
  const [glyph, temperature, ...words] = line?.spans ?? [];
  const above = blocks.slice(0, Math.max(0, at));
  const notes = blocks.filter(({ kind }, index) => index > at && kind === "paragraph");
  const facts = ofKind(value, "facts");
  const sun = facts.flatMap(({ facts }) => facts).find(({ id }) => id === "sun");
  const arc = sunArc(value, app.now(), sun);
  const beside = { uvIndex: uvBar(value.uvIndex) };
  const others = facts.map((block) => ({
    ...block,
    facts: block.facts.filter((fact) => !arc || fact !== sun),
  }));
  return [
    above.map((block) => draw(block)),
    line ? h(
      "div",
      { class: "now-main" },
      h("span", { class: "glyph", "aria-hidden": "true" }, glyph.text),
      h("span", { class: "huge" }, said(temperature)),
      h("span", {}, sayAll(words)),
    ) : null,
    notes.map((block) => draw(block)),
    h("div", { class: "drawn" }, arc, windRose(value.wind)),
    others.map((block) => draw(block, beside)),
  ];
}

function nowcast(value) {
  const most = Math.max(0.5, ...value.steps.map((step) => step.precipitationRate ?? 0));
  return [
    told(value).map((block) => draw(block)),
    h(
      "div",
      { class: "rain", "aria-hidden": "true" },
      value.steps.map((step) => h(
        "span",
        { style: { "--height": `${((step.precipitationRate ?? 0) / most) * 100}%` } },
      )),
    ),
  ];
}

/** What a button of a row is called aloud. */
function nameOf(row, ids) {
  return list(ids.map((id) => aloud(cell(row, id))).filter(Boolean));
}

function shown(row, id, className = null) {
  const span = row.cells[id];
  return h("span", { class: className }, span?.text ?? "");
}

function unitOf({ columns }, name) {
  return columns.find(({ id }) => id === name)?.unit ?? "";
}

function hourly(value) {
  const rows = rowsOf(value, "time");
  const hours = h(
    "ol",
    { class: "hours", "aria-label": t("theHours") },
    rows.map((row, index) => {
      return h(
        "li",
        {},
        h(
          "button",
          {
            type: "button",
            "data-key": `hour-${index}`,
            "aria-label": nameOf(row, ["time", "weather", "temperature", "chance"]),
            onclick: () => openHour(row),
          },
          shown(row, "time"),
          shown(row, "icon", "glyph"),
          h("strong", {}, shown(row, "temperature"), h("small", {}, unitOf(row, "temperature"))),
          shown(row, "chance", "chance"),
        ),
      );
    }),
  );
  const line = sparkline(value.hours.map(({ temperature: degrees }) => degrees));
  const label = t("hoursScroll");
  return [
    told(value).map((block) => draw(block)),
    h(
      "div",
      { class: "hours-scroll", tabindex: "0", role: "group", "aria-label": label },
      h("div", { class: "hours-line" }, line, hours),
    ),
  ];
}

function daily(value, app) {
  const lows = value.days.map((row) => row.temperatureMin).filter((low) => low !== null);
  const highs = value.days.map((row) => row.temperatureMax).filter((high) => high !== null);
  const least = Math.min(...lows);
  const span = Math.max(...highs) - least || 1;
  const days = rowsOf(value, "day").map((row, index) => {
    const { temperatureMin, temperatureMax } = value.days[index];
    const known = temperatureMin !== null && temperatureMax !== null;
    const from = known ? ((temperatureMin - least) / span) * 100 : 0;
    const to = known ? ((temperatureMax - least) / span) * 100 : 0;
    return h(
      "li",
      {},
      h(
        "button",
        {
          type: "button",
          "data-key": `day-${index}`,
          "aria-label": nameOf(row, ["day", "weather", "low", "high", "chance"]),
          onclick: () => openForecastDay(row, value.days[index], { app }),
        },
        shown(row, "day"),
        shown(row, "icon", "glyph"),
        shown(row, "chance", "chance"),
        shown(row, "low", "low"),
        h(
          "span",
          { class: "range" },
          h("span", { style: { "--from": `${from}%`, "--to": `${100 - to}%` } }),
        ),
        h("span", {}, cell(row, "high")?.text ?? ""),
      ),
    );
  });
  return [told(value).map((block) => draw(block)), h("ol", { class: "days" }, days)];
}

function air(value) {
  // The indexes are the first of its facts, in the order of the result.
  const blocks = told(value);
  const indexes = value.aqi.length > 0 ? ofKind(value, "facts")[0] : null;
  const tiles = indexes?.facts.map(({ name, value: spans }, index) => {
    const [number, ...words] = spans;
    return h(
      "li",
      { class: "tile", "data-category": value.aqi[index]?.category },
      h("span", { class: "tile-title" }, said(name)),
      h("span", { class: "tile-value" }, said(number)),
      h("span", { class: "tile-label" }, sayAll(words)),
    );
  });
  const drawn = h("ul", { class: "tiles" }, tiles);
  return blocks.map((block) => (block === indexes ? drawn : draw(block)));
}

/** A warning and what is told of it; or what is told where there is none. */
function alerts(value) {
  const groups = [];
  const others = [];
  for (const block of blocksOf(value)) {
    if (/^warning/.test(block.kind)) groups.push([block]);
    else (groups.at(-1) ?? others).push(block);
  }
  if (groups.length === 0) return others.map((block) => draw(block));
  return h(
    "ul",
    { class: "alerts", tabindex: "0", "aria-label": t("warningsScroll") },
    groups.map((group, index) => {
      const [{ severity, spans }, ...details] = group;
      const when = details.find((block) => block.spans?.[0]?.role === "muted");
      return h(
        "li",
        {},
        h(
          "button",
          {
            type: "button",
            "data-key": value.alerts[index].id,
            "data-severity": severity,
            onclick: () => openAlert(group, value.alerts[index]),
          },
          h("span", { class: "note" }, sayAll(spans.filter(isOurs))),
          h("strong", {}, sayAll(spans.filter((span) => !isOurs(span)))),
          when ? h("span", { class: "note" }, sayAll(when.spans)) : null,
        ),
      );
    }),
  );
}

/** The other words of a warning are those of its service. */
function isOurs({ role }) {
  return role !== "quoted";
}

function openAlert([{ spans }, ...details], { url }) {
  // Only web addresses: what comes from afar could be anything.
  const link = /^https?:/.test(url ?? "") ? h(
    "a",
    { href: url, rel: "noreferrer", target: "_blank" },
    t("theFullWarning"),
  ) : null;
  openSheet(
    sayAll(spans),
    details.filter(({ kind }) => kind !== "line").map((block) => draw(block)),
    link ?? "",
  );
}
