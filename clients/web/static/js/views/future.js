// The same weather, years from now: a slider, a toggle, and the way there.

import { BLOCKS, blocksOf, draw, factList, ofKind, said, sayAll } from "../blocks.js";
import { h, svg } from "../dom.js";
import { DASH, number } from "../format.js";
import { notes } from "../notes.js";
import { troubleOf } from "../part.js";
import { arrow, numeral, t } from "../words.js";

const FIRST_YEAR = 2025;
const LAST_YEAR = 2100;
export const SCENARIOS = {
  ssp119: t("veryLowEmissions"),
  ssp126: t("lowEmissions"),
  ssp245: t("todaysPolicies"),
  ssp370: t("highEmissions"),
  ssp585: t("veryHighEmissions"),
};

export function futureView(app) {
  let year = 2045;
  let scenario = "ssp245";
  let interventions = false;
  /** With and without the measures: both are asked for at once, so that the toggle asks nothing. */
  let answers = null;
  let asking = null;
  /** The way there without the measures and, where they are known, with them. */
  let series = null;
  let analog = null;
  /** What the server knows of each scenario. */
  let scenarios = null;

  const output = h("div", { class: "projection", "aria-live": "polite" });
  const chart = h("div", { class: "chart" });
  const shownYear = h("output", { for: "year", class: "year" }, String(year));
  const slider = h("input", {
    id: "year",
    type: "range",
    min: FIRST_YEAR,
    max: LAST_YEAR,
    step: 1,
    value: year,
    oninput: ({ target }) => {
      year = Number(target.value);
      shownYear.textContent = String(year);
      void project();
      drawChart();
    },
    // Only where it comes to rest: finding a town compares thousands.
    onchange: () => {
      void loadAnalog();
      void loadCounts();
    },
  });
  const about = h("p", { class: "note" });
  const toggle = h("input", {
    id: "interventions",
    type: "checkbox",
    role: "switch",
    onchange: ({ target }) => {
      interventions = target.checked;
      render();
      void loadCounts();
    },
  });
  const choice = h(
    "select",
    {
      id: "scenario",
      onchange: ({ target }) => {
        scenario = target.value;
        void project();
        void loadSeries();
        void loadAnalog();
        void loadCounts();
      },
    },
    Object.entries(SCENARIOS).map(
      ([id, title]) => h(
        "option",
        { value: id, selected: id === scenario },
        `${title} (${id.toUpperCase()})`,
      ),
    ),
  );
  const plain = h("p", { class: "plain", "aria-live": "polite" });
  const like = h("p");
  const counted = h("section", { class: "card", "aria-label": t("daysPerYear"), hidden: true });
  const levers = h("details", { class: "levers" });
  const footer = notes();
  const element = h(
    "div",
    { class: "view future" },
    h(
      "section",
      { class: "card", "aria-label": t("sameWeatherLater") },
      plain,
      like,
      h("div", { class: "head" }, h("h2", {}, t("sameWeatherIn")), shownYear),
      h("label", { class: "hidden", for: "year" }, t("year")),
      slider,
      h("div", { class: "row" }, h("label", { for: "scenario" }, t("world")), choice),
      about,
      h(
        "div",
        { class: "row" },
        h("label", { for: "interventions" }, t("withEveryMeasureTaken")),
        toggle,
      ),
      levers,
      output,
    ),
    h(
      "section",
      { class: "card", "aria-label": t("theWayThere") },
      h("h2", {}, t("theWayThere")),
      chart,
    ),
    counted,
    footer.element,
  );

  function params(more) {
    const now = app.parts.current.value;
    const known = {};
    if (now && now.temperature !== null) {
      known.temperature = now.temperature;
      known.condition = now.condition?.code ?? now.condition?.text;
      if (now.humidity !== null) known.humidity = now.humidity;
    }
    return app.here({ ...known, scenario, ...more });
  }

  async function project() {
    asking?.abort();
    asking = new AbortController();
    const { signal } = asking;
    output.setAttribute("aria-busy", "true");
    try {
      scenarios ??= (await app.call("climate.scenarios")).scenarios;
      const world = scenarios.find(({ id }) => id === scenario);
      about.textContent = world.levers
        ? world.description
        : `${world.description} ${t("noMeasures")}`;
      toggle.disabled = !world.levers;
      toggle.checked = world.levers && interventions;
      const ask = (taken) => app.call(
        "climate.project",
        params({ year, interventions: taken, text: BLOCKS }),
        { signal },
      );
      const sides = world.levers ? [false, true] : [false];
      const [without, taken = null] = await Promise.all(sides.map(ask));
      if (signal.aborted) return;
      answers = { without, with: taken };
      render();
    } catch (error) {
      if (error.name === "AbortError") return;
      answers = null;
      output.replaceChildren(troubleOf(error, project));
    }
    output.removeAttribute("aria-busy");
  }

  async function loadSeries() {
    const asked = scenario;
    const years = { from: FIRST_YEAR, to: LAST_YEAR, step: 1 };
    const ask = (taken) => app.call(
      "climate.project",
      params({ year, years, interventions: taken }),
    );
    try {
      scenarios ??= (await app.call("climate.scenarios")).scenarios;
      const { levers: known } = scenarios.find(({ id }) => id === asked);
      const answers = await Promise.all((known ? [false, true] : [false]).map(ask));
      if (asked !== scenario) return;
      series = answers.map((answer) => answer.series);
    } catch {
      series = null;
    }
    drawChart();
  }

  /** Which town has the climate today that this place will have. */
  async function loadAnalog() {
    const asked = `${scenario} ${year}`;
    const { place } = app;
    try {
      const { analogs, novel } = await app.call(
        "climate.analog",
        { year, scenario, limit: 1, ...(place ? { place } : {}) },
      );
      if (asked === `${scenario} ${year}` && place === app.place) {
        analog = novel ? null : analogs[0] ?? null;
      }
    } catch {
      analog = null;
    }
    like.textContent = analog
      ? t("climateLike", { place: analog.place.displayName })
      : "";
  }

  /** How many hot, cold and frosty days a year has, now and then. */
  async function loadCounts() {
    const key = () => `${scenario} ${year} ${interventions}`;
    const asked = key();
    const place = app.here();
    try {
      scenarios ??= (await app.call("climate.scenarios")).scenarios;
      // The same way there as in the rest of the view.
      const taken = interventions && scenarios.find(({ id }) => id === scenario).levers;
      const ask = (at) => app.call(
        "climate.extremes",
        { ...place, scenario, interventions: taken, year: at },
      );
      const [now, then] = await Promise.all([new Date(app.now()).getFullYear(), year].map(ask));
      if (asked !== key()) return;
      counted.replaceChildren(
        h("h2", {}, t("daysPerYear")),
        countTable(now, then, app.shownUnits?.temperature),
      );
      counted.hidden = false;
    } catch {
      counted.hidden = true;
    }
  }

  async function loadLevers() {
    try {
      const all = (await app.call("climate.levers")).levers;
      const single = all.filter(({ id }) => !id.startsWith("package"));
      levers.replaceChildren(
        h("summary", {}, t("measures", { count: single.length })),
        h("ul", {}, single.map(({ id, title }) => h("li", {}, title))),
      );
    } catch {
      levers.replaceChildren();
    }
  }

  function render() {
    if (!answers) return;
    const taken = interventions && answers.with !== null;
    const answer = answers[taken ? "with" : "without"];
    plain.textContent = sentence(answers);
    const [first, ...others] = blocksOf(answer).filter(({ kind }) => kind !== "warning");
    const [now, then, ...sides] = first?.facts ?? [];
    output.replaceChildren(
      now && then ? h(
        "div",
        { class: "then" },
        moment(now),
        h("span", { "aria-hidden": "true" }, arrow()),
        moment(then, "huge"),
      ) : "",
      ...[factList(sides), ...others.map((block) => draw(block))].filter(Boolean),
    );
    footer.show([answer]);
  }

  /** One of the two times, each a fact. */
  function moment({ name, value: [temperature, ...words] }, className = null) {
    return h(
      "div",
      {},
      h("span", { class: "note" }, said(name)),
      h("strong", { class: className }, said(temperature)),
      h("span", {}, sayAll(words)),
    );
  }

  /** The same in a sentence of the page: first without the measures, then with them. */
  function sentence({ without, with: taken }) {
    const values = { year: without.year, place: without.place?.name, value: thenOf(without) };
    const plainly = values.place ? t("dayLikeTodayIn", values) : t("dayLikeToday", values);
    return taken
      ? `${plainly}; ${t("measuresValue", { value: thenOf(taken) })}.`
      : `${plainly}.`;
  }

  function drawChart() {
    const drawn = series?.[0]?.length ? lines(series, year) : h("p", { class: "note" }, DASH);
    chart.replaceChildren(...[drawn].flat());
  }

  let stale = true;
  function refresh() {
    stale = true;
    if (element.isConnected && !element.hidden) void shown();
  }
  function shown() {
    if (!stale) return;
    stale = false;
    void project();
    void loadSeries();
    void loadAnalog();
    void loadCounts();
    if (!levers.firstChild) void loadLevers();
  }
  app.on("part:current", ({ state }) => state !== "loading" && refresh());
  app.on("reset", refresh);
  return { element, title: t("future"), shown };
}

/** How warm it is then, as it is told. */
function thenOf(answer) {
  return ofKind(answer, "facts")[0]?.facts[1]?.value[0].text ?? DASH;
}

/** The counts of a year, each with the most days that its bar can have, and its threshold in °C. */
const COUNTS = [
  ["daysAbove25", 25, (degrees) => t("daysAbove", { degrees })],
  ["daysAbove30", 30, (degrees) => t("daysAbove", { degrees })],
  ["daysAbove35", 35, (degrees) => t("daysAbove", { degrees })],
  ["tropicalNights", 20, (degrees) => t("nightsAbove", { degrees })],
  ["frostDays", 0, (degrees) => t("frostNights", { degrees })],
  ["iceDays", 0, (degrees) => t("daysBelow", { degrees })],
];

/** Of two years, those counts that are not nothing in both. */
function countTable(now, then, unit) {
  const years = [now, then];
  const of = (id, member) => years.map(({ annual }) => annual[id][member]);
  const shown = COUNTS.filter(([id]) => Math.max(...of(id, "expected")) >= 0.5);
  const most = Math.max(...shown.flatMap(([id]) => of(id, "high")));
  const cell = ({ annual }, id, kind) => {
    const { expected, low, high } = annual[id];
    const style = { "--size": `${(expected / most) * 100}%` };
    return h(
      "td",
      { "data-year": kind },
      h("span", { class: "count-bar", style }),
      h("strong", {}, number(expected)),
      " ",
      h("span", { class: "note" }, t("lowToHigh", { low: number(low), high: number(high) })),
    );
  };
  return h(
    "table",
    { class: "counts" },
    h(
      "thead",
      {},
      h(
        "tr",
        {},
        h("td", {}),
        years.map(({ year }) => h("th", { scope: "col" }, String(year))),
      ),
    ),
    h(
      "tbody",
      {},
      shown.map(([id, celsius, title]) => h(
        "tr",
        {},
        h("th", { scope: "row" }, title(threshold(celsius, unit))),
        cell(now, id, "now"),
        cell(then, id, "then"),
      )),
    ),
  );
}

/** The counts are of Celsius: other units only say how much that is. */
function threshold(celsius, unit) {
  return unit === "°F" ? number(celsius * 1.8 + 32, "°F") : number(celsius, "°C");
}

const WIDTH = 640;
const HEIGHT = 240;
/** Room for the words beside the lines, which are larger on a phone. */
const LEFT = 68;
const RIGHT = 40;
const BOTTOM = 46;
const TOP = 22;

const KINDS = [["", t("withoutMeasures")], ["with", t("withEveryMeasure")]];

/** Temperatures by year with their bands, without the measures and with them, and the year chosen. */
function lines(series, year) {
  const rows = series.map((all) => all.filter((row) => row.temperature !== null));
  if (rows.some((known) => known.length === 0)) return h("p", { class: "note" }, DASH);
  const values = rows.flat().flatMap(({ temperature, yearLow, yearHigh }) =>
    [temperature, yearLow ?? temperature, yearHigh ?? temperature]);
  const least = Math.floor(Math.min(...values));
  const most = Math.ceil(Math.max(...values));
  const [first, last] = [rows[0][0], rows[0].at(-1)];
  const x = (at) => LEFT + ((at - first.year) / (last.year - first.year)) * (WIDTH - LEFT - RIGHT);
  const share = (value) => (value - least) / (most - least || 1);
  const y = (value) => HEIGHT - BOTTOM - share(value) * (HEIGHT - BOTTOM - TOP);
  const point = ([px, py]) => `${px.toFixed(1)} ${py.toFixed(1)}`;
  const path = (points) => `M${points.map(point).join("L")}`;
  const band = (known, low, high) => `${path([
    ...known.map((row) => [x(row.year), y(row[high] ?? row.temperature)]),
    ...known.toReversed().map((row) => [x(row.year), y(row[low] ?? row.temperature)]),
  ])}Z`;
  const said = ({ temperature, year: at }) =>
    t("valueInYear", { value: number(temperature, "°", 1), year: at });
  const label = rows.map((known, index) =>
    t("curve", {
      kind: KINDS[index][1],
      first: said(known[0]),
      last: said(known.at(-1)),
    })).join(". ");
  const step = Math.max(1, Math.round((most - least) / 4));
  const ticks = [];
  for (let tick = least; tick <= most; tick += step) ticks.push(tick);
  const curve = (known) => path(known.map((row) => [x(row.year), y(row.temperature)]));
  const here = (known) => known.find((row) => row.year === year);
  const drawn = svg(
    "svg",
    { viewBox: `0 0 ${WIDTH} ${HEIGHT}`, role: "img", "aria-label": label },
    ticks.map((tick) => [
      svg("line", { class: "grid", x1: LEFT, x2: WIDTH - RIGHT, y1: y(tick), y2: y(tick) }),
      svg("text", { x: LEFT - 6, y: y(tick) + 6, "text-anchor": "end" }, number(tick, "°")),
    ]),
    [2025, 2050, 2075, 2100].map((tick) => svg(
      "text",
      { x: x(tick), y: HEIGHT - 10, "text-anchor": "middle" },
      numeral(tick),
    )),
    svg("line", { class: "grid", x1: x(year), x2: x(year), y1: TOP / 2, y2: HEIGHT - BOTTOM }),
    svg("path", { class: "band", d: band(rows[0], "yearLow", "yearHigh") }),
    rows.map((known, index) => svg(
      "path",
      { class: `band ${KINDS[index][0]}`, d: band(known, "low", "high") },
    )),
    rows.map((known, index) => svg("path", { class: `curve ${KINDS[index][0]}`, d: curve(known) })),
    rows.map((known, index) => {
      const row = here(known);
      if (!row) return null;
      const at = { cx: x(year), cy: y(row.temperature), r: 7 };
      return svg("circle", { class: `dot ${KINDS[index][0]}`, ...at });
    }),
  );
  const legend = h(
    "ul",
    { class: "legend" },
    rows.map((known, index) => h(
      "li",
      {},
      h("span", { class: `swatch ${index ? "cool" : "warm"}` }),
      `${KINDS[index][1]}: ${here(known) ? said(here(known)) : DASH}`,
    )),
  );
  return [drawn, legend];
}
