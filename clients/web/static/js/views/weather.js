// The weather now, the next hours and days, the air, and what is warned of.

import { h } from "../dom.js";
import {
  clock,
  DASH,
  day,
  degrees,
  duration,
  hour,
  marked,
  number,
  period,
  signed,
  temperature,
  visibility,
  weekday,
} from "../format.js";
import { sparkline, sunArc, uvBar, windRose } from "../drawings.js";
import { part } from "../part.js";
import { openForecastDay, openHour, openSheet, facts, windText } from "../sheet.js";
import { isolated, list, t } from "../words.js";

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
    app.on("tick", card.tick);
    element.append(card.element);
  }
  const credit = h("p", { class: "credit" });
  app.on("parts", () => showCredit(app, credit));
  element.append(credit);
  return { element, title: t("weather") };
}

function current(value, app) {
  const { units, wind, condition, normal } = value;
  return [
    h(
      "div",
      { class: "now-main" },
      h("span", { class: "glyph", "aria-hidden": "true" }, condition?.emoji ?? ""),
      h(
        "span",
        { class: "huge" },
        marked(temperature(value.temperature, units), value.source),
      ),
      h(
        "span",
        {},
        condition?.text ?? DASH,
        h("br"),
        t("feelsLikeValue", { value: temperature(value.feelsLike, units) }),
      ),
    ),
    measured(value),
    normal
      ? h(
        "p",
        { class: "note" },
        t("againstNormal", {
          difference: signed(normal.anomaly, units.temperatureDifference),
          value: temperature(normal.temperature, units),
        }),
      )
      : null,
    h("div", { class: "drawn" }, sunArc(value, app.now()), windRose(wind)),
    facts([
      [t("wind"), windText(wind, units)],
      [t("gusts"), wind.gust === null ? null : number(wind.gust, units.windSpeed)],
      [t("humidity"), number(value.humidity, "%")],
      [t("pressure"), number(value.pressure, units.pressure, 1)],
      [t("visibility"), visibility(value, units)],
      [t("uvIndex"), value.uvIndex === null ? DASH : [number(value.uvIndex, "", 1), uvBar(value.uvIndex)]],
      [t("clouds"), number(value.cloudCover.total, "%")],
      [t("sunrise"), value.sunset ? null : value.sunrise && clock(value.sunrise)],
      [t("sunset"), value.sunrise ? null : value.sunset && clock(value.sunset)],
      [t("sun"), value.sunrise || value.sunset ? null : polar(value)],
    ]),
  ];
}

/** What the nearest station measured, how far away and how long ago, where one counts. */
function measured({ observed, units }) {
  const { temperature: reading, stations = [] } = observed ?? {};
  const station = stations.find(({ id }) => id === reading?.station);
  if (!station) return null;
  return h("p", { class: "note measured" }, t("measuredAt", {
    value: temperature(reading.value, units),
    station: stationName(station),
    distance: number(station.distance, units.distance),
    age: duration(Math.max(60, reading.ageSeconds)),
  }));
}

/** Networks name theirs like "Lisbon/Humberto Delgado, LS, PT": what is after the comma is a code. */
function stationName({ id, name }) {
  return name?.split(",")[0].replaceAll("/", " ") || id;
}

/** No sunrise and no sunset today. */
function polar({ isDay }) {
  return isDay ? t("upAllDay") : t("downAllDay");
}

function nowcast(value) {
  const most = Math.max(0.5, ...value.steps.map((step) => step.precipitationRate ?? 0));
  return [
    h("p", {}, value.summary),
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

function hourly(value) {
  const hours = h(
    "ol",
    { class: "hours", "aria-label": t("theHours") },
    value.hours.map((row, index) => {
      const chance = row.precipitationProbability;
      const when = index === 0 ? t("now") : hour(row.time);
      const shown = marked(degrees(row.temperature), value.source, row);
      const name = `${when}: ${list([row.condition?.text ?? t("isUnknown"), shown])}`;
      return h(
        "li",
        {},
        h(
          "button",
          {
            type: "button",
            "data-key": `hour-${index}`,
            "aria-label": name,
            onclick: () => openHour(row, value.units),
          },
          h("span", {}, index === 0 ? t("now") : hour(row.time)),
          h("span", { class: "glyph" }, row.condition?.emoji ?? DASH),
          h("strong", {}, shown),
          h("span", { class: "chance" }, chance ? number(chance, "%") : "\u00a0"),
        ),
      );
    }),
  );
  const line = sparkline(value.hours.map(({ temperature: degrees }) => degrees));
  const label = t("hoursScroll");
  return h(
    "div",
    { class: "hours-scroll", tabindex: "0", role: "group", "aria-label": label },
    h("div", { class: "hours-line" }, line, hours),
  );
}

function daily(value, app) {
  const lows = value.days.map((row) => row.temperatureMin).filter((low) => low !== null);
  const highs = value.days.map((row) => row.temperatureMax).filter((high) => high !== null);
  const least = Math.min(...lows);
  const span = Math.max(...highs) - least || 1;
  return h(
    "ol",
    { class: "days" },
    value.days.map((row, index) => {
      const known = row.temperatureMin !== null && row.temperatureMax !== null;
      const from = known ? ((row.temperatureMin - least) / span) * 100 : 0;
      const to = known ? ((row.temperatureMax - least) / span) * 100 : 0;
      const low = marked(degrees(row.temperatureMin), value.source, row);
      const range = t("lowToHigh", { low, high: degrees(row.temperatureMax) });
      const name = `${day(row.date)}: ${list([row.condition?.text ?? t("isUnknown"), range])}`;
      return h(
        "li",
        {},
        h(
          "button",
          {
            type: "button",
            "data-key": `day-${index}`,
            "aria-label": name,
            onclick: () => openForecastDay(row, value.units, { app }),
          },
          h("span", {}, index === 0 ? t("today") : weekday(row.date)),
          h("span", { class: "glyph" }, row.condition?.emoji ?? DASH),
          h(
            "span",
            { class: "chance" },
            row.precipitationProbability ? number(row.precipitationProbability, "%") : "",
          ),
          h("span", { class: "low" }, low),
          h(
            "span",
            { class: "range" },
            h("span", { style: { "--from": `${from}%`, "--to": `${100 - to}%` } }),
          ),
          h("span", {}, degrees(row.temperatureMax)),
        ),
      );
    }),
  );
}

const POLLUTANTS = {
  pm25: "PM2.5",
  pm10: "PM10",
  no2: "NO₂",
  o3: "O₃",
  so2: "SO₂",
  co: "CO",
  nh3: "NH₃",
};
const POLLEN = {
  alder: t("alderPollen"),
  birch: t("birchPollen"),
  grass: t("grassPollen"),
  mugwort: t("mugwortPollen"),
  olive: t("olivePollen"),
  ragweed: t("ragweedPollen"),
};
const SCALES = { us: "US", eu: t("european"), uk: "UK", owm: "OpenWeatherMap" };

function air(value) {
  return [
    h(
      "ul",
      { class: "tiles" },
      value.aqi.map((index) =>
        h(
          "li",
          { class: "tile", "data-category": index.category },
          h("span", { class: "tile-title" }, t("airIndex", { scale: SCALES[index.scale] ?? index.scale })),
          h("span", { class: "tile-value" }, number(index.value)),
          h("span", { class: "tile-label" }, words(index.category)),
        ),
      ),
    ),
    value.advice ? h("p", {}, value.advice) : null,
    facts(
      Object.entries(POLLUTANTS).map(
        ([id, name]) => [name, number(value.pollutants[id], value.units.pollutant, 1)],
      ),
    ),
    value.pollen
      ? facts(
        Object.entries(value.pollen).map(
          ([id, amount]) => [POLLEN[id] ?? words(id), amount === null ? null : number(amount, "", 1)],
        ),
      )
      : null,
  ];
}

function alerts(value) {
  if (value.coverage === "none") return h(
    "p",
    { class: "note" },
    t("noWarningService"),
  );
  if (value.alerts.length === 0) return h("p", { class: "note" }, t("noWarnings"));
  return h(
    "ul",
    { class: "alerts", tabindex: "0", "aria-label": t("warningsScroll") },
    value.alerts.map((alert) =>
      h(
        "li",
        {},
        h(
          "button",
          {
            type: "button",
            "data-key": alert.id,
            // Its severity would read as the place's.
            "data-severity": alert.match === "country" ? null : alert.severity,
            onclick: () => openAlert(alert),
          },
          h("strong", {}, titleOf(alert)),
          h(
            "span",
            { class: "note" },
            [
              ...alert.areas.slice(0, 1).map(isolated),
              period(alert.start ?? alert.sent, alert.end),
            ].join(" · "),
          ),
        ),
      ),
    ),
  );
}

function titleOf(alert) {
  return alert.match === "country"
    ? `${alert.event}: ${t("inCountry")}`
    : `${words(alert.severity)}: ${alert.event}`;
}

function openAlert(alert) {
  openSheet(
    alert.event,
    h("p", {}, alert.headline ?? ""),
    facts([
      [t("when"), period(alert.start ?? alert.sent, alert.end)],
      [t("severity"), words(alert.severity)],
      [t("certainty"), words(alert.certainty)],
      [t("urgency"), words(alert.urgency)],
      [t("areas"), list(alert.areas.map(isolated)) || null],
      [t("from"), alert.sender],
    ]),
    h("p", { class: "long" }, alert.description ?? ""),
    alert.instruction ? h("h3", {}, t("whatToDo")) : null,
    h("p", { class: "long" }, alert.instruction ?? ""),
    // Only web addresses: what comes from afar could be anything.
    /^https?:/.test(alert.url ?? "") ? h(
      "a",
      { href: alert.url, rel: "noreferrer", target: "_blank" },
      t("theFullWarning"),
    ) : null,
  );
}

/** The classes of warnings and of air. */
export const TERMS = {
  extreme: t("extreme"),
  severe: t("severe"),
  moderate: t("moderate"),
  minor: t("minor"),
  unknown: t("unknown"),
  observed: t("observed"),
  likely: t("likely"),
  possible: t("possible"),
  unlikely: t("unlikely"),
  immediate: t("immediate"),
  expected: t("expected"),
  future: t("later"),
  past: t("past"),
  low: t("low"),
  high: t("high"),
  veryHigh: t("veryHigh"),
  good: t("good"),
  fair: t("fair"),
  poor: t("poor"),
  veryPoor: t("veryPoor"),
  extremelyPoor: t("extremelyPoor"),
  unhealthyForSensitiveGroups: t("unhealthyForSensitiveGroups"),
  unhealthy: t("unhealthy"),
  veryUnhealthy: t("veryUnhealthy"),
  hazardous: t("hazardous"),
};

function words(slug) {
  return slug ? TERMS[slug] ?? slug : DASH;
}

/** Who is to be thanked for the numbers shown. */
function showCredit(app, element) {
  const all = Object.values(app.parts).flatMap(({ value }) => value?.attribution ?? []);
  const unique = [...new Map(all.map((credit) => [credit.text, credit])).values()];
  element.replaceChildren(
    ...unique.map(({ text, url }) =>
      /^https?:/.test(url ?? "")
        ? h("a", { href: url, rel: "noreferrer", target: "_blank" }, text)
        : h("span", {}, text),
    ),
  );
}
