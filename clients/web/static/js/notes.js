// What has to be said of the values of a view, once and below them: the server's warnings of each
// result, and whom to thank for the numbers.

import { h, replace } from "./dom.js";

export function notes() {
  const told = h("ul", { class: "told", hidden: true });
  const credit = h("p", { class: "credit", hidden: true });
  const element = h("footer", { class: "notes" }, told, credit);

  /** What stands there, so that the same again moves nothing. */
  let shown = null;

  function show(values) {
    const messages = values.flatMap((value) => value?.warnings ?? []).map(({ message }) => message);
    const credits = values.flatMap((value) => value?.attribution ?? []);
    const key = JSON.stringify([messages, credits]);
    if (key === shown) return;
    shown = key;
    told.hidden = messages.length === 0;
    replace(told, [...new Set(messages)].map((message) => h("li", {}, message)));
    const unique = [...new Map(credits.map((entry) => [entry.text, entry])).values()];
    credit.hidden = unique.length === 0;
    replace(credit, unique.map(({ text, url }) =>
      /^https?:/.test(url ?? "")
        ? h("a", { href: url, rel: "noreferrer", target: "_blank" }, text)
        : h("span", {}, text)));
  }

  return { element, show };
}
