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
    onchange: () => void loadAnalog(),
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
        void loadAnalog();
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
  const levers = h("details", { class: "levers" });
  const element = h(
    "div",
    { class: "view future" },
    h(
      "section",
      { class: "card", "aria-label": "The same weather, years from now" },
      plain,
      like,
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
      levers,
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
    like.textContent = analog ? `A climate like that of ${analog.place.displayName} today.` : "";
  }

  async function loadLevers() {
    try {
      const all = (await app.call("climate.levers")).levers;
      const single = all.filter(({ id }) => !id.startsWith("package"));
      levers.replaceChildren(
        h("summary", {}, `The ${single.length} measures`),
        h("ul", {}, single.map(({ title }) => h("li", {}, title))),
      );
    } catch {
      levers.replaceChildren();
    }
  }

  function render() {
    if (!answers) return;
    const taken = interventions && answers.with !== null;
    const answer = answers[taken ? "with" : "without"];
    const { with: measures, without } = (answers.with ?? answer).alternatives;
    const [side, other] = taken ? [measures, without] : [without, measures];
    const { units } = answer;
    const degrees = (value) => number(value, units.temperature, 1);
    plain.textContent = sentence(answer, without, answers.with ? measures : null);
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
        ["A single year", span(answer.projected, degrees)],
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

  function sentence({ year: then, place, units }, without, measures) {
    const degrees = (value) => number(value, units.temperature, 1);
    const warmer = signed(without.delta.value, units.temperatureDifference);
    const name = place?.name ? ` in ${place.name}` : "";
    const plainly = `A day like today${name} has ${degrees(without.temperature)} in ${then}`;
    const saved = measures ? `; with every measure taken, ${degrees(measures.temperature)}` : "";
    return `${plainly} (${warmer})${saved}.`;
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
    if (!levers.firstChild) void loadLevers();
  }
  app.on("part:current", ({ state }) => state !== "loading" && refresh());
  app.on("reset", refresh);
  return { element, title: "Future", shown };
}

function fromTo(pair, text) {
  return pair ? `${text(pair.now)} → ${text(pair.then)}` : null;
}

/** Four of five years lie in it. */
function span({ yearLow, yearHigh }, text) {
  return yearLow === null ? null : `${text(yearLow)} to ${text(yearHigh)}`;
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

const KINDS = [["", "Without measures"], ["with", "With every measure"]];

/** Temperatures by year with their bands, without the measures and with them, and the year chosen. */
function lines(series, year) {
  const rows = series.map((all) => all.filter((row) => row.temperature !== null));
  if (rows.some((known) => known.length === 0)) return h("p", { class: "note" }, DASH);
  const values = rows.flat().flatMap(({ temperature, yearLow, yearHigh }) =>
    [temperature, yearLow ?? temperature, yearHigh ?? temperature]);
  const least = Math.floor(Math.min(...values));
  const most = Math.ceil(Math.max(...values));
  const [first, last] = [rows[0][0], rows[0].at(-1)];
  const x = (at) => MARGIN + ((at - first.year) / (last.year - first.year)) * (WIDTH - 2 * MARGIN);
  const share = (value) => (value - least) / (most - least || 1);
  const y = (value) => HEIGHT - MARGIN - share(value) * (HEIGHT - 2 * MARGIN);
  const point = ([px, py]) => `${px.toFixed(1)} ${py.toFixed(1)}`;
  const path = (points) => `M${points.map(point).join("L")}`;
  const band = (known, low, high) => `${path([
    ...known.map((row) => [x(row.year), y(row[high] ?? row.temperature)]),
    ...known.toReversed().map((row) => [x(row.year), y(row[low] ?? row.temperature)]),
  ])}Z`;
  const said = (row) => `${number(row.temperature, "°", 1)} in ${row.year}`;
  const label = rows.map((known, index) =>
    `${KINDS[index][1]}: from ${said(known[0])} to ${said(known.at(-1))}`).join(". ");
  const step = Math.max(1, Math.round((most - least) / 4));
  const ticks = [];
  for (let tick = least; tick <= most; tick += step) ticks.push(tick);
  const curve = (known) => path(known.map((row) => [x(row.year), y(row.temperature)]));
  const here = (known) => known.find((row) => row.year === year);
  const drawn = svg(
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
    svg("line", { class: "grid", x1: x(year), x2: x(year), y1: MARGIN / 2, y2: HEIGHT - MARGIN }),
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
