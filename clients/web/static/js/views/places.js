// Favorites: where we are first, then the places kept, in an order of one's own.

import { aloud, BLOCKS, cell, columnOf, rowsOf, shown } from "../blocks.js";
import { h, replace } from "../dom.js";
import { notes } from "../notes.js";
import { skeleton, troubleOf } from "../part.js";
import { openSheet } from "../sheet.js";
import { eveningSky } from "../sky.js";
import { t } from "../words.js";

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
  let stale = true;
  /** The id of the place with the best evening; null is where we are. */
  let bestId;
  /** The favorite whose menu is open: it stays so while its place in the list changes. */
  let opened = null;

  async function load() {
    stale = false;
    if (!answer) replace(list, h("li", {}, skeleton()));
    try {
      const include = ["localTime", "sunset", "current", "warning"];
      answer = await app.call("favorites.list", { include, ...app.measured(), text: BLOCKS });
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
    const here = { id: null, ...myLocation };
    const [told, ...others] = rowsOf(answer, "place");
    hint.hidden = favorites.length === 0;
    bestId = bestOf([here, ...favorites])?.id;
    replace(
      list,
      row(here, told, () => app.choose(null)),
      favorites.length === 0
        ? h("li", { class: "empty" }, t("noPlaceKept"))
        : favorites.map((favorite, index) => movable(favorite, others[index], index, favorites)),
    );
  }

  /** Which of all places has the best evening, if one has. */
  function bestOf(entries) {
    const evenings = entries.map((entry) => entry?.sunset?.value);
    const scores = evenings.map((evening) => (evening?.passed ? null : evening?.score) ?? -1);
    const best = Math.max(...scores);
    return entries.length > 1 && best >= 0 ? entries[scores.indexOf(best)] : null;
  }

  function row(entry, told, choose, more = []) {
    const { place, sunset, warning } = entry;
    const isBest = entry.id === bestId;
    const go = () => {
      choose();
      app.tell("go", "sunset");
    };
    const [where, time] = ["where", "time"].map((id) => shown(told, id));
    const button = h(
      "button",
      {
        type: "button",
        class: "place-card",
        "data-key": `go-${entry.id ?? "here"}`,
        style: skyOf(sunset?.value),
        onclick: go,
      },
      h(
        "span",
        { class: "place-title" },
        h("strong", { dir: "auto" }, shown(told, "place")),
        h("span", { class: "note", dir: "auto" }, where, where && time ? " · " : null, time),
        shown(told, "note", "note"),
      ),
      h("span", { class: "place-weather" }, shown(told, "icon"), " ", shown(told, "temperature")),
      badge(told, warning?.value),
      h(
        "span",
        { class: "pill" },
        h("span", { class: "hidden" }, nameOf(told, "score"), " "),
        shown(told, "score"),
        isBest ? h("span", { class: "hidden" }, t("isBest")) : null,
        " ",
        shown(told, "label", "pill-label"),
      ),
    );
    const className = isBest ? "best" : null;
    return h("li", { class: className }, h("div", { class: "place-row" }, button, ...more));
  }

  function movable(favorite, told, index, all) {
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
    const item = row(favorite, told, () => app.choose(favorite.place), [tools]);
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

  function appear() {
    if (stale) void load();
  }
  app.on("favorites/didChange", ({ revision }) => {
    if (answer && revision === answer.revision) return;
    stale = true;
    if (!element.hidden && element.isConnected) void load();
  });
  app.on("reset", () => {
    stale = true;
    if (!element.hidden && element.isConnected) void load();
  });
  return { element, title: t("places"), shown: appear, refresh: load };
}

/** The colors of the evening's sky, where they are known. */
function skyOf(evening) {
  if (evening?.gradient?.length !== 3) return null;
  const [, zenith, middle, horizon] = eveningSky(evening.gradient);
  return { "--zenith": zenith, "--middle": middle, "--horizon": horizon };
}

/** That an official warning is in force at the place itself. */
function badge(told, warning) {
  const severity = warning && shown(told, "warning");
  return severity ? h("span", { class: "badge", "data-severity": warning.severity }, severity) : null;
}

function nameOf(row, id) {
  return cell(row, id) ? aloud(columnOf(row, id).name) : "";
}
