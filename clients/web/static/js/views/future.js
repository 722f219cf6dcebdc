// The same weather, years from now: a slider, a toggle, and the way there.

import { h, svg } from "../dom.js";
import { DASH, number, signed } from "../format.js";
import { facts } from "../sheet.js";
import { troubleOf } from "../part.js";

const FIRST_YEAR = 2025;
const LAST_YEAR = 2100;
export const SCENARIOS = {
  ssp119: "Very low emissions",
  ssp126: "Low emissions",
  ssp245: "Today's policies",
  ssp370: "High emissions",
  ssp585: "Very high emissions",
};

export function futureView(app) {
  let year = 2045;
  let scenario = "ssp245";
  let interventions = false;
  /** With and without the measures: both are asked for at once, so that the toggle asks nothing. */
  let answers = null;
  let asking = null;
  let series = null;
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
  });
  const about = h("p", { class: "note" });
  const toggle = h("input", {
    id: "interventions",
    type: "checkbox",
    role: "switch",
    onchange: ({ target }) => {
      interventions = target.checked;
      render();
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
  const element = h(
    "div",
    { class: "view" },
    h(
      "section",
      { class: "card", "aria-label": "The same weather, years from now" },
      h("div", { class: "head" }, h("h2", {}, "The same weather in"), shownYear),
      h("label", { class: "hidden", for: "year" }, "Year"),
      slider,
      h("div", { class: "row" }, h("label", { for: "scenario" }, "World"), choice),
      about,
      h(
        "div",
        { class: "row" },
        h("label", { for: "interventions" }, "With every measure taken"),
        toggle,
      ),
      output,
    ),
    h(
      "section",
      { class: "card", "aria-label": "The way there" },
      h("h2", {}, "The way there"),
      chart,
    ),
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
        : `${world.description} No measures are known on top of it.`;
      toggle.disabled = !world.levers;
      toggle.checked = world.levers && interventions;
      const ask = (taken) => app.call(
        "climate.project",
        params({ year, interventions: taken }),
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
    try {
      const years = { from: FIRST_YEAR, to: LAST_YEAR, step: 1 };
      const whole = params({ year, years, interventions: false });
      const answer = await app.call("climate.project", whole);
      if (asked !== scenario) return;
      series = answer.series;
    } catch {
      series = null;
    }
    drawChart();
  }

  function render() {
    if (!answers) return;
    const taken = interventions && answers.with !== null;
    const answer = answers[taken ? "with" : "without"];
    const { with: measures, without } = (answers.with ?? answer).alternatives;
    const [side, other] = taken ? [measures, without] : [without, measures];
    const { units } = answer;
    const degrees = (value) => number(value, units.temperature, 1);
    output.replaceChildren(
      h(
        "div",
        { class: "then" },
        h(
          "div",
          {},
          h("span", { class: "note" }, "Now"),
          h("strong", {}, number(answer.current.temperature, units.temperature, 1)),
          h("span", {}, answer.current.condition?.text ?? ""),
        ),
        h("span", { "aria-hidden": "true" }, "→"),
        h(
          "div",
          {},
          h("span", { class: "note" }, String(answer.year)),
          h("strong", { class: "huge" }, number(side.temperature, units.temperature, 1)),
          h("span", {}, side.condition?.text ?? ""),
        ),
      ),
      h("p", {}, comparison(side, other, taken, units)),
      facts([
        ["The world", fromTo(answer.globalWarming, (value) => signed(value, "°C", 2))],
        ["Region", regionText(answer.region)],
        ["Felt heat", fromTo(answer.heatIndex, degrees)],
        ["Wet bulb", fromTo(answer.wetBulb, degrees)],
        ...answer.extremes.map((extreme) => [
          EXTREMES[extreme.kind] ?? extreme.kind,
          `${number(extreme.timesAsOften, "×", 1)} as often`,
        ]),
      ]),
      ...answer.notes.map((note) => h("p", { class: "note" }, note)),
    );
  }

  /** What one side of the toggle means, and how far the other is. */
  function comparison(side, other, taken, units) {
    const degrees = (value) => number(value, units.temperature, 1);
    const delta = signed(side.delta.value, units.temperatureDifference, 2);
    const likely = `${delta}, likely between ${degrees(side.low)} and ${degrees(side.high)}.`;
    if (!other) return likely;
    const apart = number(
      Math.abs((side.temperature ?? 0) - (other.temperature ?? 0)),
      units.temperatureDifference,
      2,
    );
    const [name, more] = taken ? ["Without", "more"] : ["With", "less"];
    const instead = degrees(other.temperature);
    return `${likely} ${name} the measures it would be ${instead} (${apart} ${more}).`;
  }

  function drawChart() {
    chart.replaceChildren(series?.length ? line(series, year) : h("p", { class: "note" }, DASH));
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
  }
  app.on("part:current", ({ state }) => state !== "loading" && refresh());
  app.on("reset", refresh);
  return { element, title: "Future", shown };
}

function fromTo(pair, text) {
  return pair ? `${text(pair.now)} → ${text(pair.then)}` : null;
}

function regionText(region) {
  return region ? `${region.name}, ${number(region.factor, "×", 2)}` : null;
}

export const EXTREMES = {
  hotExtreme10Year: "Ten-year heat",
  hotExtreme50Year: "Fifty-year heat",
  heavyPrecipitation10Year: "Ten-year rain",
  drought10Year: "Ten-year drought",
};

const WIDTH = 640;
const HEIGHT = 220;
const MARGIN = 36;

/** Temperatures by year with their band, and where the slider stands. */
function line(rows, year) {
  const known = rows.filter((row) => row.temperature !== null);
  if (known.length === 0) return h("p", { class: "note" }, DASH);
  const values = known.flatMap(({ temperature, low, high }) =>
    [temperature, low ?? temperature, high ?? temperature]);
  const least = Math.floor(Math.min(...values));
  const most = Math.ceil(Math.max(...values));
  const years = rows.at(-1).year - rows[0].year;
  const x = (at) => MARGIN + ((at - rows[0].year) / years) * (WIDTH - 2 * MARGIN);
  const share = (value) => (value - least) / (most - least || 1);
  const y = (value) => HEIGHT - MARGIN - share(value) * (HEIGHT - 2 * MARGIN);
  const point = ([px, py]) => `${px.toFixed(1)} ${py.toFixed(1)}`;
  const path = (points) => `M${points.map(point).join("L")}`;
  const band = [
    ...known.map((row) => [x(row.year), y(row.high ?? row.temperature)]),
    ...known.toReversed().map((row) => [x(row.year), y(row.low ?? row.temperature)]),
  ];
  const here = known.find((row) => row.year === year);
  const said = (row) => `${number(row.temperature, "°", 1)} in ${row.year}`;
  const label = `From ${said(known[0])} to ${said(known.at(-1))}`;
  const step = Math.max(1, Math.round((most - least) / 4));
  const ticks = [];
  for (let tick = least; tick <= most; tick += step) ticks.push(tick);
  return svg(
    "svg",
    { viewBox: `0 0 ${WIDTH} ${HEIGHT}`, role: "img", "aria-label": label },
    ticks.map((tick) => [
      svg("line", { class: "grid", x1: MARGIN, x2: WIDTH - MARGIN, y1: y(tick), y2: y(tick) }),
      svg("text", { x: MARGIN - 6, y: y(tick) + 4, "text-anchor": "end" }, `${tick}°`),
    ]),
    [2025, 2050, 2075, 2100].map((tick) => svg(
      "text",
      { x: x(tick), y: HEIGHT - 10, "text-anchor": "middle" },
      String(tick),
    )),
    svg("path", { class: "band", d: `${path(band)}Z` }),
    svg("path", { class: "curve", d: path(known.map((row) => [x(row.year), y(row.temperature)])) }),
    here ? svg("circle", { class: "dot", cx: x(here.year), cy: y(here.temperature), r: 6 }) : null,
  );
}
