// What the views share: the place, the units, and what is known of each part.

import { BLOCKS } from "./blocks.js";
import { isLacking } from "./refresh.js";
import { CallError } from "./transport.js";
import { language, languageOf } from "./words.js";

/** Each part of the page is a call of a method, whose answer is drawn as it is told. */
const CALLS = {
  current: { method: "weather.current", params: { text: BLOCKS } },
  hourly: { method: "forecast.hourly", params: { hours: 24, text: BLOCKS } },
  daily: { method: "forecast.daily", params: { days: 10, text: BLOCKS } },
  air: { method: "air.quality", params: { text: BLOCKS } },
  alerts: { method: "alerts.active", params: { text: BLOCKS } },
  sunset: { method: "sunset.score", params: { days: 10, text: BLOCKS } },
  nowcast: { method: "forecast.nowcast", params: { text: BLOCKS } },
};
export const PARTS = Object.keys(CALLS);
const NAMES = new Map(PARTS.map((name) => [CALLS[name].method, name]));
const LOST = ["waiting", "unreachable", "unknown"];
/** Parts that only some visits need; each is a call of its own. */
const EXTRAS = { sunrise: ["sunset.score", { event: "sunrise", days: 10, text: BLOCKS }] };
/** How long what is stored may keep what is new waiting. */
const EARLY_MS = 150;
const IDLE = { state: "idle", value: null, error: null, at: 0, valueAt: 0, misses: 0 };

/** Sets of units that are none of the contract's own, by the names that the page has for them. */
const SETS = { beaufort: { preset: "metric", windSpeed: "bft" } };

/** A chosen set as a param; without a choice, what people expect there. */
export const unitsOf = (name) => SETS[name] ?? name ?? "locale";

export class App extends EventTarget {
  #transport;
  #controller = new AbortController();
  /** Whether the server or the bridge was away since the parts were asked for. */
  #lost = false;

  constructor(transport) {
    super();
    this.#transport = transport;
    /** Within an editor: it has its own colors and address, and does not know where it is. */
    this.isEmbedded = Boolean(transport.isEmbedded);
    /** The chosen place; null is wherever the server thinks we are. */
    this.place = remembered("place");
    /** The units chosen in this browser; null is what the server is set to, or else its locale's. */
    this.units = remembered("units");
    this.theme = remembered("theme") ?? (this.isEmbedded ? "auto" : "sun");
    /** Whether the sun is up at the place, and how far the server's clock is ahead of this one's. */
    this.isDay = null;
    this.clockAheadMs = 0;
    /** The place as the server understood it, and the units of its numbers. */
    this.shownPlace = this.place;
    this.shownUnits = null;
    this.parts = nothingYet(PARTS);
    this.state = "starting";
    transport.listen((event) => this.#heard(event));
  }

  /** Says that something changed; views listen by name. */
  tell(name, detail) {
    this.dispatchEvent(new CustomEvent(name, { detail }));
  }

  on(name, listener) {
    this.addEventListener(name, (event) => listener(event.detail));
  }

  call(method, params = {}, options = {}) {
    return this.#transport.call(method, { locale: language, ...params }, options);
  }

  /**
   * Reads how the server is set; without an answer it is as at the last visit. What is drawn already
   * in another language or by another clock is not mixed with the new: `settings` says so.
   */
  async configure() {
    const before = remembered("settings");
    const answer = await this.call("config.get").catch(() => null);
    if (!answer) return;
    const all = Object.fromEntries(answer.values.map(({ setting, value }) => [setting, value]));
    const settings = { locale: all.locale, timeFormat: all.timeFormat };
    const isOther = before && JSON.stringify(before) !== JSON.stringify(settings);
    remember("settings", settings);
    if (isOther || languageOf(settings.locale) !== language) this.tell("settings");
  }

  /** Now, by the server's clock, in milliseconds. */
  now() {
    return Date.now() + this.clockAheadMs;
  }

  /** Params for a method about the place shown, with its units. */
  here(more = {}) {
    return { ...(this.place ? { place: this.place } : {}), ...this.measured(), ...more };
  }

  /** The units as a param. */
  measured() {
    return { units: unitsOf(this.units) };
  }

  choose(place) {
    this.place = place ? withoutClock(place) : null;
    remember("place", this.place);
    this.#startOver(place);
  }

  chooseUnits(units) {
    this.units = units;
    remember("units", units);
    this.#startOver(this.shownPlace);
  }

  chooseTheme(theme) {
    this.theme = theme;
    remember("theme", theme);
    this.tell("theme");
  }

  #startOver(place) {
    this.shownPlace = place;
    this.parts = nothingYet(Object.keys(this.parts));
    this.tell("reset");
    this.tell("place");
    void this.load();
  }

  /** Has a part that not every visit needs. */
  want(name) {
    if (this.parts[name]) return;
    this.parts[name] = IDLE;
    void this.load([name]);
  }

  /** Asks for all parts, or for some again; each shows itself as it arrives. */
  async load(include = Object.keys(this.parts), refresh = false) {
    if (include.length === Object.keys(this.parts).length) {
      this.#controller.abort();
      this.#controller = new AbortController();
    }
    const { signal } = this.#controller;
    const isFirst = include.some((name) => this.parts[name].state === "idle");
    for (const component of include) this.#part({ component, state: "loading" });
    const show = (part) => signal.aborted || this.#part(part);
    // What is stored, or what the climate says, at once: a slow upstream only makes it better.
    const showEarly = ({ component, value }) => {
      const { state, value: known } = this.parts[component];
      if (value && !known && state === "loading") show({ component, state, value });
    };
    const early = isFirst ? this.#ask(include, { deadlineMs: 0 }, signal, showEarly) : null;
    // The server does one after the other: what paints the page comes first.
    if (early) await Promise.race([early, new Promise((done) => setTimeout(done, EARLY_MS))]);
    if (signal.aborted) return;
    await Promise.all([early, this.#ask(include, refresh ? { refresh } : {}, signal, show)]);
  }

  async #ask(include, more, signal, show) {
    const extras = include.filter((name) => name in EXTRAS);
    const overview = include.filter((name) => !(name in EXTRAS));
    const asks = extras.map((name) => this.#extra(name, more, signal, show));
    if (overview.length > 0) asks.push(this.#overview(overview, more, signal, show));
    await Promise.all(asks);
  }

  async #overview(include, more, signal, show) {
    const params = this.here({ parts: include.map((name) => CALLS[name]), ...more });
    const onPart = (part) => show({ component: NAMES.get(part.method), ...part });
    try {
      const whole = await this.call("weather.overview", params, { signal, onPart });
      const { place, units, parts } = whole;
      this.shownPlace = place;
      this.shownUnits = units;
      parts.forEach(onPart);
      this.tell("place");
    } catch (error) {
      fail(include, error, show);
    }
  }

  async #extra(component, more, signal, show) {
    const [method, params] = EXTRAS[component];
    try {
      const value = await this.call(method, this.here({ ...params, ...more }), { signal });
      show({ component, state: "success", value });
    } catch (error) {
      fail([component], error, show);
    }
  }

  /** What is known of a part stays until there is something newer, and so does its error. */
  #part({ component, state, value = null, error = null }) {
    const before = this.parts[component];
    const loading = state === "loading";
    const part = {
      state,
      value: value ?? before.value,
      error: loading ? before.error : error,
      at: Date.now(),
      valueAt: value ? Date.now() : before.valueAt,
      misses: before.misses,
    };
    if (!loading) part.misses = isLacking(part) ? before.misses + 1 : 0;
    this.parts[component] = part;
    if (part.value?.units) this.shownUnits = part.value.units;
    if (part.value?.place && !this.place) this.shownPlace = part.value.place;
    this.tell(`part:${component}`, part);
    this.tell("parts");
  }

  /** Asks the device where we are, through the server, which keeps the answer. */
  async locate() {
    try {
      const { place } = await this.call("location.refresh");
      this.choose(null);
      this.tell("located", place);
    } catch (error) {
      if (!(error instanceof CallError)) throw error;
      this.tell("location-failed", error);
    }
  }

  /** A bridge that is back says "stopped" when nobody has asked it anything yet. */
  #become(state) {
    const again = this.state !== "ready" && state === "ready";
    if (LOST.includes(state)) this.#lost = true;
    this.state = state;
    this.tell("state", state);
    if (again) this.tell("ready");
    if (this.#lost && ["ready", "stopped"].includes(state)) {
      this.#lost = false;
      this.tell("back");
    }
  }

  async #heard(event) {
    if (event.kind === "state") {
      this.#become(event.state);
    } else if (event.kind === "location") {
      await this.#transport.locate({ id: event.id, ...(await whereAmI(event.params)) });
    } else if (event.method === "location/didChange" && !this.place) {
      this.#startOver(event.params.place);
    } else {
      this.tell(event.method, event.params);
    }
  }
}

/** A call that was given up says nothing: what came in its place does. */
function fail(names, error, show) {
  if (error.name === "AbortError" || error.data?.reason === "locationChanged") return;
  for (const component of names) show({ component, state: "failure", error });
}

function nothingYet(names) {
  return Object.fromEntries(names.map((name) => [name, IDLE]));
}

/** The browser's own answer, denied included. */
function whereAmI({ timeoutMs }) {
  return new Promise((resolve) => {
    if (!navigator.geolocation) resolve({ fix: null });
    else {
      navigator.geolocation.getCurrentPosition(
        ({ coords: { latitude, longitude, accuracy } }) =>
          resolve({ fix: { latitude, longitude, accuracyMeters: accuracy } }),
        (error) =>
          resolve(error.code === error.PERMISSION_DENIED ? { denied: "denied" } : { fix: null }),
        { timeout: Math.max(timeoutMs - 500, 500), maximumAge: 60_000 },
      );
    }
  });
}

function withoutClock({ localTime: _, localTimeLabels: __, ...place }) {
  return place;
}

/** Settings of this browser. Private windows may refuse them. */
export function remember(key, value) {
  try {
    localStorage.setItem(`almanac.${key}`, JSON.stringify(value));
  } catch {
    // It is then chosen anew next time.
  }
}

export function remembered(key) {
  try {
    return JSON.parse(localStorage.getItem(`almanac.${key}`));
  } catch {
    return null;
  }
}
