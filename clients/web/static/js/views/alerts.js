// Own alerts: conditions the server watches, made and deleted here.

import { h, replace } from "../dom.js";
import { DASH } from "../format.js";
import { troubleOf } from "../part.js";
import { remember, remembered } from "../app.js";

const EVERY_SECONDS = 900;
const PART_OF = {
  "sunset.score": "sunset",
  "weather.current": "current",
  "forecast.nowcast": "nowcast",
  "alerts.active": "alerts",
};

/** What can be watched: the method, where its number stands, and how it is said. */
const KINDS = {
  sunset: {
    title: "Sunset score at least",
    method: "sunset.score",
    params: { days: 1 },
    path: "/days/0/score",
    op: "ge",
    value: 70,
    unit: "",
  },
  warm: {
    title: "Temperature at least",
    method: "weather.current",
    params: {},
    path: "/temperature",
    op: "ge",
    value: 30,
    unit: "temperature",
  },
  cold: {
    title: "Temperature at most",
    method: "weather.current",
    params: {},
    path: "/temperature",
    op: "le",
    value: 0,
    unit: "temperature",
  },
  wind: {
    title: "Wind at least",
    method: "weather.current",
    params: {},
    path: "/wind/speed",
    op: "ge",
    value: 50,
    unit: "windSpeed",
  },
  rain: {
    title: "Rain within minutes",
    method: "forecast.nowcast",
    params: {},
    path: "/startsInMinutes",
    op: "le",
    value: 60,
    unit: "",
  },
  warning: {
    title: "An official warning",
    method: "alerts.active",
    params: {},
    path: "/alerts/*/severity",
    op: "ne",
    value: "unknown",
    unit: "",
  },
};

export function alertsView(app, toast) {
  const list = h("ul", { class: "alerts" });
  const trouble = h("div");
  const kind = h(
    "select",
    { id: "alert-kind", onchange: suggest },
    Object.entries(KINDS).map(([id, { title }]) => h("option", { value: id }, title)),
  );
  const value = h(
    "input",
    { id: "alert-value", type: "number", step: "any", value: KINDS.sunset.value, required: true },
  );
  const form = h(
    "form",
    { class: "alert-form", onsubmit: add },
    h("label", { for: "alert-kind" }, "Tell me"),
    kind,
    h("label", { for: "alert-value", class: "hidden" }, "How much"),
    value,
    h("button", { type: "submit" }, "Watch"),
  );
  const element = h(
    "div",
    { class: "view" },
    h(
      "section",
      { class: "card", "aria-label": "My alerts" },
      h("h2", {}, "My alerts"),
      h(
        "p",
        { class: "note" },
        "For the place shown. The server looks every quarter of an hour while this bridge runs.",
      ),
      form,
      trouble,
      list,
    ),
  );
  /** Those made here; each with the server's id while it is being watched. */
  let alerts = (remembered("alerts") ?? []).map((alert) => ({ ...alert, id: null }));

  function suggest() {
    const { value: usual } = KINDS[kind.value];
    value.hidden = typeof usual !== "number";
    value.required = !value.hidden;
    value.value = usual;
  }

  async function add(event) {
    event.preventDefault();
    const wanted = KINDS[kind.value];
    const amount = typeof wanted.value === "number" ? Number(value.value) : wanted.value;
    const alert = {
      kind: kind.value,
      value: amount,
      place: app.shownPlace,
      units: app.units,
      id: null,
    };
    if (globalThis.Notification?.permission === "default") void Notification.requestPermission();
    if (await watch(alert)) {
      alerts.push(alert);
      save();
    }
  }

  async function watch(alert) {
    const { method, params, path, op } = KINDS[alert.kind];
    const units = method === "alerts.active" ? {} : { units: alert.units };
    try {
      const state = await app.call("subscription.create", {
        method,
        params: { ...params, ...units, ...(alert.place ? { place: alert.place } : {}) },
        intervalSeconds: EVERY_SECONDS,
        when: { path, op, value: alert.value },
      });
      alert.id = state.id;
      // Events and answers come by different ways: the first event may be here already.
      if (early.has(state.id)) happened(alert, early.get(state.id));
      early.delete(state.id);
      trouble.replaceChildren();
      return true;
    } catch (error) {
      trouble.replaceChildren(troubleOf(error));
      return false;
    } finally {
      show();
    }
  }

  async function remove(alert) {
    alerts = alerts.filter((other) => other !== alert);
    save();
    if (alert.id) await app.call("subscription.cancel", { id: alert.id }).catch(() => {});
  }

  function save() {
    remember("alerts", alerts);
    show();
  }

  function show() {
    replace(
      list,
      alerts.length === 0
        ? h("li", { class: "empty" }, "Nothing is watched yet.")
        : alerts.map((alert) =>
            h(
              "li",
              { class: "place-row" },
              h(
                "span",
                {},
                h("strong", {}, says(alert)),
                h("br"),
                h(
                  "span",
                  { class: "note" },
                  standing(alert),
                ),
              ),
              h(
                "button",
                {
                  type: "button",
                  class: "icon",
                  "aria-label": `Delete: ${says(alert)}`,
                  onclick: () => remove(alert),
                },
                "✕",
              ),
            ),
          ),
    );
  }

  /** What the server still watches from before stays; what it forgot is asked for again. */
  async function reconcile() {
    try {
      const { subscriptions } = await app.call("subscription.list");
      const living = new Set(subscriptions.map(({ id }) => id));
      const remembering = remembered("alerts") ?? [];
      for (const [index, alert] of alerts.entries()) {
        const old = remembering[index]?.id;
        if (old && living.has(old)) alert.id = old;
        else await watch(alert);
      }
      if (alerts.length > 0) save();
      else show();
    } catch (error) {
      trouble.replaceChildren(troubleOf(error, reconcile));
    }
  }

  const early = new Map();
  app.on("subscription/event", (event) => {
    const alert = alerts.find((other) => other.id === event.id);
    if (alert) happened(alert, event);
    else early.set(event.id, event);
  });

  function happened(alert, { reason, time, error }) {
    if (reason === "error") {
      alert.last = error?.message ?? DASH;
    } else {
      alert.last = new Date(time).toLocaleTimeString([], { hour: "2-digit", minute: "2-digit" });
      // What it tells is to be seen in the other views too.
      if (alert.place?.id === app.shownPlace?.id) void app.load([PART_OF[KINDS[alert.kind].method]]);
      const text = `${says(alert)}: ${alert.place?.name ?? "My location"}`;
      toast(text);
      if (globalThis.Notification?.permission === "granted") new Notification(
        "Almanac",
        { body: text },
      );
    }
    show();
  }

  app.on("ready", () => {
    for (const alert of alerts) alert.id = null;
    void reconcile();
  });
  suggest();
  show();
  return { element, title: "My alerts" };
}

function standing({ place, id, last }) {
  const facts = [place?.name ?? "My location", id ? "watched" : "not watched"];
  return (last ? [...facts, `last ${last}`] : facts).join(" · ");
}

function says({ kind, value, units }) {
  const { title, unit } = KINDS[kind] ?? { title: kind, unit: "" };
  if (typeof value !== "number") return title;
  const shown = {
    temperature: units === "imperial" ? "°F" : "°C",
    windSpeed: { imperial: "mph", uk: "mph", si: "m/s" }[units] ?? "km/h",
  }[unit] ?? "";
  return `${title} ${value}${shown ? `\u202f${shown}` : ""}`;
}
