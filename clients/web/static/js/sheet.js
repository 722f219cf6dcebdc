// The sheet: the details of an hour, a day or an evening, over the page.

import { moon } from "./drawings.js";
import { h } from "./dom.js";
import {
  clock,
  DASH,
  day,
  degrees,
  duration,
  hour,
  letters,
  number,
  temperature,
  visibility,
} from "./format.js";
import { list, t } from "./words.js";

/** Opens a dialog with this title; closes with Escape, the button, or a click beside it. */
export function openSheet(title, ...content) {
  const close = h("button", { type: "button", class: "icon", "aria-label": t("close") }, "✕");
  const dialog = h(
    "dialog",
    { class: "sheet", "aria-label": title },
    h("div", { class: "head" }, h("h2", {}, title), close),
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

export function openHour(row, units) {
  const { wind, cloudCover } = row;
  openSheet(
    `${row.condition?.emoji ?? ""} ${hour(row.time)}`.trim(),
    h("p", {}, row.condition?.text ?? DASH, row.kind === "estimate" ? ` ${t("estimate")}` : ""),
    facts([
      [t("temperature"), number(row.temperature, units.temperature, 1)],
      [t("feelsLike"), number(row.feelsLike, units.temperature, 1)],
      [t("rain"), rain(row, units)],
      [t("humidity"), number(row.humidity, "%")],
      [t("dewPoint"), number(row.dewPoint, units.temperature, 1)],
      [t("wind"), windText(wind, units)],
      [t("gusts"), number(wind.gust, units.windSpeed)],
      [t("clouds"), number(cloudCover.total, "%")],
      [
        t("lowMidHigh"),
        list(["low", "mid", "high"].map((layer) => number(cloudCover[layer], "%"))),
      ],
      [t("uvIndex"), number(row.uvIndex, "", 1)],
      [t("visibility"), visibility(row, units)],
      [t("pressure"), number(row.pressure, units.pressure, 1)],
    ]),
  );
}

export function openForecastDay(row, units, { app }) {
  const sky = h("div", { "aria-live": "polite" });
  openSheet(
    day(row.date),
    h(
      "p",
      {},
      `${row.condition?.emoji ?? ""} ${row.condition?.text ?? DASH}`,
      row.kind === "estimate" ? ` ${t("estimate")}` : "",
    ),
    facts([
      [t("highest"), temperature(row.temperatureMax, units)],
      [t("lowest"), temperature(row.temperatureMin, units)],
      [t("rain"), rain(row, units)],
      [
        t("wind"),
        t("windAndGusts", {
          speed: number(row.wind.speedMax, units.windSpeed),
          gust: number(row.wind.gustMax, units.windSpeed),
        }),
      ],
      [t("uvIndex"), number(row.uvIndexMax, "", 1)],
      [t("sunrise"), row.sunrise && clock(row.sunrise)],
      [t("sunset"), row.sunset && clock(row.sunset)],
      [
        t("moon"),
        h(
          "span",
          { class: "row-moon" },
          moon(row.moonPhase),
          ` ${t("moonLit", {
            phase: MOONS[row.moonPhase.name],
            percent: number(row.moonPhase.illumination * 100, "%"),
          })}`,
        ),
      ],
    ]),
    sky,
  );
  void addSun(app, row.date, sky);
}

/** Twilights and the like, computed by the server at once. */
async function addSun(app, date, element) {
  try {
    const { days } = await app.call(
      "sun.times",
      { ...(app.place ? { place: app.place } : {}), date },
    );
    const sun = days[0];
    const state = SUN_STATES[sun.state];
    element.append(
      h("h3", {}, t("theSun")),
      ...(state ? [h("p", {}, state)] : []),
      facts([
        [t("dawn"), sun.civilDawn && clock(sun.civilDawn)],
        [
          t("goldenHour"),
          list([
            ...new Set(
              [sun.goldenHour.morning, sun.goldenHour.evening]
                .filter((light) => light?.start && light.end)
                .map(({ start, end }) => `${clock(start)} – ${clock(end)}`),
            ),
          ]) || null,
        ],
        [t("highest"), list([clock(sun.solarNoon), degrees(sun.noonAltitude)])],
        [t("dusk"), sun.civilDusk && clock(sun.civilDusk)],
        [t("dayLength"), duration(sun.dayLengthSeconds)],
      ]),
    );
  } catch {
    // The rest of the sheet stands without it.
  }
}

/** How far the clouds toward the sun are known. */
export const PATHS = {
  sampled: t("lookedUpAsFarAsThe"),
  local: t("onlyThoseOverheadAreKnown"),
};
export const SUN_STATES = {
  normal: null,
  polarDay: t("theSunDoesNotSetIt"),
  polarNight: t("polarNightTheSunDoesNot"),
  partial: t("theSunOnlyRisesOrOnly"),
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

export function windText(wind, units) {
  const from = wind.compass ? ` ${letters(wind.compass)}` : "";
  return `${number(wind.speed, units.windSpeed)}${from}`;
}

export function rain(row, units) {
  const chance = row.precipitationProbability;
  const amount = number(row.precipitation, units.precipitation, 2);
  return chance === null || chance === undefined ? amount : list([number(chance, "%"), amount]);
}

export const MOONS = {
  newMoon: t("newMoon"),
  waxingCrescent: t("waxingCrescent"),
  firstQuarter: t("firstQuarter"),
  waxingGibbous: t("waxingGibbous"),
  fullMoon: t("fullMoon"),
  waningGibbous: t("waningGibbous"),
  lastQuarter: t("lastQuarter"),
  waningCrescent: t("waningCrescent"),
};
