// One part of the page with its own life: loading, known, failed, retried.

import { h, replace } from "./dom.js";
import { age } from "./format.js";

/**
 * A section that shows `render(value)` once there is a value. While a newer one is on its way, and
 * when it could not be had, what is known stays, with its age.
 */
export function part({ title, render, retry, className = "", heading = "h2" }) {
  const note = h("span", { class: "note" });
  const body = h("div", { class: "body" });
  const trouble = h("div", { class: "trouble", hidden: true });
  const header = h("div", { class: "head" }, h(heading, {}, title), note);
  const element = h("section", { class: `card ${className}`, "aria-label": title });
  element.append(header, trouble, body);
  let known = false;

  return {
    element,
    show({ state, value, error }) {
      element.setAttribute("aria-busy", String(state === "loading"));
      element.dataset.state = state;
      if (value !== null && value !== undefined) {
        known = true;
        replace(body, render(value));
      } else if (!known) {
        replace(body, state === "loading" ? skeleton() : []);
      }
      trouble.hidden = state !== "failure";
      if (state === "failure") replace(trouble, troubleOf(error, retry, known));
      const old = age(value?.source);
      note.textContent = [
        state === "loading" ? "updating…" : "",
        old ?? "",
      ].filter(Boolean).join(" · ");
    },
    forget() {
      known = false;
    },
  };
}

export function skeleton() {
  return h("div", { class: "skeleton" }, h("span", { class: "hidden" }, "Loading"));
}

/** What went wrong, what would help, and a button where another try makes sense. */
export function troubleOf(error, retry, known = false) {
  const hint = error?.data?.hint;
  return h(
    "div",
    { class: "error", role: known ? "status" : "alert", "data-kind": error?.data?.kind },
    h("strong", {}, error?.message ?? "Something went wrong."),
    hint ? h("p", {}, hint) : null,
    known ? h("p", {}, "Shown below is what was known before.") : null,
    retry ? h(
      "button",
      { type: "button", "data-key": "retry", onclick: retry },
      "Try again",
    ) : null,
  );
}
