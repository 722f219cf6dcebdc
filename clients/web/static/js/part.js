// One part of the page with its own life: loading, known, failed, retried.

import { h, replace } from "./dom.js";
import { caveats } from "./format.js";

/**
 * A section that shows `render(value)` once there is a value. While a newer one is on its way, and
 * when it could not be had, what is known stays, with its age.
 */
export function part({ title, render, retry, className = "", heading = "h2" }) {
  const note = h("span", { class: "note" });
  const body = h("div", { class: "body" });
  const trouble = h("div", { class: "trouble", hidden: true });
  const name = h(heading, {}, title);
  const header = h("div", { class: "head" }, name, note);
  const element = h("section", { class: `card ${className}`, "aria-label": title });
  element.append(header, trouble, body);
  /** What stands in the page, so that the same again moves nothing and is not said again. */
  let shown = null;
  let said = null;
  let latest = null;

  function show(part) {
    latest = part;
    const { state, value, error } = part;
    element.setAttribute("aria-busy", String(state === "loading"));
    element.dataset.state = state;
    if (value && value !== shown) replace(body, render(value));
    else if (!value) replace(body, state === "loading" ? skeleton() : []);
    shown = value;
    trouble.hidden = !error;
    if (error && error !== said) replace(trouble, troubleOf(error, retry, Boolean(value)));
    said = error;
    tick();
  }

  /** The age of what is shown, again and again. */
  function tick() {
    const { state, value, valueAt } = latest;
    const notes = caveats(value, (Date.now() - valueAt) / 1000);
    const text = [...(state === "loading" ? ["updating…"] : []), ...notes].join(" · ");
    if (note.textContent !== text) note.textContent = text;
  }

  return {
    element,
    show,
    tick,
    rename(text) {
      name.textContent = text;
      element.setAttribute("aria-label", text);
    },
    /** Draws the same value anew, for what else it depends on. */
    redraw() {
      shown = null;
      show(latest);
    },
  };
}

export function skeleton() {
  return h("div", { class: "skeleton" }, h("span", { class: "hidden" }, "Loading"));
}

/** What went wrong, what would help, and a button where another try makes sense. */
export function troubleOf(error, retry, known = false) {
  const hint = error?.data?.hint;
  return h(
    "div",
    { class: "error", role: known ? "status" : "alert", "data-kind": error?.data?.kind },
    h("strong", {}, explained(error)),
    hint ? h("p", {}, hint) : null,
    known ? h("p", {}, "Shown below is what was known before.") : null,
    retry ? h(
      "button",
      { type: "button", "data-key": "retry", onclick: retry },
      "Try again",
    ) : null,
  );
}

/** The providers by the names that people know. */
export const PROVIDERS = {
  openMeteo: "Open-Meteo",
  openWeatherMap: "OpenWeatherMap",
  metNorway: "MET Norway",
  nws: "The US National Weather Service",
  meteoAlarm: "MeteoAlarm",
  brightSky: "Bright Sky",
  aviationWeather: "The Aviation Weather Center",
  rainViewer: "RainViewer",
  libreWXR: "LibreWXR",
  climatology: "The climatology",
};
const STATUSES = {
  401: "wants an API key",
  403: "refuses to answer",
  404: "does not have this",
  429: "is asked too often",
  500: "has an internal error",
  502: "has trouble behind its gateway",
  503: "is temporarily out of service",
  504: "is too slow behind its gateway",
};

/** One sentence that says who failed and how. */
export function explained(error) {
  const { reason, provider, httpStatus } = error?.data ?? {};
  const who = PROVIDERS[provider] ?? "The provider";
  if (reason === "http" && httpStatus) {
    return `${who} ${STATUSES[httpStatus] ?? "answers with an error"} (HTTP ${httpStatus}).`;
  }
  const message = error?.message ?? "Something went wrong.";
  return message.replace(/^The provider\b/, who);
}
