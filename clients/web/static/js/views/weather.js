// The weather now, the next hours and days, the air, and what is warned of.

import { h } from "../dom.js";
import {
  clock,
  DASH,
  day,
  degrees,
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

export function weatherView(app) {
  const element = h("div", { class: "view columns" });
  const cards = {
    alerts: ["Warnings", "warnings", alerts],
    current: ["Now", "now", (value) => current(value, app)],
    nowcast: ["Rain soon", "nowcast", nowcast],
    hourly: ["24 hours", "wide hourly", hourly],
    daily: ["10 days", "wide daily", (value) => daily(value, app)],
    air: ["Air", "air", air],
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
  return { element, title: "Weather" };
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
        `Feels like ${temperature(value.feelsLike, units)}`,
      ),
    ),
    normal
      ? h(
        "p",
        { class: "note" },
        `${signed(normal.anomaly, units.temperatureDifference)} against the normal`,
        ` ${temperature(normal.temperature, units)}`,
      )
      : null,
    h("div", { class: "drawn" }, sunArc(value, app.now()), windRose(wind)),
    facts([
      ["Wind", windText(wind, units)],
      ["Gusts", wind.gust === null ? null : number(wind.gust, units.windSpeed)],
      ["Humidity", number(value.humidity, "%")],
      ["Pressure", number(value.pressure, units.pressure, 1)],
      ["Visibility", visibility(value, units)],
      ["UV index", value.uvIndex === null ? DASH : [number(value.uvIndex, "", 1), uvBar(value.uvIndex)]],
      ["Clouds", number(value.cloudCover.total, "%")],
      ["Sunrise", value.sunset ? null : value.sunrise && clock(value.sunrise)],
      ["Sunset", value.sunrise ? null : value.sunset && clock(value.sunset)],
      ["Sun", value.sunrise || value.sunset ? null : polar(value)],
    ]),
  ];
}

/** No sunrise and no sunset today. */
function polar({ isDay }) {
  return isDay ? "up all day" : "below the horizon all day";
}

function nowcast(value) {
  const most = Math.max(0.5, ...value.steps.map((step) => step.precipitation ?? 0));
  return [
    h("p", {}, value.summary),
    h(
      "div",
      { class: "rain", "aria-hidden": "true" },
      value.steps.map((step) => h(
        "span",
        { style: { "--height": `${((step.precipitation ?? 0) / most) * 100}%` } },
      )),
    ),
  ];
}

function hourly(value) {
  const hours = h(
    "ol",
    { class: "hours", "aria-label": "The hours" },
    value.hours.map((row, index) => {
      const chance = row.precipitationProbability;
      const when = index === 0 ? "Now" : hour(row.time);
      const shown = marked(degrees(row.temperature), value.source, row);
      const name = `${when}: ${row.condition?.text ?? "unknown"}, ${shown}`;
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
          h("span", {}, index === 0 ? "Now" : hour(row.time)),
          h("span", { class: "glyph" }, row.condition?.emoji ?? DASH),
          h("strong", {}, shown),
          h("span", { class: "chance" }, chance ? `${chance}%` : "\u00a0"),
        ),
      );
    }),
  );
  const line = sparkline(value.hours.map(({ temperature: degrees }) => degrees));
  const label = "Hours; scroll sideways";
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
      const range = `${low} to ${degrees(row.temperatureMax)}`;
      const name = `${day(row.date)}: ${row.condition?.text ?? "unknown"}, ${range}`;
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
          h("span", {}, index === 0 ? "Today" : weekday(row.date)),
          h("span", { class: "glyph" }, row.condition?.emoji ?? DASH),
          h(
            "span",
            { class: "chance" },
            row.precipitationProbability ? `${row.precipitationProbability}%` : "",
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
const SCALES = { us: "US", eu: "European", owm: "OpenWeatherMap" };

function air(value) {
  return [
    h(
      "ul",
      { class: "tiles" },
      value.aqi.map((index) =>
        h(
          "li",
          { class: "tile", "data-category": index.category },
          h("span", { class: "tile-title" }, `${SCALES[index.scale] ?? index.scale} index`),
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
          ([id, amount]) => [`${words(id)} pollen`, amount === null ? null : number(amount, "", 1)],
        ),
      )
      : null,
  ];
}

function alerts(value) {
  if (value.coverage === "none") return h(
    "p",
    { class: "note" },
    "No service warns for this place.",
  );
  if (value.alerts.length === 0) return h("p", { class: "note" }, "There are no warnings.");
  return h(
    "ul",
    { class: "alerts", tabindex: "0", "aria-label": "Warnings; scroll sideways" },
    value.alerts.map((alert) =>
      h(
        "li",
        {},
        h(
          "button",
          {
            type: "button",
            "data-key": alert.id,
            "data-severity": alert.severity,
            onclick: () => openAlert(alert),
          },
          h("strong", {}, `${words(alert.severity)}: ${alert.event}`),
          h("span", { class: "note" }, period(alert.onset ?? alert.sent, alert.expires)),
        ),
      ),
    ),
  );
}

function openAlert(alert) {
  openSheet(
    alert.event,
    h("p", {}, alert.headline ?? ""),
    facts([
      ["When", period(alert.onset ?? alert.sent, alert.expires)],
      ["Severity", words(alert.severity)],
      ["Certainty", words(alert.certainty)],
      ["Urgency", words(alert.urgency)],
      ["Areas", alert.areas.join(", ") || null],
      ["From", alert.sender],
    ]),
    h("p", { class: "long" }, alert.description ?? ""),
    alert.instruction ? h("h3", {}, "What to do") : null,
    h("p", { class: "long" }, alert.instruction ?? ""),
    // Only web addresses: what comes from afar could be anything.
    /^https?:/.test(alert.url ?? "") ? h(
      "a",
      { href: alert.url, rel: "noreferrer", target: "_blank" },
      "The full warning",
    ) : null,
  );
}

export function words(slug) {
  if (!slug) return DASH;
  const spaced = slug.replace(/([A-Z])/g, (letter) => ` ${letter.toLowerCase()}`);
  return spaced.charAt(0).toUpperCase() + spaced.slice(1);
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
