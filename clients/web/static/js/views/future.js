// The same weather, years from now: a slider, a toggle, and the way there.

import { BLOCKS, blocksOf, draw, factList, factsWith, said, sayAll } from "../blocks.js";
import { h } from "../dom.js";
import { notes } from "../notes.js";
import { troubleOf } from "../part.js";
import { arrow, t } from "../words.js";

const FIRST_YEAR = 2025;
const LAST_YEAR = 2100;
/** The least that a chart is drawn for. */
const LEAST_WIDTH = 240;
const CHART_HEIGHT = 260;
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
  let analog = null;
  /** The charts that were asked for, of which the last counts. */
  let drawn = 0;
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
      void drawChart();
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
      void drawChart();
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
        void drawChart();
        void loadAnalog();
        void loadCounts();
      },
    },
    Object.entries(SCENARIOS).map(
      ([id, title]) => h("option", { value: id, selected: id === scenario }, title),
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
      const world = (await worlds()).find(({ id }) => id === scenario);
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

  /** The scenarios; each option then says which one it is, too. */
  async function worlds() {
    if (scenarios) return scenarios;
    ({ scenarios } = await app.call("climate.scenarios"));
    for (const option of choice.options) {
      const { title } = scenarios.find(({ id }) => id === option.value);
      option.textContent = `${SCENARIOS[option.value]} (${title})`;
    }
    return scenarios;
  }

  /** Whether the measures are known for the scenario, and wanted. */
  async function areTaken() {
    const { levers } = (await worlds()).find(({ id }) => id === scenario);
    return levers && interventions;
  }

  /** The server draws the way there, as everywhere else. */
  async function drawChart() {
    const number = (drawn += 1);
    const years = { from: FIRST_YEAR, to: LAST_YEAR, step: 1 };
    try {
      const taken = await areTaken();
      const { place, units, ...given } = params({ year, years, interventions: taken });
      const picture = await app.call("chart.render", {
        ...(place ? { place } : {}),
        ...(units ? { units } : {}),
        kind: "projection",
        params: given,
        width: Math.max(LEAST_WIDTH, chart.clientWidth),
        height: CHART_HEIGHT,
        theme: isDark() ? "dark" : "light",
      });
      if (number !== drawn) return;
      chart.dataset.dark = isDark();
      const src = `data:${picture.mimeType};charset=utf-8,${encodeURIComponent(picture.text)}`;
      const { width, height, alt } = picture;
      chart.replaceChildren(h("img", { src, width, height, alt }));
    } catch (error) {
      if (number === drawn) chart.replaceChildren(troubleOf(error, drawChart));
    }
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
      // The same way there as in the rest of the view.
      const taken = await areTaken();
      const ask = (at) => app.call(
        "climate.extremes",
        { ...place, scenario, interventions: taken, year: at, text: BLOCKS },
      );
      const [now, then] = await Promise.all([new Date(app.now()).getFullYear(), year].map(ask));
      if (asked !== key()) return;
      counted.replaceChildren(h("h2", {}, t("daysPerYear")), countTable(now, then));
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
        h("summary", {}, t("measures")),
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
    plain.textContent = answer.text.title;
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

  let stale = true;
  function refresh() {
    stale = true;
    if (element.isConnected && !element.hidden) void shown();
  }
  /** In the colors of the page, when they are others. */
  function redraw() {
    if (element.isConnected && !element.hidden && chart.dataset.dark !== String(isDark())) {
      void drawChart();
    }
  }
  function shown() {
    if (!stale) return;
    stale = false;
    void project();
    void drawChart();
    void loadAnalog();
    void loadCounts();
    if (!levers.firstChild) void loadLevers();
  }
  app.on("part:current", ({ state }) => state !== "loading" && refresh());
  app.on("reset", refresh);
  for (const name of ["theme", "sun"]) app.on(name, redraw);
  return { element, title: t("future"), shown };
}

/** As the page is dressed; by the system where that is not said. */
function isDark() {
  const { theme } = document.documentElement.dataset;
  return theme === "dark" || (theme !== "light" && matchMedia("(prefers-color-scheme: dark)").matches);
}

/** The counts of a year by their members, each a fact of that name or another. */
const COUNTS = [
  "daysAbove25", "daysAbove30", "daysAbove35", "tropicalNights", "frostDays", "iceDays",
];

/** Of two years, those counts that are not nothing in both. */
function countTable(now, then) {
  const years = [now, then];
  const of = (id, member) => years.map(({ annual }) => annual[id][member]);
  const some = COUNTS.filter((id) => Math.max(...of(id, "expected")) >= 0.5);
  const most = Math.max(...some.flatMap((id) => of(id, "high")));
  const cell = (answer, id, kind) => {
    const [fact] = factsWith(answer, [id]);
    const style = { "--size": `${(answer.annual[id].expected / most) * 100}%` };
    return h(
      "td",
      { "data-year": kind },
      h("span", { class: "count-bar", style }),
      h("strong", {}, sayAll(fact.value)),
    );
  };
  return h(
    "table",
    { class: "counts" },
    h(
      "thead",
      {},
      h("tr", {}, h("td", {}), years.map(({ year }) => h("th", { scope: "col" }, String(year)))),
    ),
    h(
      "tbody",
      {},
      some.map((id) => h(
        "tr",
        {},
        h("th", { scope: "row" }, said(factsWith(then, [id])[0].name)),
        cell(now, id, "now"),
        cell(then, id, "then"),
      )),
    ),
  );
}
