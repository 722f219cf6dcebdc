// The first visit: what the score means.

import { h } from "./dom.js";
import { openSheet } from "./sheet.js";
import { remember, remembered } from "./app.js";
import { t } from "./words.js";

export async function welcome(app, view) {
  if (remembered("welcomed")) return;
  try {
    const about = await app.call("sunset.about");
    const done = () => {
      remember("welcomed", true);
      card.remove();
    };
    const card = h(
      "section",
      { class: "card welcome", "aria-label": about.title },
      h("h2", {}, about.title),
      h("p", {}, /^[^.]*\./.exec(about.text)?.[0] ?? about.text),
      h(
        "div",
        { class: "row" },
        h("button", { type: "button", onclick: done }, t("gotIt")),
        h(
          "button",
          { type: "button", class: "quiet", onclick: () => openAbout(about) },
          t("tellMeMore"),
        ),
      ),
    );
    view.append(card);
  } catch {
    // It is explained on another visit.
  }
}

function openAbout(about) {
  openSheet(
    about.title,
    h("p", {}, about.text),
    about.factors.map((factor) => [h("h3", {}, factor.title), h("p", {}, factor.text)]),
    h("h3", {}, t("whatItCannotKnow")),
    h("ul", {}, about.unknowable.map((limit) => h("li", {}, limit))),
  );
}
