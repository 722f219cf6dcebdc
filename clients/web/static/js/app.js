// What the views share: the place, the units, and what is known of each part.

import { CallError } from "./transport.js";

export const PARTS = ["current", "hourly", "daily", "air", "alerts", "sunset", "nowcast"];
const LOST = ["waiting", "unreachable", "unknown"];
const nothingYet = () => Object.fromEntries(PARTS.map((name) => [name, { state: "idle" }]));

export class App extends EventTarget {
  #transport;
  #overview = null;
  /** Whether the server or the bridge was away since the parts were asked for. */
  #lost = false;

  constructor(transport) {
    super();
    this.#transport = transport;
    /** The chosen place; null is wherever the server thinks we are. */
    this.place = remembered("place");
    this.units = remembered("units") ?? "metric";
    this.theme = remembered("theme") ?? "auto";
    /** The place as the server understood it, and the units of its numbers. */
    this.shownPlace = this.place;
    this.shownUnits = null;
    this.parts = nothingYet();
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
    return this.#transport.call(method, params, options);
  }

  /** Params for a method about the place shown, with its units. */
  here(more = {}) {
    return { ...(this.place ? { place: this.place } : {}), units: this.units, ...more };
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
    this.parts = nothingYet();
    this.tell("reset");
    this.tell("place");
    void this.load();
  }

  /** Asks for all parts, or for some again; each shows itself as it arrives. */
  async load(include = PARTS, refresh = false) {
    const controller = new AbortController();
    if (include === PARTS) {
      this.#overview?.abort();
      this.#overview = controller;
    }
    for (const name of include) this.#part({ component: name, state: "loading" });
    const params = this.here({ include, hours: 24, days: 10, ...(refresh ? { refresh } : {}) });
    try {
      const whole = await this.call("weather.overview", params, {
        signal: controller.signal,
        onPart: (part) => !controller.signal.aborted && this.#part(part),
      });
      if (controller.signal.aborted) return;
      this.#whole(whole);
    } catch (error) {
      if (error.name === "AbortError") return;
      if (error.data?.reason === "locationChanged") return;
      for (const name of include) this.#part({ component: name, state: "failure", error });
    }
  }

  #whole({ place, units, components }) {
    this.shownPlace = place;
    this.shownUnits = units;
    for (const [component, part] of Object.entries(components)) this.#part({ component, ...part });
    this.tell("place");
  }

  #part({ component, state, value = null, error = null }) {
    const before = this.parts[component] ?? {};
    const known = value ?? (state === "success" ? null : (before.value ?? null));
    this.parts[component] = { state, value: known, error };
    if (known?.units) this.shownUnits = known.units;
    if (known?.place && !this.place) this.shownPlace = known.place;
    this.tell(`part:${component}`, this.parts[component]);
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
