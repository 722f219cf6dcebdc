// Home: tonight's sky, why it is scored so, and the ten evenings to come.

import { h } from "../dom.js";
import { clock, DASH, day, number, weekday } from "../format.js";
import { part } from "../part.js";
import { openDay } from "../sheet.js";

const FACTORS = [
  ["cloudCover", "Cloud cover", (factor) => number(factor?.dailyMean ?? factor?.total, "%")],
  ["highCloud", "High clouds", (factor) => number(factor?.value, "%")],
  ["humidity", "Humidity", (factor) => number(factor?.value, "%")],
  ["aerosolOpticalDepth", "Haze", (factor) => number(factor?.value, "", 2)],
];

export function sunsetView(app) {
  let event = "sunset";
  let chosen = 0;
  let asking = null;
  const card = part({
    title: "Sunset",
    className: "sky",
    render: (value) => evening(value, chosen, choose),
    retry: () => (event === "sunset" ? app.load(["sunset"], true) : load(true)),
  });
  const element = h("div", { class: "view" }, eventSwitch(), card.element);
  let latest = null;

  function choose(index) {
    chosen = index;
    show(latest);
  }

  function show(state) {
    latest = state;
    paint(element, state.value?.days[chosen]);
    card.show(state);
  }

  /** Sunrises are asked for here; sunsets come with the overview. */
  async function load(refresh = false) {
    asking?.abort();
    asking = new AbortController();
    const { signal } = asking;
    show({ state: "loading", value: null });
    try {
      const params = app.here({ event, days: 10, ...(refresh ? { refresh } : {}) });
      const value = await app.call("sunset.score", params, { signal });
      show({ state: "success", value });
    } catch (error) {
      if (error.name !== "AbortError") show({ state: "failure", value: null, error });
    }
  }

  function eventSwitch() {
    const button = (name, label) =>
      h("button", { type: "button", "aria-pressed": String(name === event), onclick: pick }, label);
    function pick({ currentTarget }) {
      for (const other of group.children) {
        other.setAttribute("aria-pressed", String(other === currentTarget));
      }
      event = currentTarget === group.firstElementChild ? "sunset" : "sunrise";
      chosen = 0;
      card.forget();
      if (event === "sunrise") return void load();
      asking?.abort();
      show(app.parts.sunset);
    }
    const group = h(
      "div",
      { class: "segments", role: "group", "aria-label": "Which end of the day" },
    );
    group.append(button("sunset", "Sunset"), button("sunrise", "Sunrise"));
    return group;
  }

  app.on("part:sunset", (state) => event === "sunset" && show(state));
  app.on("reset", () => {
    chosen = 0;
    card.forget();
    if (event === "sunrise") void load();
  });
  show(app.parts.sunset);
  return { element, title: "Sunset" };
}

/** The colors of the sky behind the view; the better the score, the stronger. */
function paint(element, row) {
  const [zenith, middle, horizon] = row?.gradient ?? [];
  element.classList.toggle("painted", Boolean(horizon));
  if (!horizon) return;
  const vibrancy = row.score === null ? 0.5 : 0.5 + row.score / 110;
  for (const [name, value] of Object.entries({ zenith, middle, horizon, vibrancy })) {
    element.style.setProperty(`--${name}`, value);
  }
}

function evening(value, chosen, choose) {
  const row = value.days[chosen] ?? value.days[0];
  if (!row) return h("p", {}, "There is no evening to show.");
  return [
    h(
      "div",
      { class: "hero" },
      h("p", { class: "when" }, chosen === 0 ? "Today" : day(row.date)),
      h(
        "p",
        {
          class: "score",
          "aria-label": row.score === null ? "No score" : `Score ${row.score} of 100`,
        },
        row.score === null ? DASH : String(Math.round(row.score)),
      ),
      h("p", { class: "rating" }, row.label ?? reason(row)),
      h("p", { class: "why" }, row.explanation),
      confidence(row),
    ),
    h(
      "dl",
      { class: "times" },
      fact("Golden hour", row.goldenHour ? span(row.goldenHour) : DASH),
      fact(value.event === "sunrise" ? "Sunrise" : "Sunset", clock(row.time)),
    ),
    tiles(row),
    bars(value.days, chosen, choose),
    h(
      "button",
      { type: "button", class: "quiet", "data-key": "more", onclick: () => openDay(value, row) },
      "How this score is made up",
    ),
  ];
}

const REASONS = {
  noEvent: "The sun does not set here on this day",
  cloudLayersMissing: "Nothing is known of the layers of cloud",
  noData: "There are no data for this day",
};

function reason(row) {
  return REASONS[row.reason] ?? DASH;
}

function confidence({ confidence: value, interval }) {
  if (value === null) return null;
  const level = interval ? `, ${Math.round(interval.level * 100)} % between ` : "";
  const range = interval ? `${Math.round(interval.low)} and ${Math.round(interval.high)}` : "";
  return h("p", { class: "note" }, `Confidence ${Math.round(value * 100)} %${level}${range}`);
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

function bars(days, chosen, choose) {
  return h(
    "ol",
    { class: "bars", "aria-label": "The days to come" },
    days.map((row, index) => {
      const label = `${day(row.date)}: ${row.score === null ? "no score" : Math.round(row.score)}`;
      const [, middle, horizon] = row.gradient;
      return h(
        "li",
        {},
        h(
          "button",
          {
            type: "button",
            "data-key": `day-${index}`,
            "aria-label": label,
            "aria-pressed": String(index === chosen),
            onclick: () => choose(index),
          },
          h(
            "span",
            { class: "bar-score", "aria-hidden": "true" },
            row.score === null ? DASH : String(Math.round(row.score)),
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

