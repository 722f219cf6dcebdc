// Home: tonight's sky, why it is scored so, and the ten evenings to come.

import { h } from "../dom.js";
import {
  clock,
  compass,
  DASH,
  day,
  degrees,
  duration,
  marked,
  number,
  weekday,
} from "../format.js";
import { part } from "../part.js";
import { openDay } from "../sheet.js";

const FACTORS = [
  ["cloudCover", "Cloud cover", (factor) => number(factor?.dailyMean ?? factor?.total, "%")],
  ["highCloud", "High clouds", (factor) => number(factor?.value, "%")],
  ["humidity", "Humidity", (factor) => number(factor?.value, "%")],
  ["aerosolOpticalDepth", "Haze", (factor) => number(factor?.value, "", 2)],
];

const TITLES = { sunset: "Sunset", sunrise: "Sunrise" };

export function sunsetView(app) {
  let event = "sunset";
  /** The date picked by hand; else the next one to come. */
  let picked = null;
  const card = part({
    title: TITLES[event],
    className: "sky",
    render: (value) => {
      const chosen = chosenOf(value.days, picked);
      return evening(value, chosen, choose, sunFacts(value.days[chosen]), countdown);
    },
    retry: () => app.load([event], true),
  });
  const element = h("div", { class: "view" }, eventSwitch(), card.element);
  const countdown = h("p", { class: "countdown" });
  const view = { element, title: TITLES[event], shown: paint, hidden: () => app.tell("evening", null) };
  /** The evening that is shown. */
  let row = null;

  function choose(date) {
    picked = date;
    show();
    card.redraw();
  }

  function show() {
    const part = app.parts[event];
    row = part.value?.days[chosenOf(part.value.days, picked)] ?? null;
    paint();
    count();
    card.show(part);
  }

  /** The sky behind the page is that of this evening while the view is open. */
  function paint() {
    if (!element.hidden) app.tell("evening", row);
  }

  /** How long it is until then, while that is today's or tomorrow's. */
  function count() {
    const minutes = row?.time ? Math.round((Date.parse(row.time) - app.now()) / 60_000) : -1;
    countdown.hidden = minutes < 0 || minutes > 24 * 60;
    const text = `${TITLES[event]} in ${duration(minutes * 60)}`;
    if (!countdown.hidden && countdown.textContent !== text) countdown.textContent = text;
  }

  /** What the sun does on that day: computed, so it is there as soon as it is asked for. */
  function sunFacts({ date }) {
    const [blue, where] = [h("span", {}, DASH), h("span", {}, DASH)];
    const place = app.place ? { place: app.place } : {};
    app.call("sun.times", { ...place, date }).then(({ days: [sun] }) => {
      const light = sun.blueHour[event === "sunset" ? "evening" : "morning"];
      const azimuth = sun[`${event}Azimuth`];
      if (light?.start && light.end) blue.textContent = span(light);
      if (azimuth !== null) where.textContent = `${compass(azimuth)}, ${degrees(azimuth)}`;
    }).catch(() => {});
    return { blue, where };
  }

  function eventSwitch() {
    const button = (name) =>
      h(
        "button",
        { type: "button", "aria-pressed": String(name === event), onclick: () => pick(name) },
        TITLES[name],
      );
    function pick(name) {
      event = name;
      picked = null;
      for (const [index, other] of Object.keys(TITLES).entries()) {
        group.children[index].setAttribute("aria-pressed", String(other === name));
      }
      view.title = TITLES[name];
      card.rename(TITLES[name]);
      app.want(name);
      show();
      app.tell("title");
    }
    const group = h(
      "div",
      { class: "segments", role: "group", "aria-label": "Which end of the day" },
    );
    group.append(...Object.keys(TITLES).map(button));
    return group;
  }

  for (const name of Object.keys(TITLES)) app.on(`part:${name}`, () => event === name && show());
  app.on("reset", () => {
    picked = null;
    show();
  });
  app.on("tick", card.tick);
  app.on("tick", count);
  app.on("sun", count);
  show();
  return view;
}

/** The day picked, else the first whose event is still to come. */
function chosenOf(days, picked) {
  const found = days.findIndex(({ date, passed }) => (picked ? date === picked : !passed));
  return Math.max(0, found);
}

function evening(value, chosen, choose, sun, countdown) {
  const row = value.days[chosen] ?? value.days[0];
  if (!row) return h("p", {}, "There is no day to show.");
  const best = bestOf(value.days);
  return [
    h(
      "div",
      { class: "hero" },
      h("p", { class: "when" }, whenOf(value, chosen)),
      row.time === null && row.score === null
        ? null
        : h(
            "p",
            { class: "score" },
            h("span", { class: "hidden" }, "Score "),
            marked(number(row.score), value.source, row),
            h("span", { class: "hidden" }, " of 100"),
          ),
      h("p", { class: "rating" }, row.label ?? REASONS[row.reason] ?? DASH),
      countdown,
      h("p", { class: "why" }, row.explanation),
      confidence(row),
    ),
    h(
      "div",
      { class: "glass" },
      row.time === null
        ? null
        : h(
            "dl",
            { class: "times" },
            fact("Golden hour", row.goldenHour ? span(row.goldenHour) : DASH),
            fact(TITLES[value.event], clock(row.time)),
            fact("Blue hour", sun.blue),
            fact("Where", sun.where),
          ),
      tiles(row),
      best === null ? null : h("p", { class: "best-line" }, bestText(value, best, chosen)),
      bars(value, chosen, best, choose),
      h(
        "button",
        { type: "button", class: "quiet", "data-key": "more", onclick: () => openDay(value, row) },
        "How this score is made up",
      ),
    ),
  ];
}

/** The index of the best evening to come; null while there is nothing to compare. */
function bestOf(days) {
  const scored = days.map(({ score, passed }) => (passed ? null : score));
  const known = scored.filter((score) => score !== null && score !== undefined);
  return known.length < 2 ? null : scored.indexOf(Math.max(...known));
}

function bestText(value, best, chosen) {
  const { days, source } = value;
  if (best === chosen) return "The best of these days.";
  const score = marked(number(days[best].score), source, days[best]);
  return `The best of these days: ${weekday(days[best].date, "long")}, ${score}.`;
}

const TODAY = { sunset: "This evening", sunrise: "This morning" };
const TOMORROW = { sunset: "Tomorrow evening", sunrise: "Tomorrow morning" };

/** The first row is today's, by the clock of the place. */
function whenOf({ days, event }, index) {
  const { date, passed } = days[index];
  if (index > 1) return day(date);
  return index === 1 ? TOMORROW[event] : `${TODAY[event]}${passed ? ", over" : ""}`;
}

/** Why there is no score; the sentence below it says more. */
export const REASONS = {
  noCloudData: "No cloud data",
  noCloudLayers: "No cloud layers",
  polarDay: "Midnight sun",
  polarNight: "Polar night",
  noEvent: "None on this day",
  beyondHorizon: "Beyond the forecast",
};

function confidence({ confidence: value, interval, color }) {
  if (value === null) return null;
  const level = interval ? `, ${Math.round(interval.level * 100)} % between ` : "";
  const range = interval ? `${Math.round(interval.low)} and ${Math.round(interval.high)}` : "";
  const sure = `Confidence ${Math.round(value * 100)} %${level}${range}`;
  return [color ? h("p", { class: "note" }, colorText(color)) : null, h("p", { class: "note" }, sure)];
}

function colorText({ chance, quality }) {
  const then = quality === null ? "" : `, then about ${Math.round(quality)}`;
  return `Color ${Math.round(chance * 100)} % likely${then}`;
}

export function span({ start, end }) {
  return `${clock(start)} – ${clock(end)}`;
}

function fact(name, value) {
  return h("div", {}, h("dt", {}, name), h("dd", {}, value));
}

function tiles({ factors }) {
  return h(
    "ul",
    { class: "tiles", "aria-label": "What the score depends on" },
    FACTORS.map(([id, title, text]) =>
      h(
        "li",
        { class: "tile" },
        h("span", { class: "tile-title" }, title),
        h("span", { class: "tile-value" }, text(factors?.[id])),
        h("span", { class: "tile-label" }, factors?.[id]?.label ?? DASH),
      ),
    ),
  );
}

function bars({ days, source }, chosen, best, choose) {
  return h(
    "ol",
    { class: "bars", "aria-label": "The days to come" },
    days.map((row, index) => {
      const score = marked(number(row.score), source, row);
      const said = row.score === null ? "no score" : score;
      const label = `${day(row.date)}: ${said}${index === best ? ", the best" : ""}`;
      const [, middle, horizon] = row.gradient;
      return h(
        "li",
        { class: index === best ? "best" : null },
        h(
          "button",
          {
            type: "button",
            "data-key": `day-${index}`,
            "aria-label": label,
            "aria-pressed": String(index === chosen),
            onclick: () => choose(row.date),
          },
          h(
            "span",
            { class: "bar-score", "aria-hidden": "true" },
            score,
          ),
          h(
            "span",
            { class: "bar-track", "aria-hidden": "true" },
            h(
              "span",
              {
                class: "bar-fill",
                style: {
                  "--height": `${row.score ?? 0}%`,
                  "--middle": middle,
                  "--horizon": horizon,
                },
              },
            ),
          ),
          h("span", { "aria-hidden": "true" }, index === 0 ? "Today" : weekday(row.date)),
        ),
      );
    }),
  );
}

