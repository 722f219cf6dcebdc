// One part of the page with its own life: loading, known, failed, retried.

import { h, replace } from "./dom.js";
import { caveats } from "./format.js";
import { language, t } from "./words.js";

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
    const text = [...(state === "loading" ? [t("updating…")] : []), ...notes].join(" · ");
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
  return h("div", { class: "skeleton" }, h("span", { class: "hidden" }, t("Loading")));
}

/** What went wrong, what would help, and a button where another try makes sense. */
export function troubleOf(error, retry, known = false) {
  const hint = language === "en" ? error?.data?.hint : HINTS[error?.data?.kind];
  return h(
    "div",
    { class: "error", role: known ? "status" : "alert", "data-kind": error?.data?.kind },
    h("strong", {}, explained(error)),
    hint ? h("p", {}, hint) : null,
    known ? h("p", {}, t("Shown below is what was known before.")) : null,
    retry ? h(
      "button",
      { type: "button", "data-key": "retry", onclick: retry },
      t("Try again"),
    ) : null,
  );
}

/** The providers by the names that people know. */
export const PROVIDERS = {
  openMeteo: "Open-Meteo",
  openWeatherMap: "OpenWeatherMap",
  metNorway: "MET Norway",
  nws: t("The US National Weather Service"),
  meteoAlarm: "MeteoAlarm",
  brightSky: "Bright Sky",
  environmentCanada: "Environment Canada",
  aviationWeather: t("The Aviation Weather Center"),
  rainViewer: "RainViewer",
  libreWXR: "LibreWXR",
  climatology: t("The climatology"),
};
const STATUSES = {
  401: t("wants an API key"),
  403: t("refuses to answer"),
  404: t("does not have this"),
  429: t("is asked too often"),
  500: t("has an internal error"),
  502: t("has trouble behind its gateway"),
  503: t("is temporarily out of service"),
  504: t("is too slow behind its gateway"),
};

/** What went wrong, by its reason or else its kind. */
const FAILURES = {
  offline: t("The network is switched off."),
  unreachable: t("There is no network."),
  denied: t("Location permission is needed."),
  providerUnavailable: t("The provider does not answer."),
  rateLimited: t("The provider is asked too often."),
  unauthorized: t("The provider refuses the API key."),
  deadlineExceeded: t("It took too long."),
  placeNotFound: t("There is no such place."),
  locationUnavailable: t("Where you are is not known."),
  noData: t("No data are available for this request."),
  serverUnavailable: t("Almanac cannot be reached."),
};
const HINTS = {
  locationUnavailable: t(
    "Grant location permission, or search for a place.",
  ),
};

/** One sentence that says who failed and how. */
export function explained(error) {
  const { reason, provider, httpStatus } = error?.data ?? {};
  const who = PROVIDERS[provider] ?? t("The provider");
  if (reason === "http" && httpStatus) {
    return `${who} ${STATUSES[httpStatus] ?? t("answers with an error")} (HTTP ${httpStatus}).`;
  }
  // The server says it in English, and more precisely.
  if (language === "en" && error?.message) return error.message.replace(/^The provider\b/, who);
  return FAILURES[reason] ?? FAILURES[error?.data?.kind] ?? t("Something went wrong.");
}
