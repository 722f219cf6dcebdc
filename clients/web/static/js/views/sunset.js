// Home: tonight's sky, why it is scored so, and the ten evenings to come.

import { cautions, draw } from "../blocks.js";
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
import { notes } from "../notes.js";
import { part, troubleOf } from "../part.js";
import { openDay } from "../sheet.js";
import { language, list, t } from "../words.js";

const FACTORS = [
  ["cloudCover", t("cloudCover"), (factor) => number(factor?.dailyMean ?? factor?.total, "%")],
  ["highCloud", t("highClouds"), (factor) => number(factor?.value, "%")],
  ["humidity", t("humidity"), (factor) => number(factor?.value, "%")],
  ["aerosolOpticalDepth", t("haze"), (factor) => number(factor?.value, "", 2)],
];

/** What is compared on request: places so far away, and their directions from here. */
const NEAR_KM = 40;
const COUNTDOWNS = {
  sunset: (time) => t("sunsetIn", { time }),
  sunrise: (time) => t("sunriseIn", { time }),
};
const TITLES = { sunset: t("sunset"), sunrise: t("sunrise") };

export function sunsetView(app) {
  let event = "sunset";
  /** The date picked by hand; else the next one to come. */
  let picked = null;
  const card = part({
    title: TITLES[event],
    className: "sky",
    render: (value) => {
      const chosen = chosenOf(value.days, picked);
      return evening(value, chosen, choose, sunFacts(value.days[chosen]), countdown, around);
    },
    retry: () => app.load([event], true),
  });
  const footer = notes();
  const element = h("div", { class: "view" }, eventSwitch(), card.element, footer.element);
  const countdown = h("p", { class: "countdown" });
  const around = h("div", { class: "around" });
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
    const before = row;
    row = part.value?.days[chosenOf(part.value.days, picked)] ?? null;
    if (row?.date !== before?.date || row?.score !== before?.score) offerAround();
    paint();
    count();
    card.show(part);
    footer.show([{ warnings: part.value?.warnings }]);
  }

  /** The sky behind the page is that of this evening while the view is open. */
  function paint() {
    if (!element.hidden) app.tell("evening", row);
  }

  /** How long it is until then, while that is today's or tomorrow's. */
  function count() {
    const minutes = row?.time ? Math.round((Date.parse(row.time) - app.now()) / 60_000) : -1;
    countdown.hidden = minutes < 0 || minutes > 24 * 60;
    const text = COUNTDOWNS[event](duration(minutes * 60));
    if (!countdown.hidden && countdown.textContent !== text) countdown.textContent = text;
  }

  /** Before anybody asks it is a button: it compares nine skies, which costs requests. */
  function offerAround() {
    around.hidden = event !== "sunset" || (row?.score ?? null) === null;
    around.replaceChildren(h(
      "button",
      { type: "button", class: "quiet", "data-key": "around", onclick: lookAround },
      t("askNearby"),
    ));
  }

  async function lookAround() {
    const here = app.shownPlace;
    around.setAttribute("aria-busy", "true");
    try {
      const places = [app.place ?? coordinate(here), ...ringAround(here)];
      const days = 1 + chosenOf(app.parts.sunset.value.days, picked);
      const { ranked, source } = await app.call("sunset.best", { places, days });
      if (app.shownPlace !== here) return;
      const evening = ranked.filter(({ date }) => date === row.date);
      around.replaceChildren(h("p", { role: "status" }, aroundText(evening, here, source, app.shownUnits)));
    } catch (error) {
      around.replaceChildren(troubleOf(error, lookAround));
    }
    around.removeAttribute("aria-busy");
  }

  /** What the sun does on that day: computed, so it is there as soon as it is asked for. */
  function sunFacts({ date }) {
    const [blue, where] = [h("span", {}, DASH), h("span", {}, DASH)];
    const place = app.place ? { place: app.place } : {};
    app.call("sun.times", { ...place, date }).then(({ days: [sun] }) => {
      const light = sun.blueHour[event === "sunset" ? "evening" : "morning"];
      const azimuth = sun[`${event}Azimuth`];
      if (light?.start && light.end) blue.textContent = span(light);
      if (azimuth !== null) where.textContent = list([compass(azimuth), degrees(azimuth)]);
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
      offerAround();
      view.title = TITLES[name];
      card.rename(TITLES[name]);
      app.want(name);
      show();
      app.tell("title");
    }
    const group = h(
      "div",
      { class: "segments", role: "group", "aria-label": t("morningOrEvening") },
    );
    group.append(...Object.keys(TITLES).map(button));
    return group;
  }

  for (const name of Object.keys(TITLES)) app.on(`part:${name}`, () => event === name && show());
  app.on("reset", () => {
    picked = null;
    offerAround();
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

function coordinate({ latitude, longitude }) {
  return { latitude, longitude };
}

/** Eight points around a place. */
function ringAround({ latitude, longitude }) {
  const degree = NEAR_KM / 111.2;
  return [0, 45, 90, 135, 180, 225, 270, 315].map((bearing) => {
    const angle = (bearing * Math.PI) / 180;
    const north = Math.max(-89, Math.min(89, latitude + degree * Math.cos(angle)));
    const east = longitude + (degree * Math.sin(angle)) / Math.cos((latitude * Math.PI) / 180);
    return { latitude: rounded(north), longitude: rounded(((east + 540) % 360) - 180) };
  });
}

const rounded = (value) => Math.round(value * 1000) / 1000;

/** Scores closer than this are the same sky. */
const APART = 5;

/** Which of the places around is better by so much that the way may pay. */
function aroundText(ranked, here, source, units) {
  const scored = ranked.filter(({ score }) => score !== null);
  const own = scored.find(({ place }) => distanceKm(place, here) < NEAR_KM / 4);
  const [best] = scored;
  if (!own || !best) return t("noScoresNearby");
  const text = (row) => marked(number(row.score), source, row);
  if (best.score - own.score < APART) {
    return t("notBetterNearby", { distance: far(NEAR_KM, units) });
  }
  return t("betterNearby", {
    place: best.place.displayName,
    distance: far(distanceKm(best.place, here), units),
    direction: towards(bearing(here, best.place)),
    score: text(best),
    here: text(own),
  });
}

function far(km, units) {
  return units?.distance === "mi" ? number(km / 1.609, "mi") : number(km, "km");
}

/** Within a sentence only German writes directions with a capital. */
function towards(azimuth) {
  const name = compass(azimuth);
  return language === "de" ? name : name.toLowerCase();
}

/** On a plane, which is near enough for some tens of kilometers. */
function offsets(from, to) {
  const north = to.latitude - from.latitude;
  const east = (((to.longitude - from.longitude + 540) % 360) - 180) *
    Math.cos((from.latitude * Math.PI) / 180);
  return { north, east };
}

function distanceKm(from, to) {
  const { north, east } = offsets(from, to);
  return Math.hypot(north, east) * 111.2;
}

function bearing(from, to) {
  const { north, east } = offsets(from, to);
  return ((Math.atan2(east, north) * 180) / Math.PI + 360) % 360;
}

function evening(value, chosen, choose, sun, countdown, around) {
  const row = value.days[chosen] ?? value.days[0];
  if (!row) return h("p", {}, t("noDay"));
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
            h("span", { class: "hidden" }, `${t("score")} `),
            marked(number(row.score), value.source, row),
            h("span", { class: "hidden" }, ` ${t("ofHundred")}`),
          ),
      h("p", { class: "rating" }, row.label ?? REASONS[row.reason] ?? DASH),
      countdown,
      row.explanation === null ? null : h("p", { class: "why" }, row.explanation),
      chances(row),
    ),
    h(
      "div",
      { class: "glass" },
      cautions(value).map((block) => draw(block)),
      row.time === null
        ? null
        : h(
            "dl",
            { class: "times" },
            fact(t("goldenHour"), row.goldenHour ? span(row.goldenHour) : DASH),
            fact(TITLES[value.event], clock(row.time)),
            fact(t("blueHour"), sun.blue),
            fact(t("where"), sun.where),
          ),
      Object.values(row.factors ?? {}).some(({ label }) => label !== null) ? tiles(row) : null,
      best === null ? null : h("p", { class: "best-line" }, bestText(value, best, chosen)),
      value.days.some(({ score }) => score !== null) ? bars(value, chosen, best, choose) : null,
      h(
        "div",
        { class: "asides" },
        h(
          "button",
          {
            type: "button",
            class: "quiet",
            "data-key": "more",
            onclick: () => openDay(value, row),
          },
          t("scoreParts"),
        ),
        around,
      ),
    ),
  ];
}

/** The index of the best evening to come; null while there is nothing to compare. */
function bestOf(days) {
  const scored = days.map(({ score, passed, kind }) => (
    passed || kind === "estimate" ? null : score));
  const known = scored.filter((score) => score !== null && score !== undefined);
  return known.length < 2 ? null : scored.indexOf(Math.max(...known));
}

function bestText(value, best, chosen) {
  const { days, source } = value;
  if (best === chosen) return t("bestDay");
  const score = marked(number(days[best].score), source, days[best]);
  return t("bestDayIs", { day: weekday(days[best].date, "long"), score });
}

const TODAY = { sunset: t("thisEvening"), sunrise: t("thisMorning") };
const OVER = { sunset: t("thisEveningOver"), sunrise: t("thisMorningOver") };
const TOMORROW = { sunset: t("tomorrowEvening"), sunrise: t("tomorrowMorning") };

/** The first row is today's, by the clock of the place. */
function whenOf({ days, event }, index) {
  const { date, passed } = days[index];
  if (index > 1) return day(date);
  return index === 1 ? TOMORROW[event] : (passed ? OVER : TODAY)[event];
}

/** Why there is no score; the sentence below it says more. */
export const REASONS = {
  noCloudData: t("noCloudData"),
  noCloudLayers: t("noCloudLayers"),
  polarDay: t("midnightSun"),
  polarNight: t("polarNight"),
  noEvent: t("noneOnThisDay"),
  beyondHorizon: t("beyondTheForecast"),
};

/** How likely color is, how rare that is here, and what the forecast sky would be worth. */
function chances({ color, rarity, asForecast }) {
  return [
    color?.text,
    rarity?.text,
    asForecast === null
      ? null
      : t("asForecast", { score: Math.round(asForecast) }),
  ].filter(Boolean).map((text) => h("p", { class: "note" }, text));
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
    { class: "tiles", "aria-label": t("scoreDependsOn") },
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
    { class: "bars", "aria-label": t("theDaysToCome") },
    days.map((row, index) => {
      const score = marked(number(row.score), source, row);
      const said = row.score === null ? t("noScore") : score;
      const label = `${day(row.date)}: ${said}${index === best ? t("isBest") : ""}`;
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
          h("span", { "aria-hidden": "true" }, index === 0 ? t("today") : weekday(row.date)),
        ),
      );
    }),
  );
}

