// Own alerts: conditions the server watches, made and deleted here.

import { BLOCKS, ofKind, written } from "../blocks.js";
import { h, replace } from "../dom.js";
import { explained, troubleOf } from "../part.js";
import { remember, remembered, unitsOf } from "../app.js";
import { isolated, t } from "../words.js";

const EVERY_SECONDS = 900;

/** What can be watched, and where its number stands. */
const KINDS = {
  sunset: {
    title: t("watchSunset"),
    method: "sunset.score",
    part: "sunset",
    params: { days: 1 },
    path: "/days/0/score",
    op: "ge",
    value: 70,
  },
  warm: {
    title: t("watchWarm"),
    method: "weather.current",
    part: "current",
    path: "/temperature",
    op: "ge",
    value: 30,
    unit: "temperature",
    usual: { "°F": 85, K: 303 },
  },
  cold: {
    title: t("watchCold"),
    method: "weather.current",
    part: "current",
    path: "/temperature",
    op: "le",
    value: 0,
    unit: "temperature",
    usual: { "°F": 32, K: 273 },
  },
  wind: {
    title: t("watchWind"),
    method: "weather.current",
    part: "current",
    path: "/wind/speed",
    op: "ge",
    value: 50,
    unit: "windSpeed",
    usual: { mph: 30, "m/s": 14, kn: 27, bft: 7 },
  },
  rain: {
    title: t("watchRain"),
    method: "forecast.nowcast",
    part: "nowcast",
    path: "/startsInMinutes",
    op: "le",
    value: 60,
  },
  warning: {
    title: t("watchWarning"),
    method: "alerts.active",
    part: "alerts",
    path: "/alerts/*/severity",
    op: "ne",
    value: "unknown",
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
    h("label", { for: "alert-kind" }, t("tellMe")),
    kind,
    h("label", { for: "alert-value", class: "hidden" }, t("howMuch")),
    value,
    h("button", { type: "submit" }, t("watch")),
  );
  const element = h(
    "div",
    { class: "view" },
    h(
      "section",
      { class: "card own-alerts", "aria-label": t("myAlerts") },
      h("h2", {}, t("myAlerts")),
      h(
        "p",
        { class: "note" },
        t("alertsHint"),
      ),
      form,
      trouble,
      list,
    ),
  );
  /** Those made in this browser, each with the id that the server gave it last. */
  let alerts = stored();
  /** The ids that the server watches now, and what was heard of each. */
  let living = new Set();
  const heard = new Map();

  function suggest() {
    const { value: metric, unit, usual } = KINDS[kind.value];
    value.hidden = typeof metric !== "number";
    value.required = !value.hidden;
    value.value = usual?.[app.shownUnits?.[unit]] ?? metric;
  }

  function add(event) {
    event.preventDefault();
    const wanted = KINDS[kind.value];
    const alert = {
      kind: kind.value,
      value: typeof wanted.value === "number" ? Number(value.value) : wanted.value,
      place: app.shownPlace,
      units: app.units ?? app.shownUnits,
      unit: (wanted.unit && app.shownUnits?.[wanted.unit]) ?? "",
      id: null,
    };
    if (globalThis.Notification?.permission === "default") void Notification.requestPermission();
    return change(async () => {
      if (alerts.some((other) => keyOf(other) === keyOf(alert))) {
        const said = t("watchedAlready", { alert: says(alert) });
        trouble.replaceChildren(h("p", { role: "status" }, said));
        return;
      }
      await watch(alert);
      alerts.push(alert);
    });
  }

  async function watch(alert) {
    const { method, params, path, op } = KINDS[alert.kind];
    const units = method === "alerts.active" ? {} : { units: unitsOf(alert.units) };
    const state = await app.call("subscription.create", {
      method,
      params: { ...params, ...units, text: BLOCKS, ...(alert.place ? { place: alert.place } : {}) },
      intervalSeconds: EVERY_SECONDS,
      when: { condition: { path, op, value: alert.value } },
    });
    alert.id = state.id;
    living.add(state.id);
  }

  const remove = (alert) => change(async () => {
    alerts = alerts.filter((other) => keyOf(other) !== keyOf(alert));
    if (living.has(alert.id)) {
      await app.call("subscription.cancel", { id: alert.id }).catch(() => {});
    }
  });

  /** What another page watches stays; what ended with its page or the server is asked for again. */
  const reconcile = () => change(async () => {
    const { subscriptions } = await app.call("subscription.list");
    const methods = new Map(subscriptions.map(({ id, method }) => [id, method]));
    living = new Set(methods.keys());
    for (const alert of alerts) {
      if (methods.get(alert.id) !== KINDS[alert.kind].method) await watch(alert);
    }
  });

  /** One tab at a time, from what all of them know: two would watch the same twice. */
  async function change(work) {
    const alone = (task) => navigator.locks?.request("almanac.alerts", task) ?? task();
    try {
      await alone(async () => {
        trouble.replaceChildren();
        alerts = stored();
        try {
          await work();
        } finally {
          remember("alerts", alerts);
        }
      });
    } catch (error) {
      trouble.replaceChildren(troubleOf(error, reconcile));
    }
    show();
  }

  function show() {
    replace(
      list,
      alerts.length === 0
        ? h("li", { class: "empty" }, t("nothingWatched"))
        : alerts.map((alert) =>
            h(
              "li",
              { class: "place-row" },
              h(
                "span",
                {},
                h("strong", {}, says(alert)),
                h("br"),
                h("span", { class: "note" }, standing(alert)),
              ),
              h(
                "button",
                {
                  type: "button",
                  class: "icon",
                  "aria-label": t("deleteAlert", { alert: says(alert) }),
                  onclick: () => remove(alert),
                },
                "✕",
              ),
            ),
          ),
    );
  }

  function standing({ place, id }) {
    const watched = living.has(id) ? t("isWatched") : t("isNotWatched");
    return [place?.name ?? t("myLocation"), watched, heard.get(id)].filter(Boolean).join(" · ");
  }

  app.on("subscription/event", async (event) => {
    // Whichever tab made it has written its id down by then.
    await navigator.locks?.request("almanac.alerts", () => {});
    alerts = stored();
    const alert = alerts.find((other) => other.id === event.id);
    if (!alert) return;
    if (event.reason !== "end") happened(alert, event);
    // Once the server is ready, that is done by itself.
    else if (app.state === "ready") void reconcile();
  });

  function happened(alert, { id, sequence, reason, result, error }) {
    if (reason === "error") heard.set(id, explained(error));
    else {
      const { part } = KINDS[alert.kind];
      heard.set(id, newsOf(alert, result));
      notify(`${alert.place?.name ?? t("myLocation")}: ${heard.get(id)}`, `${id}-${sequence}`);
      // What it tells is to be seen in the other views too.
      if (alert.place?.id === app.shownPlace?.id) void app.load([part]);
    }
    show();
  }

  /** In the page when somebody looks at it, else from the system: once, however many tabs. */
  function notify(text, tag) {
    if (document.visibilityState === "visible") toast(text);
    else if (globalThis.Notification?.permission === "granted") {
      new Notification("Almanac", { body: text, tag });
    }
  }

  addEventListener("storage", ({ key }) => {
    if (key !== "almanac.alerts") return;
    alerts = stored();
    for (const { id } of alerts) living.add(id);
    show();
  });
  app.on("ready", reconcile);
  suggest();
  show();
  return { element, title: t("myAlerts") };
}

/** What is written down, each once, of the kinds that are known. */
function stored() {
  const all = (remembered("alerts") ?? []).filter(({ kind }) => kind in KINDS);
  return [...new Map(all.map((alert) => [keyOf(alert), alert])).values()];
}

function keyOf({ kind, value, place, units }) {
  return JSON.stringify([kind, value, place?.id ?? null, units ?? null]);
}

function says({ kind, value, unit }) {
  const { title } = KINDS[kind];
  return typeof value === "number" ? `${title} ${isolated(`${value} ${unit}`.trim())}` : title;
}

/** In the server's words: of warnings the gravest by its name, of all else the main point. */
function newsOf({ kind }, result) {
  const [first] = kind === "warning" ? ofKind(result, "warning") : [];
  return first ? written(first.spans) : result.text.headline;
}
