// The frame: header, views, banner, toasts.

import { welcome } from "./about.js";
import { App, remembered } from "./app.js";
import { ofKind, sayAll } from "./blocks.js";
import { h } from "./dom.js";
import { explained, troubleOf } from "./part.js";
import { isLacking, keepFresh } from "./refresh.js";
import { openSearch } from "./search.js";
import { keepSky } from "./sky.js";
import { keepSpoken } from "./spoken.js";
import { alertsView } from "./views/alerts.js";
import { futureView } from "./views/future.js";
import { mapView } from "./views/map.js";
import { placesView } from "./views/places.js";
import { sunsetView } from "./views/sunset.js";
import { weatherView } from "./views/weather.js";
import { t, translate } from "./words.js";

const TOAST_MS = 8000;
/** How often views that have calls of their own ask again. */
const AGAIN_MS = 5 * 60_000;
const STATES = {
  waiting: t("serverRestarting"),
  failed: t("serverFailed"),
  unreachable: t("bridgeRestart"),
  unknown: t(
    "bridgeForgot",
  ),
};

const byId = (id) => document.getElementById(id);
const app = new App(globalThis.almanacTransport);
const main = byId("main");
const views = {
  sunset: sunsetView(app),
  weather: weatherView(app),
  map: mapView(app),
  future: futureView(app),
  places: placesView(app, toast),
  alerts: alertsView(app, toast),
};
const tabs = document.querySelectorAll(".tabs [data-view]");
let shown = null;
/** Whether an official warning for the place itself is in force. */
let warned = false;

/** The address names the view, except in an editor's panel, where it is the editor's. */
function route() {
  show(location.hash.slice(1));
}

function go(name) {
  if (app.isEmbedded) show(name);
  else location.hash = name;
}

function show(wanted) {
  const name = wanted in views ? wanted : "sunset";
  const view = views[name];
  if (view === shown) return;
  shown?.hidden?.();
  for (const other of Object.values(views)) other.element.hidden = other !== view;
  for (const tab of tabs) {
    if (tab.dataset.view === name) tab.setAttribute("aria-current", "page");
    else tab.removeAttribute("aria-current");
  }
  shown = view;
  inForce();
  view.shown?.();
  window.scrollTo(0, 0);
}

function titled() {
  const place = app.shownPlace?.name;
  const name = [shown?.title, place, "Almanac"].filter(Boolean).join(" · ");
  document.title = warned ? `⚠ ${name}` : name;
  byId("place-name").textContent = app.shownPlace?.displayName ?? t("searchPlace");
}

/** Light and dark as chosen, else by the sun at the place; until that is known, by the system. */
function dress() {
  const bySun = { true: "light", false: "dark" }[app.isDay] ?? "auto";
  document.documentElement.dataset.theme = app.theme === "sun" ? bySun : app.theme;
}

function toast(text) {
  const item = h("div", { class: "toast" }, text);
  byId("toasts").append(item);
  setTimeout(() => item.remove(), TOAST_MS);
}

/** What was set at the last visit is right nearly always: then nothing waits for the answer. */
async function start() {
  const configured = app.configure();
  if (!remembered("settings")) await configured;
  await app.load();
}

async function refresh() {
  byId("refresh").setAttribute("aria-busy", "true");
  shown.refresh?.();
  await app.load(undefined, true);
  byId("refresh").removeAttribute("aria-busy");
  toast(Object.values(app.parts).some(isLacking) ? t("nothingNewer") : t("upToDate"));
}

/** The gravest warning in force is above every view, but where all of them stand. */
function inForce() {
  const { alerts: { value: alerts }, ...others } = app.parts;
  const [first] = ofKind(alerts, "warning");
  const values = Object.values(others).map(({ value }) => value);
  // The others are told what is known when they are answered, which may be before the warnings are,
  // and say how long it lasts.
  const [known = first] = values.flatMap((value) => ofKind(value, "warning"));
  const block = alerts && !first ? undefined : known;
  const element = byId("in-force");
  const told = JSON.stringify(block?.spans ?? []);
  if (element.dataset.told !== told) {
    element.firstElementChild.replaceChildren(...sayAll(block?.spans));
    element.dataset.told = told;
  }
  element.dataset.severity = block?.severity ?? "unknown";
  element.hidden = !block || shown === views.weather;
  warned = Boolean(block);
  titled();
}

/** One line on top when the numbers are not live. */
function banner() {
  const settled = Object.values(app.parts).filter(({ state }) => state !== "loading");
  const sources = settled.map(({ value }) => value?.source).filter(Boolean);
  const faults = settled.map(({ error }) => error).filter(Boolean);
  const provider = faults.find(({ data }) => data?.kind === "providerUnavailable");
  const lacking = sources.some(({ kind, stale }) => kind === "estimate" || stale);
  const offline = !navigator.onLine
    || faults.some(({ data }) => ["offline", "unreachable"].includes(data?.reason));
  const kept = t("knownWithout");
  const text =
    STATES[app.state] ??
    (offline
      ? t("offlineValues")
      : provider
        ? `${explained(provider)} ${kept}`
        : lacking
          ? t("notCurrent")
          : "");
  // While it is asked for again, the last word stands.
  if (!text && settled.length < Object.keys(app.parts).length && !STATES[app.state]) return;
  const element = byId("banner");
  if (element.textContent !== text) element.textContent = text;
  element.hidden = !text;
}

function locationFailed(error) {
  const dialogRoot = h("div", { class: "location-error" }, troubleOf(error, () => openSearch(app)));
  dialogRoot.querySelector("[data-key=retry]").textContent = t("searchPlace");
  main.querySelector(".location-error")?.remove();
  main.prepend(dialogRoot);
}

/** A page speaks one language, by one clock: another one is another page. */
function beginAnew() {
  if (!app.isEmbedded && remembered("settings")) location.reload();
}

translate(document.body);
for (const { element } of Object.values(views)) main.append(element);
byId("units").value = app.units ?? "";
byId("theme").value = app.theme;
byId("units").onchange = ({ target }) => app.chooseUnits(target.value || null);
byId("theme").onchange = ({ target }) => app.chooseTheme(target.value);
byId("place").onclick = () => openSearch(app);
byId("refresh").onclick = refresh;
byId("in-force").firstElementChild.onclick = () => go("weather");
byId("here").onclick = () => {
  menu.open = false;
  void app.locate();
};
byId("here").hidden = app.isEmbedded;
const menu = document.querySelector(".menu");
for (const tab of tabs) tab.onclick = () => go(tab.dataset.view);
for (const element of document.querySelectorAll(".own-theme")) element.hidden = app.isEmbedded;
/** A menu that is open closes with a click elsewhere, and with Escape. */
const openMenus = () => document.querySelectorAll("details:is(.menu, .tools)[open]");
document.addEventListener("click", ({ target }) => {
  for (const open of openMenus()) if (!open.contains(target)) open.open = false;
});
document.addEventListener("keydown", (event) => {
  for (const open of event.key === "Escape" ? openMenus() : []) {
    open.open = false;
    open.firstElementChild.focus();
  }
  const typing = /^(INPUT|SELECT|TEXTAREA)$/.test(event.target.tagName);
  if (event.key === "/" && !typing && !document.querySelector("dialog[open]")) {
    event.preventDefault();
    openSearch(app);
  }
});
// Not by its address: that names the view.
document.querySelector(".skip").onclick = (event) => {
  event.preventDefault();
  main.focus();
};
addEventListener("hashchange", route);
for (const name of ["online", "offline"]) addEventListener(name, banner);
app.on("place", titled);
app.on("place", () => main.querySelector(".location-error")?.remove());
app.on("theme", dress);
app.on("sun", dress);
app.on("parts", banner);
app.on("parts", inForce);
app.on("reset", inForce);
app.on("state", banner);
app.on("location-failed", locationFailed);
app.on("back", start);
app.on("settings", beginAnew);
app.on("title", titled);
app.on("go", go);
dress();
titled();
route();
keepFresh(app);
keepSpoken(app, byId("spoken"));
void keepSky(app, byId("sky"));
setInterval(() => document.visibilityState === "visible" && shown.refresh?.(), AGAIN_MS);
void start();
void welcome(app, views.sunset.element);
