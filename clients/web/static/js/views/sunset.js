// Home: tonight's sky, why it is scored so, and the ten evenings to come.

import {
  aloud,
  BLOCKS,
  blocksOf,
  cautions,
  cell,
  columnOf,
  draw,
  factList,
  factsOf,
  factsWith,
  ofKind,
  rowsOf,
  said,
  sayAll,
  shown,
} from "../blocks.js";
import { h } from "../dom.js";
import { notes } from "../notes.js";
import { part, troubleOf } from "../part.js";
import { openEvening } from "../sheet.js";
import { t } from "../words.js";

/** What is compared on request: places so far away, of which so many are shown. */
const NEAR_KM = 40;
const NEARBY = 3;
const DAY_MS = 86_400_000;
const TITLES = { sunset: t("sunset"), sunrise: t("sunrise") };
/** What of a row stands where. */
const SENTENCES = ["color", "rarity", "asForecast"];
const TIMES = ["goldenHour", "time", "blueHour", "azimuth"];
const TILES = ["clouds", "highClouds", "humidity", "aerosol"];

export function sunsetView(app) {
  let event = "sunset";
  /** The date picked by hand; else the next one to come. */
  let picked = null;
  /** The sun as it was told last. */
  let sun = null;
  const card = part({
    title: TITLES[event],
    className: "sky",
    render: (value) =>
      evening(value, chosenOf(value.days, picked), choose, countdown, around),
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

  /** How long it is until then, as the server tells it, while that is what comes next. */
  function count() {
    const next = sun?.isDay ? "sunset" : "sunrise";
    const ahead = row?.time ? Date.parse(row.time) - app.now() : -1;
    const told = next === event && ahead > 0 && ahead < DAY_MS ? ofKind(sun, "paragraph") : [];
    countdown.hidden = told.length === 0;
    const text = JSON.stringify(told);
    if (countdown.dataset.told === text) return;
    countdown.dataset.told = text;
    countdown.replaceChildren(...told.flatMap(({ spans }) => sayAll(spans)));
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
      const answer = await app.call("sunset.best", { places, days, text: BLOCKS });
      if (app.shownPlace !== here) return;
      around.replaceChildren(nearby(answer, row.date));
    } catch (error) {
      around.replaceChildren(troubleOf(error, lookAround));
    }
    around.removeAttribute("aria-busy");
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
    sun = null;
    offerAround();
    show();
  });
  app.on("sun", (told) => {
    sun = told;
    count();
  });
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

/** The best skies of that evening, here and around; or that none has a score. */
function nearby(answer, date) {
  const rows = rowsOf(answer, "place");
  const evening = rows.filter((_, index) => answer.ranked[index].date === date);
  if (evening.length === 0) return h("div", {}, blocksOf(answer).map((block) => draw(block)));
  return h(
    "ol",
    { class: "nearby", role: "status" },
    evening.slice(0, NEARBY).map((row) =>
      h("li", {}, shown(row, "place"), " ", shown(row, "score", "bar-score"))),
  );
}

function evening(value, chosen, choose, countdown, around) {
  const rows = rowsOf(value, "when");
  const row = rows[chosen];
  const day = value.days[chosen];
  if (!row) return h("p", {}, t("noDay"));
  const best = bestOf(value.days);
  const facts = factsOf(row, ["score", "when", "weekday", "label", "explanation", ...SENTENCES]);
  const told = (ids) => ids.flatMap((id) => facts.filter((fact) => fact.id === id));
  const [bestFact] = factsWith(value, ["bestOfDays"]);
  return [
    h(
      "div",
      { class: "hero" },
      h("p", { class: "when" }, shown(row, "when")),
      score(value, row),
      h("p", { class: "rating" }, shown(row, "label")),
      countdown,
      sentence(row, "explanation", "why"),
      SENTENCES.map((id) => sentence(row, id, "note")),
    ),
    h(
      "div",
      { class: "glass" },
      cautions(value).map((block) => draw(block)),
      day.time === null ? null : timesOf(told(TIMES)),
      tiles(told(TILES)),
      bestFact ? bestLine(bestFact) : null,
      bars(value, rows, chosen, best, choose),
      ofKind(value, "paragraph").filter(isNote).map((block) => draw(block)),
      h(
        "div",
        { class: "asides" },
        h(
          "button",
          {
            type: "button",
            class: "quiet",
            "data-key": "more",
            onclick: () => openEvening(row, day, [...TIMES, ...TILES]),
          },
          t("scoreParts"),
        ),
        around,
      ),
    ),
  ];
}

function bestLine({ name, value }) {
  return h("p", { class: "best-line" }, h("span", { class: "note" }, said(name)), " ", sayAll(value));
}

function isNote({ spans: [{ role }] }) {
  return role === "muted";
}

/** "64" on the sky; aloud with its name and its scale. */
function score(value, row) {
  const told = cell(row, "score");
  if (!told) return null;
  const [badge] = ofKind(value, "badge");
  return h(
    "p",
    { class: "score" },
    h("span", { class: "hidden" }, `${aloud(columnOf(row, "score").name)} `),
    said(told),
    badge ? h("span", { class: "hidden" }, ` ${aloud(badge.spans[1])}`) : null,
  );
}

function sentence(row, id, className) {
  const told = cell(row, id);
  return told ? h("p", { class: className }, said(told)) : null;
}

/** The index of the best evening to come; null while there is nothing to compare. */
function bestOf(days) {
  const scored = days.map(({ score, passed, kind }) => (
    passed || kind === "estimate" ? null : score));
  const known = scored.filter((score) => score !== null && score !== undefined);
  return known.length < 2 ? null : scored.indexOf(Math.max(...known));
}

function timesOf(facts) {
  const list = factList(facts);
  list?.classList.replace("facts", "times");
  return list;
}

function tiles(facts) {
  if (facts.length === 0) return null;
  return h(
    "ul",
    { class: "tiles", "aria-label": t("scoreDependsOn") },
    facts.map(({ name, value }) =>
      h(
        "li",
        { class: "tile" },
        h("span", { class: "tile-title" }, said(name)),
        h("span", { class: "tile-value" }, sayAll(value)),
      ),
    ),
  );
}

function bars({ days }, rows, chosen, best, choose) {
  if (days.every(({ score }) => score === null)) return null;
  return h(
    "ol",
    { class: "bars", "aria-label": t("theDaysToCome") },
    rows.map((row, index) => {
      const { date, score, gradient: [, middle, horizon] } = days[index];
      const told = aloud(cell(row, "score") ?? cell(row, "label"));
      const label = `${aloud(cell(row, "when"))}: ${told}${index === best ? t("isBest") : ""}`;
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
            onclick: () => choose(date),
          },
          h("span", { class: "bar-score", "aria-hidden": "true" }, row.cells.score?.text ?? ""),
          h(
            "span",
            { class: "bar-track", "aria-hidden": "true" },
            h(
              "span",
              {
                class: "bar-fill",
                style: { "--height": `${score ?? 0}%`, "--middle": middle, "--horizon": horizon },
              },
            ),
          ),
          h("span", { "aria-hidden": "true" }, row.cells.weekday.text),
        ),
      );
    }),
  );
}
