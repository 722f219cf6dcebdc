// Search: suggestions while typing, each with its local time.

import { freshId, h, replace } from "./dom.js";
import { openSheet } from "./sheet.js";
import { troubleOf } from "./part.js";
import { t } from "./words.js";

export function openSearch(app) {
  const listId = freshId("suggestions");
  let asking = null;
  let places = [];
  let active = -1;

  const input = h("input", {
    type: "search",
    role: "combobox",
    "aria-label": t("place"),
    "aria-expanded": "false",
    "aria-controls": listId,
    "aria-autocomplete": "list",
    autocomplete: "off",
    spellcheck: "false",
    placeholder: t("searchExample"),
    oninput: search,
    onkeydown: steer,
  });
  const list = h(
    "ul",
    { id: listId, role: "listbox", class: "suggestions", "aria-label": t("suggestions") },
  );
  const note = h("p", { class: "note", role: "status" }, t("searchPrompt"));
  const trouble = h("div");
  const here = h(
    "button",
    { type: "button", class: "quiet", hidden: app.isEmbedded, onclick: locate },
    t("useMyLocation"),
  );
  const dialog = openSheet(t("search"), input, trouble, list, note, here);
  input.focus();

  async function search() {
    const query = input.value.trim();
    asking?.abort();
    asking = new AbortController();
    const { signal } = asking;
    if (!query) return show([], t("searchPrompt"));
    try {
      const onPart = (part) => !signal.aborted && show(part.places, t("searchFurther"));
      const params = { query, limit: 8, labels: true, text: { style: "headline" } };
      const answer = await app.call("location.search", params, { signal, onPart });
      show(answer.places, answer.text.headline);
      trouble.replaceChildren();
    } catch (error) {
      if (error.name !== "AbortError") trouble.replaceChildren(
        troubleOf(error, search, places.length > 0),
      );
    }
  }

  function show(found, said) {
    places = found;
    active = -1;
    note.textContent = said;
    input.setAttribute("aria-expanded", String(found.length > 0));
    input.removeAttribute("aria-activedescendant");
    replace(list, found.map((place, index) => option(place, index)));
  }

  function option(place, index) {
    return h(
      "li",
      {
        id: `${listId}-${index}`,
        role: "option",
        "aria-selected": "false",
        onclick: () => choose(place),
      },
      h(
        "span",
        {},
        h("strong", { dir: "auto" }, place.name),
        h("span", { class: "note", dir: "auto" }, place.displayName),
      ),
      h("span", { class: "note" }, place.localTimeLabels?.time),
    );
  }

  function steer(event) {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (step && places.length > 0) {
      event.preventDefault();
      mark((active + step + places.length) % places.length);
    } else if (event.key === "Enter" && places.length > 0) {
      event.preventDefault();
      choose(places[Math.max(active, 0)]);
    }
  }

  function mark(index) {
    active = index;
    for (const [at, item] of [...list.children].entries()) item.setAttribute(
      "aria-selected",
      String(at === index),
    );
    input.setAttribute("aria-activedescendant", `${listId}-${index}`);
    list.children[index].scrollIntoView({ block: "nearest" });
  }

  function choose(place) {
    asking?.abort();
    dialog.close();
    app.choose(place);
  }

  function locate() {
    dialog.close();
    void app.locate();
  }
}
