// One part of the page with its own life: loading, known, failed, retried.

import { h, replace } from "./dom.js";
import { PROVIDERS } from "./providers.js";
import { failure, isolated, language, remedy, t } from "./words.js";

/**
 * A section that shows `render(value)` once there is a value. While a newer one is on its way, and
 * when it could not be had, what is known stays, with its time.
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
    const text = [state === "loading" ? t("updating") : null, value?.text?.asOf];
    const told = text.filter(Boolean).join(" · ");
    if (note.textContent !== told) note.textContent = told;
  }

  return {
    element,
    show,
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
  return h("div", { class: "skeleton" }, h("span", { class: "hidden" }, t("loading")));
}

/** What went wrong, what would help, and a button where another try makes sense. */
export function troubleOf(error, retry, known = false) {
  // Such a text has its own hint.
  const hint = error?.data?.text
    ? null
    : language === "en" ? error?.data?.hint : remedy(error?.data);
  return h(
    "div",
    { class: "error", role: known ? "status" : "alert", "data-kind": error?.data?.kind },
    h("strong", {}, explained(error)),
    hint ? h("p", {}, hint) : null,
    known ? h("p", {}, t("knownBefore")) : null,
    retry ? h(
      "button",
      { type: "button", "data-key": "retry", onclick: retry },
      t("tryAgain"),
    ) : null,
  );
}

/** One sentence that says who failed and how, in the words of the server's own texts. */
export function explained(error) {
  const { kind, provider, httpStatus, text: told } = error?.data ?? {};
  if (told) return told;
  const message = kind === "serverUnavailable" ? t("serverUnreachable") : error?.message;
  const who = isolated(PROVIDERS[provider] ?? t("theProvider"));
  const text = failure(error?.data) ?? (message || t("somethingWentWrong"));
  const said = text.replace("{provider}", who);
  return httpStatus ? `${said} (HTTP ${httpStatus})` : said;
}
