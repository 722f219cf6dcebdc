// Favorites: where we are first, then the places kept, in an order of one's own.

import { h, replace } from "../dom.js";
import { caveats, clock, DASH, marked, number, temperature } from "../format.js";
import { notes } from "../notes.js";
import { skeleton, troubleOf } from "../part.js";
import { openSheet } from "../sheet.js";
import { eveningSky } from "../sky.js";
import { t } from "../words.js";
import { REASONS } from "./sunset.js";

const SWIPE_PIXELS = 90;

export function placesView(app, toast) {
  const list = h("ul", { class: "places" });
  const trouble = h("div");
  const hint = h(
    "p",
    { class: "hint on-sky", hidden: true },
    t("placesHint"),
  );
  const footer = notes();
  const element = h(
    "div",
    { class: "view" },
    h(
      "div",
      { class: "head on-sky" },
      h("h2", {}, t("places")),
      h("button", { type: "button", class: "on-glass", onclick: addShown }, t("keepPlace")),
    ),
    hint,
    trouble,
    list,
    footer.element,
  );
  let answer = null;
  let answerAt = 0;
  let stale = true;
  /** The id of the place with the best evening; null is where we are. */
  let bestId;
  /** The favorite whose menu is open: it stays so while its place in the list changes. */
  let opened = null;
  /** What writes the age of each row anew. */
  let ticks = [];

  async function load() {
    stale = false;
    if (!answer) replace(list, h("li", {}, skeleton()));
    try {
      const include = ["localTime", "sunset", "current"];
      answer = await app.call("favorites.list", { include, ...app.measured() });
      answerAt = Date.now();
      trouble.replaceChildren();
      footer.show([{ warnings: answer.warnings }]);
      show();
    } catch (error) {
      trouble.replaceChildren(troubleOf(error, load, Boolean(answer)));
      if (!answer) replace(list);
    }
  }

  function show() {
    const { favorites, myLocation } = answer;
    const here = myLocation && { id: null, name: t("myLocation"), ...myLocation };
    ticks = [];
    hint.hidden = favorites.length === 0;
    bestId = bestOf([here, ...favorites])?.id;
    replace(
      list,
      here
        ? row(here, () => app.choose(null))
        : h("li", { class: "note" }, t("locationUnknown")),
      favorites.length === 0
        ? h("li", { class: "empty" }, t("noPlaceKept"))
        : favorites.map((favorite, index) => movable(favorite, index, favorites)),
    );
  }

  /** Which of all places has the best evening, if one has. */
  function bestOf(entries) {
    const evenings = entries.map((entry) => entry?.sunset?.value);
    const scores = evenings.map((evening) => (evening?.passed ? null : evening?.score) ?? -1);
    const best = Math.max(...scores);
    return entries.length > 1 && best >= 0 ? entries[scores.indexOf(best)] : null;
  }

  function row(entry, choose, more = []) {
    const { place, current, sunset } = entry;
    const isBest = entry.id === bestId;
    const weather = current?.value;
    const evening = sunset?.value ? { ...sunset.value, source: sunset.source } : null;
    const note = h("span", { class: "note" });
    const tick = () => {
      const seconds = (Date.now() - answerAt) / 1000;
      const said = [weather, evening].flatMap((value) => caveats(value, seconds));
      const text = [...new Set(said)].join(" · ");
      if (note.textContent !== text) note.textContent = text;
    };
    ticks.push(tick);
    tick();
    const go = () => {
      choose();
      app.tell("go", "sunset");
    };
    const button = h(
      "button",
      {
        type: "button",
        class: "place-card",
        "data-key": `go-${entry.id ?? "here"}`,
        style: skyOf(evening),
        onclick: go,
      },
      h(
        "span",
        { class: "place-title" },
        h("strong", { dir: "auto" }, entry.name),
        h("span", { class: "note", dir: "auto" }, [place.displayName, clock(entry.localTime)].join(" · ")),
        note,
      ),
      h("span", { class: "place-weather" }, weatherText(weather)),
      h(
        "span",
        { class: "pill" },
        h("span", { class: "hidden" }, `${evening?.passed ? t("sunsetOverScore") : t("sunsetScore")} `),
        evening?.reason ? null : marked(number(evening?.score), evening?.source, evening),
        isBest ? h("span", { class: "hidden" }, t("isBest")) : null,
        h("span", { class: "pill-label" }, ` ${evening?.label ?? REASONS[evening?.reason] ?? ""}`),
        evening?.passed
          ? h("span", { class: "pill-label", "aria-hidden": "true" }, ` · ${t("isOver")}`)
          : null,
      ),
    );
    const className = isBest ? "best" : null;
    return h("li", { class: className }, h("div", { class: "place-row" }, button, ...more));
  }

  function movable(favorite, index, all) {
    const { id, name } = favorite;
    const tools = h(
      "details",
      { class: "tools", open: id === opened },
      h("summary", { "aria-label": t("placeMenu", { name }), "data-key": `tools-${id}` }, "⋯"),
      h(
        "div",
        {},
        tool(t("moveUp"), t("movePlaceUp", { name }), `up-${id}`, index === 0, () =>
          move(favorite, all[index - 1].id)),
        tool(t("moveDown"), t("movePlaceDown", { name }), `down-${id}`, index === all.length - 1, () =>
          move(favorite, all[index + 2]?.id ?? null)),
        tool(t("renameButton"), t("renamePlace", { name }), `name-${id}`, false, () => rename(favorite)),
        tool(t("removeButton"), t("removePlace", { name }), `remove-${id}`, false, () => remove(favorite)),
      ),
    );
    tools.addEventListener("toggle", () => {
      if (tools.open) opened = id;
      else if (opened === id) opened = null;
    });
    const item = row(favorite, () => app.choose(favorite.place), [tools]);
    item.dataset.id = favorite.id;
    letDrag(item, favorite);
    letSwipe(item, favorite);
    return item;
  }

  function tool(text, label, key, disabled, action) {
    return h(
      "button",
      {
        type: "button",
        "aria-label": label,
        "data-key": key,
        disabled,
        onclick: action,
      },
      text,
    );
  }

  /** Changes the list in the server, says so, then shows what it is now. */
  async function change(method, params, said) {
    try {
      toast(said(await app.call(method, params)));
    } catch (error) {
      trouble.replaceChildren(troubleOf(error, null, true));
    }
    await load();
  }

  const move = ({ id, name }, before) => change(
    "favorites.move",
    { id, before },
    () => t("placeMoved", { name }),
  );
  const remove = ({ id, name }) => change("favorites.remove", { id }, () =>
    t("placeRemoved", { name }));
  function rename({ id, name }) {
    const input = h("input", { id: "place-rename", value: name, required: true, maxlength: 100 });
    const save = (event) => {
      event.preventDefault();
      dialog.close();
      const wanted = input.value.trim();
      if (wanted && wanted !== name) void change(
        "favorites.rename",
        { id, name: wanted },
        () => t("placeRenamed", { name: wanted }),
      );
    };
    const dialog = openSheet(
      t("renamePlace", { name }),
      h(
        "form",
        { class: "row", onsubmit: save },
        h("label", { for: "place-rename" }, t("placeName")),
        input,
        h("button", { type: "submit" }, t("rename")),
      ),
    );
    input.select();
  }
  async function addShown() {
    const place = app.shownPlace;
    await change("favorites.add", place ? { place } : {}, ({ favorite, added }) =>
      t(added ? "placeKept" : "placeKeptAlready", { name: favorite.name }));
  }

  function letDrag(item, favorite) {
    item.draggable = true;
    item.addEventListener("dragstart", (event) => {
      event.dataTransfer.setData("text/plain", favorite.id);
      event.dataTransfer.effectAllowed = "move";
    });
    item.addEventListener("dragover", (event) => {
      event.preventDefault();
      item.classList.add("over");
    });
    item.addEventListener("dragleave", () => item.classList.remove("over"));
    item.addEventListener("drop", (event) => {
      event.preventDefault();
      const id = event.dataTransfer.getData("text/plain");
      const dragged = answer.favorites.find((other) => other.id === id);
      if (dragged && id !== favorite.id) void move(dragged, favorite.id);
    });
  }

  function letSwipe(item, favorite) {
    const front = item.firstElementChild;
    let start = null;
    const back = () => {
      start = null;
      front.style.removeProperty("transform");
    };
    item.addEventListener("pointerdown", (event) => {
      if (event.pointerType === "touch") start = event.clientX;
    });
    item.addEventListener("pointermove", (event) => {
      if (start === null) return;
      front.style.setProperty("transform", `translateX(${Math.min(0, event.clientX - start)}px)`);
    });
    item.addEventListener("pointercancel", back);
    item.addEventListener("pointerup", (event) => {
      const far = start !== null && event.clientX - start < -SWIPE_PIXELS;
      back();
      if (far) void remove(favorite);
    });
  }

  function shown() {
    if (stale) void load();
  }
  app.on("tick", () => ticks.forEach((tick) => tick()));
  app.on("favorites/didChange", ({ revision }) => {
    if (answer && revision === answer.revision) return;
    stale = true;
    if (!element.hidden && element.isConnected) void load();
  });
  app.on("reset", () => {
    stale = true;
    if (!element.hidden && element.isConnected) void load();
  });
  return { element, title: t("places"), shown, refresh: load };
}

/** The colors of the evening's sky, where they are known. */
function skyOf(evening) {
  if (evening?.gradient?.length !== 3) return null;
  const [, zenith, middle, horizon] = eveningSky(evening.gradient);
  return { "--zenith": zenith, "--middle": middle, "--horizon": horizon };
}

function weatherText(weather) {
  if (!weather) return DASH;
  const shown = marked(temperature(weather.temperature, weather.units), weather.source);
  return `${weather.condition?.emoji ?? ""} ${shown}`;
}
