// The frame: header, views, banner, toasts.

import { welcome } from "./about.js";
import { App } from "./app.js";
import { h } from "./dom.js";
import { troubleOf } from "./part.js";
import { openSearch } from "./search.js";
import { socketTransport } from "./transport.js";
import { alertsView } from "./views/alerts.js";
import { futureView } from "./views/future.js";
import { mapView } from "./views/map.js";
import { placesView } from "./views/places.js";
import { sunsetView } from "./views/sunset.js";
import { weatherView } from "./views/weather.js";

const TOAST_MS = 8000;
const STATES = {
  waiting: "The server ended and is being started again.",
  failed: "The server cannot be started. What is shown is what was known before.",
  unreachable: "The bridge is not running. Start it again: this page comes back by itself.",
  unknown:
    "The bridge does not know this browser any more. Open the address that it printed when it " +
    "started, or start it with --open.",
};

const byId = (id) => document.getElementById(id);
const app = new App(globalThis.almanacTransport ?? socketTransport());
const main = byId("main");
const views = {
  sunset: sunsetView(app),
  weather: weatherView(app),
  map: mapView(app),
  future: futureView(app),
  places: placesView(app),
  alerts: alertsView(app, toast),
};
let shown = null;

function route() {
  const name = location.hash.slice(1) in views ? location.hash.slice(1) : "sunset";
  const view = views[name];
  if (view === shown) return;
  shown?.hidden?.();
  for (const other of Object.values(views)) other.element.hidden = other !== view;
  for (const link of document.querySelectorAll(".tabs a")) {
    if (link.hash === `#${name}`) link.setAttribute("aria-current", "page");
    else link.removeAttribute("aria-current");
  }
  shown = view;
  titled();
  view.shown?.();
  window.scrollTo(0, 0);
}

function titled() {
  const place = app.shownPlace?.name;
  document.title = [shown?.title, place, "Almanac"].filter(Boolean).join(" · ");
  byId("place-name").textContent = app.shownPlace?.displayName ?? "Search for a place";
}

function dress() {
  document.documentElement.dataset.theme = app.theme;
}

function toast(text) {
  const item = h("div", { class: "toast" }, text);
  byId("toasts").append(item);
  setTimeout(() => item.remove(), TOAST_MS);
}

/** One line on top when the numbers are not live. */
function banner() {
  const values = Object.values(app.parts).filter(({ value }) => value?.source).map(
    ({ value }) => value.source,
  );
  const estimated = values.some(({ kind }) => kind === "estimate");
  const stale = values.some((source) => source.stale);
  const offline = Object.values(app.parts).some(({ error }) => error?.data?.reason === "offline");
  const text =
    STATES[app.state] ??
    (offline || estimated
      ? "Offline: estimates from climate records where nothing newer is known."
      : stale
        ? "These are older values; newer ones could not be had."
        : "");
  const element = byId("banner");
  if (element.textContent !== text) element.textContent = text;
  element.hidden = !text;
}

function locationFailed(error) {
  const dialogRoot = h("div", { class: "location-error" }, troubleOf(error, () => openSearch(app)));
  dialogRoot.querySelector("[data-key=retry]").textContent = "Search for a place";
  main.querySelector(".location-error")?.remove();
  main.prepend(dialogRoot);
}

for (const { element } of Object.values(views)) main.append(element);
byId("units").value = app.units;
byId("theme").value = app.theme;
byId("units").onchange = ({ target }) => app.chooseUnits(target.value);
byId("theme").onchange = ({ target }) => app.chooseTheme(target.value);
byId("place").onclick = () => openSearch(app);
byId("here").onclick = () => app.locate();
document.addEventListener("keydown", (event) => {
  const typing = /^(INPUT|SELECT|TEXTAREA)$/.test(event.target.tagName);
  if (event.key === "/" && !typing && !document.querySelector("dialog[open]")) {
    event.preventDefault();
    openSearch(app);
  }
});
addEventListener("hashchange", route);
// After a sleep the numbers are old and the evening may be another.
document.addEventListener("visibilitychange", () => {
  if (document.visibilityState === "visible" && Date.now() - loadedAt > 5 * 60_000) void load();
});

let loadedAt = 0;
function load() {
  loadedAt = Date.now();
  return app.load();
}

app.on("place", titled);
app.on("place", () => main.querySelector(".location-error")?.remove());
app.on("theme", dress);
app.on("parts", banner);
app.on("state", banner);
app.on("location-failed", locationFailed);
app.on("back", load);
dress();
titled();
route();
void load();
void welcome(app, views.sunset.element);
