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
  const close = h("button", { type: "button", class: "icon", "aria-label": t("Close") }, "✕");
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
    h("p", {}, row.condition?.text ?? DASH, row.kind === "estimate" ? ` ${t("(estimate)")}` : ""),
    facts([
      [t("Temperature"), number(row.temperature, units.temperature, 1)],
      [t("Feels like"), number(row.feelsLike, units.temperature, 1)],
      [t("Rain"), rain(row, units)],
      [t("Humidity"), number(row.humidity, "%")],
      [t("Dew point"), number(row.dewPoint, units.temperature, 1)],
      [t("Wind"), windText(wind, units)],
      [t("Gusts"), number(wind.gust, units.windSpeed)],
      [t("Clouds"), number(cloudCover.total, "%")],
      [
        t("Low, mid, high"),
        list(["low", "mid", "high"].map((layer) => number(cloudCover[layer], "%"))),
      ],
      [t("UV index"), number(row.uvIndex, "", 1)],
      [t("Visibility"), visibility(row, units)],
      [t("Pressure"), number(row.pressure, units.pressure, 1)],
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
      row.kind === "estimate" ? ` ${t("(estimate)")}` : "",
    ),
    facts([
      [t("Highest"), temperature(row.temperatureMax, units)],
      [t("Lowest"), temperature(row.temperatureMin, units)],
      [t("Rain"), rain(row, units)],
      [
        t("Wind"),
        t("{speed}, gusts {gust}", {
          speed: number(row.wind.speedMax, units.windSpeed),
          gust: number(row.wind.gustMax, units.windSpeed),
        }),
      ],
      [t("UV index"), number(row.uvIndexMax, "", 1)],
      [t("Sunrise"), row.sunrise && clock(row.sunrise)],
      [t("Sunset"), row.sunset && clock(row.sunset)],
      [
        t("Moon"),
        h(
          "span",
          { class: "row-moon" },
          moon(row.moonPhase),
          ` ${t("{phase}, {percent} lit", {
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
      h("h3", {}, t("The sun")),
      ...(state ? [h("p", {}, state)] : []),
      facts([
        [t("Dawn"), sun.civilDawn && clock(sun.civilDawn)],
        [
          t("Golden hour"),
          list([
            ...new Set(
              [sun.goldenHour.morning, sun.goldenHour.evening]
                .filter((light) => light?.start && light.end)
                .map(({ start, end }) => `${clock(start)} – ${clock(end)}`),
            ),
          ]) || null,
        ],
        [t("Highest"), list([clock(sun.solarNoon), degrees(sun.noonAltitude)])],
        [t("Dusk"), sun.civilDusk && clock(sun.civilDusk)],
        [t("Day length"), duration(sun.dayLengthSeconds)],
      ]),
    );
  } catch {
    // The rest of the sheet stands without it.
  }
}

/** How far the clouds toward the sun are known. */
export const PATHS = {
  sampled: t("looked up as far as the light comes from"),
  local: t("only those overhead are known"),
};
export const SUN_STATES = {
  normal: null,
  polarDay: t("The sun does not set: it is up all day."),
  polarNight: t("Polar night: the sun does not rise."),
  partial: t("The sun only rises or only sets on this day."),
};

export const SUBSCORES = {
  canvas: t("Clouds that take color"),
  light: t("Free way for the light"),
  glow: t("Afterglow"),
  air: t("Dry air"),
  visibility: t("Visibility"),
  rain: t("No rain"),
};

/** What one evening's score is made of. */
export function openDay(value, row) {
  const { factors, subscores } = row;
  openSheet(
    day(row.date),
    row.explanation === null ? null : h("p", {}, row.explanation),
    subscores ? h("h3", {}, t("Parts of the score")) : null,
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
      [t("Model"), value.model],
      [t("Clouds on the light's way"), PATHS[row.pathSource]],
      [
        t("Low, mid, high cloud"),
        factors
          ? list(["low", "mid", "high"].map((layer) => number(factors.cloudCover[layer], "%")))
          : DASH,
      ],
      [
        t("Visibility"),
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
  newMoon: t("New moon"),
  waxingCrescent: t("Waxing crescent"),
  firstQuarter: t("First quarter"),
  waxingGibbous: t("Waxing gibbous"),
  fullMoon: t("Full moon"),
  waningGibbous: t("Waning gibbous"),
  lastQuarter: t("Last quarter"),
  waningCrescent: t("Waning crescent"),
};
